// The streams of the ledger: the events of one subject, in their order.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace baize::ledger {

// Records contain these numbers: add new ones at the end and never renumber.
enum class StreamKind : std::uint8_t { house = 1, table = 2, person = 3, jackpot = 4 };

// The ordered events of one subject, such as a table or a person.
struct Stream {
    StreamKind kind = StreamKind::house;
    std::uint32_t number = 0;
    friend constexpr auto operator<=>(const Stream&, const Stream&) = default;
};

// Converts a stream into one number for records and keys. stream_of() converts back, and returns
// nullopt for an unknown kind.
[[nodiscard]] constexpr std::uint64_t packed(Stream stream) {
    return (static_cast<std::uint64_t>(stream.kind) << 32) | stream.number;
}

[[nodiscard]] std::optional<Stream> stream_of(std::uint64_t packed);
[[nodiscard]] std::string to_string(Stream stream);  // for example "table 12"

}  // namespace baize::ledger
