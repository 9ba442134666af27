#include "cli/lines/rng_command.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <ostream>

#include <CLI/CLI.hpp>

#include "engine/random/secure_source.h"

namespace baize {

namespace {

// Ends when the output fails; main() distinguishes a closed pipe from a full disk.
void write_raw_bytes(std::ostream& out) {
    SecureSource source;
    std::array<std::byte, 65'536> bytes{};
    std::array<char, bytes.size()> letters{};
    while (out.good()) {
        source.fill(bytes);
        std::transform(bytes.begin(), bytes.end(), letters.begin(), [](std::byte byte) {
            return static_cast<char>(byte);
        });
        out.write(letters.data(), static_cast<std::streamsize>(letters.size()));
    }
}

}  // namespace

void add_rng_command(CLI::App& app, Console& console) {
    CLI::App* const command =
        app.add_subcommand("rng", "Write the shuffler's random bytes, for statistical test suites");
    command->footer(
        "The bytes come from the generator that shuffles for real money, in an endless stream:\n"
        "  baize rng --raw | head -c 1000000 | ent\n"
        "  baize rng --raw | RNG_test stdin");
    // The flag is required so that no user starts an endless output by mistake.
    const auto raw = std::make_shared<bool>(false);
    command->add_flag("--raw", *raw, "Write an endless stream of bytes to standard output")
        ->required();
    command->callback([raw, &console] { write_raw_bytes(console.out); });
}

}  // namespace baize
