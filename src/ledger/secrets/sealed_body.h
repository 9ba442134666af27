// Bodies of events with cards that must stay hidden for now. They are encrypted under the key of
// their round and bound to the head of their event. The chain covers the stored bytes, so it can be
// checked without any key. docs/formats/ledger.md shows the layout.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <boost/describe.hpp>

#include "ledger/record/event.h"
#include "ledger/secrets/secret_box.h"

namespace baize::ledger {

// The round whose key encrypts a body.
struct SealName {
    std::uint32_t table = 0;
    std::uint64_t round = 0;
    friend constexpr auto operator<=>(const SealName&, const SealName&) = default;
};
BOOST_DESCRIBE_STRUCT(SealName, (), (table, round))

// How to encrypt a body.
struct Sealing {
    SealName name{};
    SecretKey key{};
    std::vector<std::byte> open{};  // stays readable: the published commitment
};

// The readable parts of a sealed body. The bytes belong to the event.
struct SealedBody {
    SealName name{};
    Bytes open{};
    Bytes box{};
};

// Returns the parts of a sealed body, or nullopt if the body is not sealed.
[[nodiscard]] std::optional<SealedBody> sealed_body(Bytes body);

// Writes the sealed body of an event with this head.
void seal_body(const EventHead& head,
               const Sealing& sealing,
               Bytes plain,
               std::vector<std::byte>& out);

// Returns false if the key is wrong, or if the body or the head was changed.
[[nodiscard]] bool open_body(const EventHead& head,
                             Bytes body,
                             const SecretKey& key,
                             std::vector<std::byte>& plain);

// The commitment to a round's key, published before the round: it proves later that a disclosed key
// is the same key. Without it, a box could be opened to different plaintexts with different keys.
[[nodiscard]] Hash lock_of(const SealName& name, const SecretKey& key);

}  // namespace baize::ledger
