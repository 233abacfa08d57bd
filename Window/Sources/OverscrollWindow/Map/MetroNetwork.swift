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
    MetroStation(
      name: "Eastmere Central", place: Vector2(1225, 1050), side: "ESE", lines: [5, 6, 7, 8]),
    MetroStation(
      name: "Eastgate Pier", place: Vector2(2375, 850), side: "S", lines: [1, 8]),
    MetroStation(
      name: "Marsh End", place: Vector2(1425, 2050), side: "W", lines: [4, 7]),
    MetroStation(
      name: "Abbey Gate", place: Vector2(725, 1050), side: "NE", lines: [0, 8]),
    MetroStation(
      name: "Almoner", place: Vector2(925, 750), side: "NE", lines: [0, 6]),
    MetroStation(
      name: "Ashlar Street", place: Vector2(525, 550), side: "NE", lines: [1, 3]),
    MetroStation(
      name: "Barge House", place: Vector2(725, 1550), side: "S", lines: [2, 5]),
    MetroStation(
      name: "Bellfounder", place: Vector2(725, 550), side: "NE", lines: [1, 6]),
    MetroStation(
      name: "Cooper Quay", place: Vector2(875, 1400), side: "E", lines: [0, 5]),
    MetroStation(
      name: "Copper Row", place: Vector2(525, 950), side: "NE", lines: [3, 8]),
    MetroStation(
      name: "Cornmarket", place: Vector2(1525, 750), side: "E", lines: [0, 5]),
    MetroStation(
      name: "Foundry Lane", place: Vector2(1925, 950), side: "SE", lines: [4, 8]),
    MetroStation(
      name: "Glasshouse", place: Vector2(1575, 1400), side: "E", lines: [0, 6]),
    MetroStation(
      name: "Guildhall", place: Vector2(1225, 750), side: "NE", lines: [0, 7]),
    MetroStation(
      name: "Iron Steps", place: Vector2(1925, 1750), side: "E", lines: [4, 6]),
    MetroStation(
      name: "Linden Cross", place: Vector2(1725, 1050), side: "SE", lines: [0, 8]),
    MetroStation(
      name: "Millrace", place: Vector2(525, 350), side: "NE", lines: [3, 6]),
    MetroStation(
      name: "Northway Cross", place: Vector2(1225, 550), side: "NE", lines: [1, 7]),
    MetroStation(
      name: "Observatory", place: Vector2(1925, 550), side: "NE", lines: [1, 4]),
    MetroStation(
      name: "Orchard Park", place: Vector2(1925, 350), side: "SE", lines: [4, 5]),
    MetroStation(
      name: "Reedmere", place: Vector2(525, 1750), side: "SE", lines: [3, 5]),
    MetroStation(
      name: "Ropewalk", place: Vector2(1775, 1600), side: "SW", lines: [2, 6]),
    MetroStation(
      name: "Saffron Court", place: Vector2(1925, 1600), side: "SE", lines: [2, 4]),
    MetroStation(
      name: "St Orrin", place: Vector2(1225, 1450), side: "SE", lines: [0, 7]),
    MetroStation(
      name: "Tanners Yard", place: Vector2(1225, 1600), side: "SE", lines: [2, 7]),
    MetroStation(
      name: "Weavers", place: Vector2(525, 1450), side: "NE", lines: [2, 3]),
    MetroStation(
      name: "Wicker Gate", place: Vector2(1725, 550), side: "SE", lines: [1, 5]),
    MetroStation(
      name: "Crown Hill", place: Vector2(125, 550), side: "N", lines: [1]),
    MetroStation(
      name: "Heron Wood", place: Vector2(175, 250), side: "N", lines: [6]),
    MetroStation(
      name: "Highmoor", place: Vector2(1225, 100), side: "E", lines: [7]),
    MetroStation(
      name: "Lakeside", place: Vector2(125, 1750), side: "S", lines: [5]),
    MetroStation(
      name: "Lantern Point", place: Vector2(2325, 150), side: "S", lines: [5]),
    MetroStation(
      name: "Marl Mouth", place: Vector2(2375, 1350), side: "N", lines: [2]),
    MetroStation(
      name: "Northfold", place: Vector2(525, 100), side: "E", lines: [3]),
    MetroStation(
      name: "Priory Down", place: Vector2(925, 2050), side: "S", lines: [3]),
    MetroStation(
      name: "Quarry Foot", place: Vector2(125, 1450), side: "N", lines: [2]),
    MetroStation(
      name: "Saltmarsh", place: Vector2(2375, 1850), side: "S", lines: [6]),
    MetroStation(
      name: "Stadium", place: Vector2(1925, 100), side: "W", lines: [4]),
    MetroStation(
      name: "Westering", place: Vector2(125, 950), side: "N", lines: [8]),
    MetroStation(
      name: "Beacon", place: Vector2(2125, 150), side: "S", lines: [5]),
    MetroStation(
      name: "Brickfields", place: Vector2(1325, 1800), side: "E", lines: [7]),
    MetroStation(
      name: "Chancery", place: Vector2(925, 1050), side: "N", lines: [8]),
    MetroStation(
      name: "Chandlers", place: Vector2(1425, 1450), side: "S", lines: [0]),
    MetroStation(
      name: "Cloth Hall", place: Vector2(1075, 900), side: "W", lines: [6]),
    MetroStation(
      name: "Cobbler Lane", place: Vector2(1625, 850), side: "NE", lines: [0]),
    MetroStation(
      name: "Cormorant", place: Vector2(2275, 1450), side: "SE", lines: [2]),
    MetroStation(
      name: "Cricket Field", place: Vector2(725, 2050), side: "S", lines: [3]),
    MetroStation(
      name: "Drapers", place: Vector2(975, 550), side: "N", lines: [1]),
    MetroStation(
      name: "Fallow Field", place: Vector2(2175, 1850), side: "S", lines: [6]),
    MetroStation(
      name: "Ferry Stairs", place: Vector2(1725, 1250), side: "E", lines: [0]),
    MetroStation(
      name: "Fishsteps", place: Vector2(1025, 1250), side: "W", lines: [5]),
    MetroStation(
      name: "Fuller Street", place: Vector2(725, 1250), side: "W", lines: [0]),
    MetroStation(
      name: "Gravel Lane", place: Vector2(1625, 2050), side: "S", lines: [4]),
    MetroStation(
      name: "Hazel Down", place: Vector2(2125, 1600), side: "S", lines: [2]),
    MetroStation(
      name: "Hopyard", place: Vector2(1925, 1350), side: "E", lines: [4]),
    MetroStation(
      name: "Kestrel Hill", place: Vector2(2175, 850), side: "N", lines: [8]),
    MetroStation(
      name: "Kiln Green", place: Vector2(525, 750), side: "E", lines: [3]),
    MetroStation(
      name: "Larch Avenue", place: Vector2(1225, 250), side: "E", lines: [7]),
    MetroStation(
      name: "Malthouse", place: Vector2(1075, 1450), side: "N", lines: [0]),
    MetroStation(
      name: "Mapmaker", place: Vector2(1925, 750), side: "E", lines: [4]),
    MetroStation(
      name: "Minster", place: Vector2(825, 850), side: "SE", lines: [0]),
    MetroStation(
      name: "Ninepins", place: Vector2(325, 1450), side: "N", lines: [2]),
    MetroStation(
      name: "Osier Bank", place: Vector2(975, 1600), side: "S", lines: [2]),
    MetroStation(
      name: "Otter Brook", place: Vector2(325, 1750), side: "S", lines: [5]),
    MetroStation(
      name: "Paper Mill", place: Vector2(1475, 1050), side: "N", lines: [8]),
    MetroStation(
      name: "Pennant", place: Vector2(1475, 550), side: "N", lines: [1]),
    MetroStation(
      name: "Rushmead", place: Vector2(525, 1900), side: "W", lines: [3]),
    MetroStation(
      name: "Saddlers Green", place: Vector2(1225, 400), side: "E", lines: [7]),
    MetroStation(
      name: "Sailmakers", place: Vector2(1425, 1250), side: "NE", lines: [6]),
    MetroStation(
      name: "Scriveners", place: Vector2(1375, 900), side: "SE", lines: [5]),
    MetroStation(
      name: "Shepherds Walk", place: Vector2(325, 250), side: "S", lines: [6]),
    MetroStation(
      name: "Tallow Wharf", place: Vector2(525, 1150), side: "E", lines: [3]),
    MetroStation(
      name: "Telegraph", place: Vector2(2225, 700), side: "NE", lines: [1]),
    MetroStation(
      name: "Thistle", place: Vector2(325, 550), side: "N", lines: [1]),
    MetroStation(
      name: "Tollgate", place: Vector2(325, 950), side: "N", lines: [8]),
    MetroStation(
      name: "Vinegar Yard", place: Vector2(1425, 1600), side: "S", lines: [2]),
    MetroStation(
      name: "Weir Bridge", place: Vector2(1225, 1250), side: "E", lines: [7]),
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
