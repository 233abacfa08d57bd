// Written by Window/convert-map from the demo's map; not to be edited.
import Overscroll

/// The metro of Eastmere, a town that does not exist; all places in points at zoom scale 1.
enum MetroNetwork {
  static let size = Size2(2500, 2150)
  static let unit = 50.0

  static let lines = [
    MetroLine(
      name: "Ring", color: Color(0xdda916), isRound: true,
      way: [
        Vector2(925, 750), Vector2(1525, 750), Vector2(1725, 950), Vector2(1725, 1250),
        Vector2(1525, 1450), Vector2(925, 1450), Vector2(725, 1250), Vector2(725, 950),
      ]),
    MetroLine(
      name: "Crown", color: Color(0x75808f), isRound: false,
      way: [
        Vector2(125, 550), Vector2(2075, 550), Vector2(2375, 850),
      ]),
    MetroLine(
      name: "Marl", color: Color(0xd4588f), isRound: false,
      way: [
        Vector2(125, 1450), Vector2(625, 1450), Vector2(775, 1600), Vector2(2125, 1600),
        Vector2(2375, 1350),
      ]),
    MetroLine(
      name: "Mill", color: Color(0x7a4fa3), isRound: false,
      way: [
        Vector2(525, 100), Vector2(525, 1900), Vector2(675, 2050), Vector2(925, 2050),
      ]),
    MetroLine(
      name: "Eastgate", color: Color(0x139294), isRound: false,
      way: [
        Vector2(1925, 100), Vector2(1925, 1900), Vector2(1775, 2050), Vector2(1425, 2050),
      ]),
    MetroLine(
      name: "Lantern", color: Color(0xdf7a1c), isRound: false,
      way: [
        Vector2(2325, 150), Vector2(2125, 150), Vector2(525, 1750), Vector2(125, 1750),
      ]),
    MetroLine(
      name: "Heron", color: Color(0x2e8b4d), isRound: false,
      way: [
        Vector2(175, 250), Vector2(425, 250), Vector2(2025, 1850), Vector2(2375, 1850),
      ]),
    MetroLine(
      name: "Northway", color: Color(0x2270b9), isRound: false,
      way: [
        Vector2(1225, 100), Vector2(1225, 1700), Vector2(1425, 1900), Vector2(1425, 2050),
      ]),
    MetroLine(
      name: "Copper", color: Color(0xcc3f2e), isRound: false,
      way: [
        Vector2(125, 950), Vector2(525, 950), Vector2(625, 1050), Vector2(1825, 1050),
        Vector2(2025, 850), Vector2(2375, 850),
      ]),
  ]

  // The busiest first: the numbers are those of the lines that call.
  static let stations = [
    MetroStation("Eastmere Central", Vector2(1225, 1050), "ESE", [5, 6, 7, 8]),
    MetroStation("Eastgate Pier", Vector2(2375, 850), "S", [1, 8]),
    MetroStation("Marsh End", Vector2(1425, 2050), "W", [4, 7]),
    MetroStation("Abbey Gate", Vector2(725, 1050), "NE", [0, 8]),
    MetroStation("Almoner", Vector2(925, 750), "NE", [0, 6]),
    MetroStation("Ashlar Street", Vector2(525, 550), "NE", [1, 3]),
    MetroStation("Barge House", Vector2(725, 1550), "S", [2, 5]),
    MetroStation("Bellfounder", Vector2(725, 550), "NE", [1, 6]),
    MetroStation("Cooper Quay", Vector2(875, 1400), "E", [0, 5]),
    MetroStation("Copper Row", Vector2(525, 950), "NE", [3, 8]),
    MetroStation("Cornmarket", Vector2(1525, 750), "E", [0, 5]),
    MetroStation("Foundry Lane", Vector2(1925, 950), "SE", [4, 8]),
    MetroStation("Glasshouse", Vector2(1575, 1400), "E", [0, 6]),
    MetroStation("Guildhall", Vector2(1225, 750), "NE", [0, 7]),
    MetroStation("Iron Steps", Vector2(1925, 1750), "E", [4, 6]),
    MetroStation("Linden Cross", Vector2(1725, 1050), "SE", [0, 8]),
    MetroStation("Millrace", Vector2(525, 350), "NE", [3, 6]),
    MetroStation("Northway Cross", Vector2(1225, 550), "NE", [1, 7]),
    MetroStation("Observatory", Vector2(1925, 550), "NE", [1, 4]),
    MetroStation("Orchard Park", Vector2(1925, 350), "SE", [4, 5]),
    MetroStation("Reedmere", Vector2(525, 1750), "SE", [3, 5]),
    MetroStation("Ropewalk", Vector2(1775, 1600), "SW", [2, 6]),
    MetroStation("Saffron Court", Vector2(1925, 1600), "SE", [2, 4]),
    MetroStation("St Orrin", Vector2(1225, 1450), "SE", [0, 7]),
    MetroStation("Tanners Yard", Vector2(1225, 1600), "SE", [2, 7]),
    MetroStation("Weavers", Vector2(525, 1450), "NE", [2, 3]),
    MetroStation("Wicker Gate", Vector2(1725, 550), "SE", [1, 5]),
    MetroStation("Crown Hill", Vector2(125, 550), "N", [1]),
    MetroStation("Heron Wood", Vector2(175, 250), "N", [6]),
    MetroStation("Highmoor", Vector2(1225, 100), "E", [7]),
    MetroStation("Lakeside", Vector2(125, 1750), "S", [5]),
    MetroStation("Lantern Point", Vector2(2325, 150), "S", [5]),
    MetroStation("Marl Mouth", Vector2(2375, 1350), "N", [2]),
    MetroStation("Northfold", Vector2(525, 100), "E", [3]),
    MetroStation("Priory Down", Vector2(925, 2050), "S", [3]),
    MetroStation("Quarry Foot", Vector2(125, 1450), "N", [2]),
    MetroStation("Saltmarsh", Vector2(2375, 1850), "S", [6]),
    MetroStation("Stadium", Vector2(1925, 100), "W", [4]),
    MetroStation("Westering", Vector2(125, 950), "N", [8]),
    MetroStation("Beacon", Vector2(2125, 150), "S", [5]),
    MetroStation("Brickfields", Vector2(1325, 1800), "E", [7]),
    MetroStation("Chancery", Vector2(925, 1050), "N", [8]),
    MetroStation("Chandlers", Vector2(1425, 1450), "S", [0]),
    MetroStation("Cloth Hall", Vector2(1075, 900), "W", [6]),
    MetroStation("Cobbler Lane", Vector2(1625, 850), "NE", [0]),
    MetroStation("Cormorant", Vector2(2275, 1450), "SE", [2]),
    MetroStation("Cricket Field", Vector2(725, 2050), "S", [3]),
    MetroStation("Drapers", Vector2(975, 550), "N", [1]),
    MetroStation("Fallow Field", Vector2(2175, 1850), "S", [6]),
    MetroStation("Ferry Stairs", Vector2(1725, 1250), "E", [0]),
    MetroStation("Fishsteps", Vector2(1025, 1250), "W", [5]),
    MetroStation("Fuller Street", Vector2(725, 1250), "W", [0]),
    MetroStation("Gravel Lane", Vector2(1625, 2050), "S", [4]),
    MetroStation("Hazel Down", Vector2(2125, 1600), "S", [2]),
    MetroStation("Hopyard", Vector2(1925, 1350), "E", [4]),
    MetroStation("Kestrel Hill", Vector2(2175, 850), "N", [8]),
    MetroStation("Kiln Green", Vector2(525, 750), "E", [3]),
    MetroStation("Larch Avenue", Vector2(1225, 250), "E", [7]),
    MetroStation("Malthouse", Vector2(1075, 1450), "N", [0]),
    MetroStation("Mapmaker", Vector2(1925, 750), "E", [4]),
    MetroStation("Minster", Vector2(825, 850), "SE", [0]),
    MetroStation("Ninepins", Vector2(325, 1450), "N", [2]),
    MetroStation("Osier Bank", Vector2(975, 1600), "S", [2]),
    MetroStation("Otter Brook", Vector2(325, 1750), "S", [5]),
    MetroStation("Paper Mill", Vector2(1475, 1050), "N", [8]),
    MetroStation("Pennant", Vector2(1475, 550), "N", [1]),
    MetroStation("Rushmead", Vector2(525, 1900), "W", [3]),
    MetroStation("Saddlers Green", Vector2(1225, 400), "E", [7]),
    MetroStation("Sailmakers", Vector2(1425, 1250), "NE", [6]),
    MetroStation("Scriveners", Vector2(1375, 900), "SE", [5]),
    MetroStation("Shepherds Walk", Vector2(325, 250), "S", [6]),
    MetroStation("Tallow Wharf", Vector2(525, 1150), "E", [3]),
    MetroStation("Telegraph", Vector2(2225, 700), "NE", [1]),
    MetroStation("Thistle", Vector2(325, 550), "N", [1]),
    MetroStation("Tollgate", Vector2(325, 950), "N", [8]),
    MetroStation("Vinegar Yard", Vector2(1425, 1600), "S", [2]),
    MetroStation("Weir Bridge", Vector2(1225, 1250), "E", [7]),
  ]

  static let riverName = "River Marl"
  static let riverNamePlace = Vector2(2205, 1175)
  static let riverWidth = 75.0
  static let river = [
    Vector2(-125, 1600), Vector2(475, 1600), Vector2(900, 1175), Vector2(2675, 1175),
  ]

  static let parks = [
    MetroPark(
      name: "Elm Heath",
      corners: [
        Vector2(825, 200), Vector2(1075, 200), Vector2(1125, 250), Vector2(1125, 400),
        Vector2(1075, 450), Vector2(875, 450), Vector2(775, 350), Vector2(775, 250),
      ]),
    MetroPark(
      name: "The Orchards",
      corners: [
        Vector2(2050, 275), Vector2(2325, 275), Vector2(2375, 325), Vector2(2375, 450),
        Vector2(2325, 500), Vector2(2125, 500), Vector2(2050, 425),
      ]),
    MetroPark(
      name: "South Commons",
      corners: [
        Vector2(1500, 1700), Vector2(1675, 1700), Vector2(1825, 1850), Vector2(1825, 1900),
        Vector2(1775, 1950), Vector2(1550, 1950), Vector2(1500, 1900),
      ]),
    MetroPark(
      name: "Quarry Woods",
      corners: [
        Vector2(125, 650), Vector2(375, 650), Vector2(425, 700), Vector2(425, 825),
        Vector2(375, 875), Vector2(175, 875), Vector2(75, 775), Vector2(75, 700),
      ]),
  ]
}
