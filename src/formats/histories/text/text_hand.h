// A hand that was played on the engine, as its text tells it.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/poker/hand/hand.h"
#include "formats/histories/replay/replay.h"
#include "formats/histories/text/text_words.h"

namespace baize::histories {

// Seats are players of the record.
struct TextHand {
    const Record& record;
    const Replayer& played;
    TextCurrency currency{};
    std::vector<std::string> names{};
    poker::Amounts won{};           // what each player took from the pots
    bool is_won_as_played = false;  // the record gives each player what the engine gives

    // Chips that went into the pots, and the street on which each folded player folded. The
    // lines of the play fill them in for the summary.
    poker::Amounts put_in{};
    poker::SeatSet folded{};
    std::array<poker::Street, poker::seats_max> folded_on{};

    [[nodiscard]] std::string amount(Money money) const {
        return text_amount(currency, money, record.decimals);
    }
};

// "[As Kd]"
[[nodiscard]] std::string text_cards(const poker::Face* cards, std::size_t count);

// " from pot", " from main pot" or " from side pot-2"
[[nodiscard]] std::string text_pot(std::size_t pot, std::size_t pot_count);

// The number of pots that were won.
[[nodiscard]] std::size_t text_pot_count(const Replayer& played);

// The words for the hand that a player showed, if the board is complete; otherwise empty.
[[nodiscard]] std::string text_shown(const TextHand& hand, poker::Seat seat);

}  // namespace baize::histories
