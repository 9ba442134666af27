// Data that must be stored together with the events but is not an event: the rejections that a
// person received. Notes are not part of the chain, and only the newest note in each slot of an
// owner is kept.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace baize::ledger {

struct Note {
    std::uint32_t owner = 0;  // a person
    std::uint32_t slot = 0;
    std::vector<std::byte> body{};
    friend bool operator==(const Note&, const Note&) = default;
};

}  // namespace baize::ledger
