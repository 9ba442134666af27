// Bodies of events that hold cards nobody may see yet: encrypted under the key of their round,
// bound to the head of their event. The chain covers what is stored, so it can be checked without
// any key. docs/formats/ledger.md draws them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <boost/describe.hpp>

#include "ledger/record/event.h"
#include "ledger/secrets/secret_box.h"

namespace baize::ledger {

// The round whose key a body is sealed under.
struct SealName {
    std::uint32_t table = 0;
    std::uint64_t round = 0;
    friend constexpr auto operator<=>(const SealName&, const SealName&) = default;
};
BOOST_DESCRIBE_STRUCT(SealName, (), (table, round))

// How a body is to be sealed.
struct Sealing {
    SealName name{};
    SecretKey key{};
    std::vector<std::byte> open{};  // stays readable: what was promised to everybody
};

// What anybody can read of a sealed body. The bytes are those of the event.
struct SealedBody {
    SealName name{};
    Bytes open{};
    Bytes box{};
};

// Nothing: the body is not sealed.
[[nodiscard]] std::optional<SealedBody> sealed_body(Bytes body);

// Writes the sealed body of an event with this head.
void seal_body(const EventHead& head,
               const Sealing& sealing,
               Bytes plain,
               std::vector<std::byte>& out);

// False: another key, or something in the body or the head was changed.
[[nodiscard]] bool open_body(const EventHead& head,
                             Bytes body,
                             const SecretKey& key,
                             std::vector<std::byte>& plain);

// What is published of a round's key before the round: whoever is handed the key later can tell
// that it is this one. One key opens a box to one plaintext only because of it.
[[nodiscard]] Hash lock_of(const SealName& name, const SecretKey& key);

}  // namespace baize::ledger
