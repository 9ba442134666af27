// The result of a hand as the engine and as the record tell it: the stacks, or what was won.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/core/money.h"
#include "engine/poker/hand/event.h"
#include "engine/poker/rules/seats.h"
#include "formats/histories/record.h"
#include "formats/histories/replay/replay.h"

namespace baize::histories {

// Sites count winnings differently: most leave out uncalled chips, some include a blind, and some
// include uncalled chips. Baize counts the pots.
enum class Counting : std::uint8_t { called, called_or_blind, everything, pots };

struct Results {
    PerPlayer<Money> ours{};
    PerPlayer<Money> theirs{};
    PerPlayer<Money> won{};  // amounts won by the players in `differ`
    poker::SeatSet differ{};
    Money part{};            // a player may get more than the engine's result by less than this
    bool has_sign = false;   // the sign fixes what each winner pays, which may be the whole win
    bool of_stacks = false;  // the finishing stacks, not what was won

    // The amount that the player lacks; below zero if the player has more.
    [[nodiscard]] Money lack(std::size_t player) const { return ours[player] - theirs[player]; }

    [[nodiscard]] Money shortfall() const;

    // Returns a player with a difference that neither commission nor an odd chip explains;
    // players_max if there is none. A winner may get less but must get something, and may get more
    // only by less than `part`. Without a sign, each winner pays at most the believed share of the
    // amount won, because the house takes from every pot and not from one winner alone. [I-25]
    [[nodiscard]] std::size_t first_mismatch() const;

    // True if all differences may be commission and odd chips.
    [[nodiscard]] bool may_be_commission() const {
        return shortfall() >= Money{} && first_mismatch() == players_max;
    }

    [[nodiscard]] bool splits_a_chip() const;
};

[[nodiscard]] Results stacks_of(const Record& record, const Replayer& replayer);
[[nodiscard]] Results winnings_of(const Record& record,
                                  const Replayer& replayer,
                                  Counting counting);

// Sites write zeros for winnings that they do not know.
[[nodiscard]] bool has_winnings(const Record& record);

[[nodiscard]] constexpr bool wins_a_pot(const poker::Event& event) {
    return event.what == poker::EventKind::pot_won || event.what == poker::EventKind::low_won;
}

}  // namespace baize::histories
