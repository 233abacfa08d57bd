/* The two tables of Android's scroller: 100 samples of one cubic curve, found by bisection in single
 * precision until the error is below 1e-5, each search beginning where the last one ended.
 *
 * Facts read in `core/java/android/widget/OverScroller.java`; a test works them out again, to the bit.
 * A table in C is plain read-only data; a Swift array would be allocated, or guarded, on first use.
 */
#ifndef OVERSCROLL_SPLINE_H
#define OVERSCROLL_SPLINE_H

enum { OVERSCROLL_SPLINE_COUNT = 100 };

/* The share of the distance after each hundredth of the duration. */
static const float overscroll_spline_positions[OVERSCROLL_SPLINE_COUNT + 1] = {
  0x1.8p-16f, 0x1.d3f184p-6f, 0x1.d35eap-5f, 0x1.5dc108p-4f, 0x1.d0e0b6p-4f, 0x1.216144p-3f,
  0x1.59a4eap-3f, 0x1.91054ep-3f, 0x1.c777d2p-3f, 0x1.fccd44p-3f, 0x1.18941ap-2f, 0x1.322494p-2f,
  0x1.4b179cp-2f, 0x1.636dp-2f, 0x1.7b1c3ap-2f, 0x1.922672p-2f, 0x1.a884fap-2f, 0x1.be49eap-2f,
  0x1.d35f8ep-2f, 0x1.e7d816p-2f, 0x1.fba77ap-2f, 0x1.077302p-1f, 0x1.10c0bep-1f, 0x1.19bee8p-1f,
  0x1.2278bep-1f, 0x1.2ae942p-1f, 0x1.331226p-1f, 0x1.3afab4p-1f, 0x1.429ea2p-1f, 0x1.4a023ep-1f,
  0x1.51298p-1f, 0x1.581598p-1f, 0x1.5ec566p-1f, 0x1.653c9cp-1f, 0x1.6b7ea6p-1f, 0x1.718c7cp-1f,
  0x1.776324p-1f, 0x1.7d0bdp-1f, 0x1.828362p-1f, 0x1.87ce76p-1f, 0x1.8cea4cp-1f, 0x1.91db5cp-1f,
  0x1.96a22p-1f, 0x1.9b40f2p-1f, 0x1.9fb6f8p-1f, 0x1.a407b4p-1f, 0x1.a8339cp-1f, 0x1.ac39ecp-1f,
  0x1.b01dbep-1f, 0x1.b3e098p-1f, 0x1.b781acp-1f, 0x1.bb0284p-1f, 0x1.be637cp-1f, 0x1.c1a7dp-1f,
  0x1.c4ceaep-1f, 0x1.c7d774p-1f, 0x1.cac6ap-1f, 0x1.cd98f8p-1f, 0x1.d051c4p-1f, 0x1.d2f10ep-1f,
  0x1.d57828p-1f, 0x1.d7e5c6p-1f, 0x1.da3c6cp-1f, 0x1.dc7bf8p-1f, 0x1.dea46p-1f, 0x1.e0b79cp-1f,
  0x1.e2b57p-1f, 0x1.e49e8cp-1f, 0x1.e672c8p-1f, 0x1.e8337ap-1f, 0x1.e9e05ep-1f, 0x1.eb7b32p-1f,
  0x1.ed02eap-1f, 0x1.ee7864p-1f, 0x1.efdcdcp-1f, 0x1.f12fc8p-1f, 0x1.f271a4p-1f, 0x1.f3a2ccp-1f,
  0x1.f4c444p-1f, 0x1.f5d608p-1f, 0x1.f6d7c4p-1f, 0x1.f7ca9ep-1f, 0x1.f8aec8p-1f, 0x1.f983f2p-1f,
  0x1.fa4b28p-1f, 0x1.fb0488p-1f, 0x1.fbaffep-1f, 0x1.fc4e3p-1f, 0x1.fcdf54p-1f, 0x1.fd636p-1f,
  0x1.fddbp-1f, 0x1.fe45f4p-1f, 0x1.fea4fp-1f, 0x1.fef7dep-1f, 0x1.ff3f2p-1f, 0x1.ff7ae2p-1f,
  0x1.ffab4cp-1f, 0x1.ffd0a6p-1f, 0x1.ffeb14p-1f, 0x1.fffaccp-1f, 0x1p+0f,
};

/* The share of the duration after each hundredth of the distance. */
static const float overscroll_spline_times[OVERSCROLL_SPLINE_COUNT + 1] = {
  0x1.0cccccp-19f, 0x1.cade54p-9f, 0x1.caf562p-8f, 0x1.584db8p-7f, 0x1.cb350ep-7f, 0x1.1f1a84p-6f,
  0x1.58c9bp-6f, 0x1.92893ep-6f, 0x1.cc5b6cp-6f, 0x1.033144p-5f, 0x1.20503ap-5f, 0x1.3d7b6ep-5f,
  0x1.5ad3bcp-5f, 0x1.783a3ep-5f, 0x1.95bfccp-5f, 0x1.b374f6p-5f, 0x1.d14adp-5f, 0x1.ef425p-5f,
  0x1.06b5ecp-4f, 0x1.15e414p-4f, 0x1.25244ep-4f, 0x1.347ebcp-4f, 0x1.43fb66p-4f, 0x1.5392f8p-4f,
  0x1.6345e2p-4f, 0x1.73147ap-4f, 0x1.8306bep-4f, 0x1.931cf4p-4f, 0x1.a35ef8p-4f, 0x1.b3be1ep-4f,
  0x1.c449bcp-4f, 0x1.d4fa94p-4f, 0x1.e5d87ap-4f, 0x1.f6eb26p-4f, 0x1.0411f2p-3f, 0x1.0cc8f8p-3f,
  0x1.159ac4p-3f, 0x1.1e83b4p-3f, 0x1.278b52p-3f, 0x1.30b1b4p-3f, 0x1.39f338p-3f, 0x1.435764p-3f,
  0x1.4cd6dp-3f, 0x1.567ca4p-3f, 0x1.60453ep-3f, 0x1.6a3096p-3f, 0x1.74426cp-3f, 0x1.7e7aaep-3f,
  0x1.88e0bcp-3f, 0x1.9370dp-3f, 0x1.9e2ad2p-3f, 0x1.a9125cp-3f, 0x1.b42aecp-3f, 0x1.bf780ap-3f,
  0x1.caf982p-3f, 0x1.d6b2b2p-3f, 0x1.e29fa8p-3f, 0x1.eecb16p-3f, 0x1.fb3484p-3f, 0x1.03edc8p-2f,
  0x1.0a63fep-2f, 0x1.10ff2cp-2f, 0x1.17bbfp-2f, 0x1.1ea124p-2f, 0x1.25b1fp-2f, 0x1.2ce69p-2f,
  0x1.344dp-2f, 0x1.3be0e6p-2f, 0x1.43a55p-2f, 0x1.4b9cacp-2f, 0x1.53c9cep-2f, 0x1.5c32dp-2f,
  0x1.64d9ep-2f, 0x1.6dc12cp-2f, 0x1.76eaa8p-2f, 0x1.805b8ep-2f, 0x1.8a1fb4p-2f, 0x1.94349cp-2f,
  0x1.9e9e64p-2f, 0x1.a96af4p-2f, 0x1.b49d44p-2f, 0x1.c03e6p-2f, 0x1.cc58b8p-2f, 0x1.d8f1fcp-2f,
  0x1.e61f68p-2f, 0x1.f3e4c8p-2f, 0x1.012ee4p-1f, 0x1.08c7ep-1f, 0x1.10ce02p-1f, 0x1.195234p-1f,
  0x1.225ed6p-1f, 0x1.2c114cp-1f, 0x1.367fb6p-1f, 0x1.41cf72p-1f, 0x1.4e3868p-1f, 0x1.5c06ccp-1f,
  0x1.6ba52p-1f, 0x1.7dd998p-1f, 0x1.9417fcp-1f, 0x1.b237cep-1f, 0x1p+0f,
};

/* The share of the distance after `index` hundredths of the duration, 0 to 100. */
static inline float overscroll_spline_position(int index) { return overscroll_spline_positions[index]; }

/* The share of the duration after `index` hundredths of the distance, 0 to 100. */
static inline float overscroll_spline_time(int index) { return overscroll_spline_times[index]; }

#endif
