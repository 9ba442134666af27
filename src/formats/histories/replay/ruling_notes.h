// Rulings and other acts of a hand for which no format has an action. Each is recorded with the
// number of actions before it:
//
//   _baize_rulings = ['9 wrong_count p2 count 3', '9 reshuffled', '21 asked_to_see p2 by p1']
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/poker/live/report.h"
#include "engine/poker/rules/seats.h"

namespace baize::histories {

inline constexpr std::string_view rulings_field = "_baize_rulings";

enum class RulingKind : std::uint8_t {
    ruling,      // of a report
    reshuffle,   // the stub was shuffled
    ask_to_see,  // `asker` asked to see the hand of `report.seat`, which held `report.cards`
};

// Seats are players of the record.
struct RulingNote {
    std::size_t step = 0;  // it came before this action of the record
    RulingKind kind = RulingKind::ruling;
    poker::Seat asker = 0;
    poker::Report report{};
};

// Returns false if the text is not in the form of rulings_text().
[[nodiscard]] bool read_rulings(std::string_view value, std::vector<RulingNote>& rulings);

// Returns an empty text if there are none.
[[nodiscard]] std::string rulings_text(std::span<const RulingNote> rulings);

}  // namespace baize::histories
