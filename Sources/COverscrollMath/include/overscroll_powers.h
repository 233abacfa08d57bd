/* The powers of two in steps of a 128th: what an exponential is put together from.
 *
 * A table in C is plain read-only data; a Swift array would be allocated, or guarded, on first use.
 * Where a program has to be small (OVERSCROLL_COMPUTES_POWERS), the same table, to the bit, is worked
 * out on first use.
 */
#ifndef OVERSCROLL_POWERS_H
#define OVERSCROLL_POWERS_H

/* A power as a double, and what that is off by: power = value * e^correction, to 77 bits. */
typedef struct {
  double value;
  double correction;
} overscroll_power;

enum { OVERSCROLL_POWER_COUNT = 128 };

/* 2^(j/128) for j from 0: the bits of the double, less j << 45, and the correction, to 24 bits. Adding
 * steps << 45 restores those bits and adds the whole powers of two to the exponent, all in one. */
typedef struct {
  unsigned long long bits;
  double correction;
} overscroll_power_entry;

/* Works the table out from square roots of 2. */
void overscroll_compute_powers(overscroll_power_entry powers[OVERSCROLL_POWER_COUNT]);

#ifdef OVERSCROLL_COMPUTES_POWERS

const overscroll_power_entry *overscroll_powers(void);

#else

static inline const overscroll_power_entry *overscroll_powers(void) {
  static const overscroll_power_entry powers[OVERSCROLL_POWER_COUNT] = {
    {0x3ff0000000000000, 0x0p+0}, {0x3feff63da9fb3335, 0x1.b3b4f2p-54},
    {0x3fefec9a3e778061, -0x1.16013ap-56}, {0x3fefe315e86e7f85, -0x1.05e7a2p-54},
    {0x3fefd9b0d3158574, 0x1.cd2524p-55}, {0x3fefd06b29ddf6de, -0x1.bce802p-55},
    {0x3fefc74518759bc8, 0x1.0f74e6p-57}, {0x3fefbe3ecac6f383, 0x1.0a3e46p-54},
    {0x3fefb5586cf9890f, 0x1.79aa66p-54}, {0x3fefac922b7247f7, 0x1.eb51aap-55},
    {0x3fefa3ec32d3d1a2, 0x1.ebe3d8p-60}, {0x3fef9b66affed31b, -0x1.a03348p-57},
    {0x3fef9301d0125b51, -0x1.556522p-54}, {0x3fef8abdc06c31cc, -0x1.080ef8p-58},
    {0x3fef829aaea92de0, -0x1.1c923cp-54}, {0x3fef7a98c8a58e51, 0x1.0d3e3ep-55},
    {0x3fef72b83c7d517b, -0x1.01b15ep-55}, {0x3fef6af9388c8dea, -0x1.f1ff06p-55},
    {0x3fef635beb6fcb75, 0x1.b898c4p-55}, {0x3fef5be084045cd4, -0x1.6d99c8p-54},
    {0x3fef54873168b9aa, 0x1.aecf74p-54}, {0x3fef4d5022fcd91d, -0x1.fe782cp-55},
    {0x3fef463b88628cd6, 0x1.a6f414p-55}, {0x3fef3f49917ddc96, 0x1.07a05cp-55},
    {0x3fef387a6e756238, 0x1.68efdep-54}, {0x3fef31ce4fb2a63f, 0x1.75e19p-55},
    {0x3fef2b4565e27cdd, 0x1.0472bap-55}, {0x3fef24dfe1f56381, -0x1.6b87b4p-54},
    {0x3fef1e9df51fdee1, 0x1.2f7e16p-55}, {0x3fef187fd0dad990, -0x1.d219b2p-60},
    {0x3fef1285a6e4030b, 0x1.b37828p-55}, {0x3fef0cafa93e2f56, 0x1.e14928p-57},
    {0x3fef06fe0a31b715, 0x1.34d754p-55}, {0x3fef0170fc4cd831, 0x1.64201ep-55},
    {0x3feefc08b26416ff, 0x1.fdd396p-55}, {0x3feef6c55f929ff1, -0x1.6a3804p-55},
    {0x3feef1a7373aa9cb, -0x1.24aedcp-54}, {0x3feeecae6d05d866, -0x1.907f82p-54},
    {0x3feee7db34e59ff7, -0x1.1d1e84p-56}, {0x3feee32dc313a8e5, -0x1.91919cp-54},
    {0x3feedea64c123422, 0x1.59f48ap-55}, {0x3feeda4504ac801c, -0x1.312608p-54},
    {0x3feed60a21f72e2a, -0x1.8a78f4p-58}, {0x3feed1f5d950a897, -0x1.c2c9b6p-56},
    {0x3feece086061892d, 0x1.363ed6p-59}, {0x3feeca41ed1d0057, 0x1.666094p-54},
    {0x3feec6a2b5c13cd0, 0x1.ecce1ep-57}, {0x3feec32af0d7d3de, 0x1.3ff8e4p-54},
    {0x3feebfdad5362a27, 0x1.690cecp-56}, {0x3feebcb299fddd0d, 0x1.31dbdep-54},
    {0x3feeb9b2769d2ca7, -0x1.f9434p-55}, {0x3feeb6daa2cf6642, -0x1.7deccep-55},
    {0x3feeb42b569d4f82, -0x1.8dec6cp-56}, {0x3feeb1a4ca5d920f, -0x1.61246ep-55},
    {0x3feeaf4736b527da, 0x1.335052p-54}, {0x3feead12d497c7fd, 0x1.b98b72p-56},
    {0x3feeab07dd485429, 0x1.063e1ep-54}, {0x3feea9268a5946b7, 0x1.4c7856p-60},
    {0x3feea76f15ad2148, 0x1.432e62p-54}, {0x3feea5e1b976dc09, -0x1.ce44a6p-55},
    {0x3feea47eb03a5585, -0x1.c33c54p-55}, {0x3feea34634ccc320, -0x1.453788p-55},
    {0x3feea23882552225, -0x1.3cedd8p-54}, {0x3feea155d44ca973, 0x1.710aa8p-58},
    {0x3feea09e667f3bcd, -0x1.3b3efcp-54}, {0x3feea012750bdabf, -0x1.a12ad8p-57},
    {0x3fee9fb23c651a2f, -0x1.367efcp-57}, {0x3fee9f7df9519484, -0x1.0dc3d6p-55},
    {0x3fee9f75e8ec5f74, -0x1.81f648p-56}, {0x3fee9f9a48a58174, -0x1.6ee4acp-55},
    {0x3fee9feb564267c9, -0x1.619322p-55}, {0x3feea0694fde5d3f, 0x1.09ccb6p-54},
    {0x3feea11473eb0187, -0x1.b32dccp-56}, {0x3feea1ed0130c132, 0x1.4ecfd6p-54},
    {0x3feea2f336cf4e62, 0x1.5ebe1ap-57}, {0x3feea427543e1a12, -0x1.8a1c52p-55},
    {0x3feea589994cce13, -0x1.369b7p-54}, {0x3feea71a4623c7ad, -0x1.05e844p-55},
    {0x3feea8d99b4492ed, -0x1.4d450ep-54}, {0x3feeaac7d98a6699, 0x1.0ad676p-54},
    {0x3feeace5422aa0db, 0x1.db72fcp-55}, {0x3feeaf3216b5448c, -0x1.5b660ap-57},
    {0x3feeb1ae99157736, 0x1.bf6836p-56}, {0x3feeb45b0b91ffc6, -0x1.3091fap-54},
    {0x3feeb737b0cdc5e5, -0x1.da9b88p-58}, {0x3feeba44cbc8520f, -0x1.c23f98p-57},
    {0x3feebd829fde4e50, -0x1.243432p-54}, {0x3feec0f170ca07ba, -0x1.5ca6cep-55},
    {0x3feec49182a3f090, 0x1.1affc2p-56}, {0x3feec86319e32323, 0x1.dd235ep-57},
    {0x3feecc667b5de565, -0x1.7c5042p-55}, {0x3feed09bec4a2d33, 0x1.b1c86ep-55},
    {0x3feed503b23e255d, -0x1.1bbd1ep-54}, {0x3feed99e1330b358, 0x1.0cc31ap-54},
    {0x3feede6b5579fdbf, 0x1.469846p-55}, {0x3feee36bbfd3f37a, -0x1.2dfcdap-55},
    {0x3feee89f995ad3ad, 0x1.c1a77ap-55}, {0x3feeee07298db666, -0x1.07b8f4p-54},
    {0x3feef3a2b84f15fb, -0x1.5c3d96p-58}, {0x3feef9728de5593a, -0x1.0a40e4p-54},
    {0x3feeff76f2fb5e47, -0x1.8d6f44p-57}, {0x3fef05b030a1064a, -0x1.1eee26p-54},
    {0x3fef0c1e904bc1d2, 0x1.4ffd7p-56}, {0x3fef12c25bd71e09, -0x1.1bdfcp-54},
    {0x3fef199bdd85529c, 0x1.36eae4p-56}, {0x3fef20ab5fffd07a, 0x1.ee3326p-55},
    {0x3fef27f12e57d14b, 0x1.4e08fep-55}, {0x3fef2f6d9406e7b5, 0x1.3cdaf4p-57},
    {0x3fef3720dcef9069, 0x1.76b2c6p-57}, {0x3fef3f0b555dc3fa, -0x1.08a188p-55},
    {0x3fef472d4a07897c, -0x1.fad5d4p-55}, {0x3fef4f87080d89f2, -0x1.00dae4p-54},
    {0x3fef5818dcfba487, 0x1.4a385ap-56}, {0x3fef60e316c98398, -0x1.2919e2p-55},
    {0x3fef69e603db3285, 0x1.e5a50ep-55}, {0x3fef7321f301b460, 0x1.43a59ap-55},
    {0x3fef7c97337b9b5f, -0x1.2d521p-55}, {0x3fef864614f5a129, -0x1.92ab94p-55},
    {0x3fef902ee78b3ff6, 0x1.4b6046p-56}, {0x3fef9a51fbc74c83, 0x1.3c5ec6p-55},
    {0x3fefa4afa2a490da, -0x1.ff7128p-55}, {0x3fefaf482d8e67f1, -0x1.dae98ep-55},
    {0x3fefba1bee615a27, 0x1.ec3bc4p-55}, {0x3fefc52b376bba97, 0x1.42b94cp-55},
    {0x3fefd0765b6e4540, 0x1.a64a94p-55}, {0x3fefdbfdad9cbe14, -0x1.e37baep-55},
    {0x3fefe7c1819e90d8, 0x1.7893b4p-56}, {0x3feff3c22b8f71f1, 0x1.305c14p-58},
  };
  return powers;
}

#endif

/* 2^(steps / 128). The lowest 19 bits of `steps` count, as a signed number; the power must be normal. */
static inline overscroll_power overscroll_power_of_two(unsigned long long steps) {
  const overscroll_power_entry *entry = overscroll_powers() + (steps & 127);
  unsigned long long bits = entry->bits + (steps << 45);
  overscroll_power power;
  __builtin_memcpy(&power.value, &bits, sizeof bits);
  power.correction = entry->correction;
  return power;
}

#endif
