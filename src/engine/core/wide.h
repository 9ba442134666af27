// BAIZE_WIDE compiles a function once per vector instruction set and selects the version when the
// program starts. The results are the same.
#pragma once

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && \
    !defined(__SANITIZE_ADDRESS__)
#if __GNUC__ >= 12
#define BAIZE_WIDE __attribute__((target_clones("arch=x86-64-v4", "avx2", "default")))
#else
#define BAIZE_WIDE __attribute__((target_clones("avx2", "default")))
#endif
#else
#define BAIZE_WIDE
#endif
