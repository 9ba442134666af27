// What has to be remembered together with the events and is none of them: what somebody was
// refused. Outside the chain; of each owner's slots the newest note stays.
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
