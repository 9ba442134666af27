// BAIZE_CHECK stops the process when the program itself is wrong. It stays on in release builds:
// for rounds, money and ledgers a stopped process is better than a wrong balance.
#pragma once

namespace baize {

[[noreturn]] void check_failed(const char* condition, const char* file, int line);

}  // namespace baize

#define BAIZE_CHECK(condition)                           \
    (static_cast<bool>(condition) ? static_cast<void>(0) \
                                  : ::baize::check_failed(#condition, __FILE__, __LINE__))
