#include "ledger/sqlite/migrations.h"

#include <array>

// The assembler copies the files in; CMake makes this source depend on them.
// clang-format off
asm(".section .rodata\n"
    "baize_migration_1_begin: .incbin \"" BAIZE_MIGRATION_1_FILE "\"\n"
    "baize_migration_1_end: .byte 0\n"
    "baize_migration_2_begin: .incbin \"" BAIZE_MIGRATION_2_FILE "\"\n"
    "baize_migration_2_end: .byte 0\n"
    ".previous\n");
// clang-format on

extern "C" {
extern const char baize_migration_1_begin[];
extern const char baize_migration_1_end[];
extern const char baize_migration_2_begin[];
extern const char baize_migration_2_end[];
}

namespace baize::ledger {

std::span<const std::string_view> sqlite_migrations() {
    static const std::array<std::string_view, 2> all{
        std::string_view{baize_migration_1_begin, baize_migration_1_end},
        std::string_view{baize_migration_2_begin, baize_migration_2_end}};
    return all;
}

}  // namespace baize::ledger
