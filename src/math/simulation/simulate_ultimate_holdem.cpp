#include <array>
#include <string_view>

#include "engine/games/ultimate_holdem/game.h"
#include "math/simulation/simulated_rooms.h"
#include "math/simulation/simulated_table.h"
#include "math/strategy/ultimate_holdem_strategies.h"

namespace baize::ultimate_holdem {

namespace {

enum Counted : std::size_t { count_play_4x, count_play_2x, count_play_1x, count_fold };

constexpr std::array<std::string_view, 4> counted{"play_4x", "play_2x", "play_1x", "fold"};

struct UltimateHoldemSeat {
    using Room = UltimateHoldem;
    static constexpr std::array opening{Wager::ante, Wager::blind, Wager::trips};
    static constexpr std::array later{Wager::play};
    static constexpr std::size_t hand_size = 2;
    static constexpr std::size_t community = 5;

    template <typename Strategy>
    [[nodiscard]] static bool plays(const SimulatedTable<UltimateHoldemSeat>& table,
                                    std::size_t box) {
        const CardSet hole = table.hand(box);
        if (table.street() == street_hole) return Strategy::raises_first(hole);
        if (table.street() == street_flop) return Strategy::raises_flop(hole, table.board(3));
        return Strategy::plays_river(hole, table.board(5));
    }

    template <typename Strategy>
    static void decide(SimulatedTable<UltimateHoldemSeat>& table, std::size_t box) {
        const DecisionOffers offers = table.offers(box);
        if (plays<Strategy>(table, box)) {
            table.take(box, largest_offer(offers, Decision::play));
            table.count(count_play_4x + table.street());
        } else if (is_offered(offers, Decision::check)) {
            table.take(box, largest_offer(offers, Decision::check));
        } else {
            table.take(box, largest_offer(offers, Decision::fold));
            table.count(count_fold);
        }
    }
};

constexpr auto strategies =
    strategies_of<UltimateHoldemSeat, PlayPractical, PlayAlways, PlayLate>();

}  // namespace

}  // namespace baize::ultimate_holdem

namespace baize {

SimulatedGame simulated_ultimate_holdem() {
    return {ultimate_holdem::UltimateHoldem::facts().id,
            ultimate_holdem::counted,
            ultimate_holdem::strategies};
}

}  // namespace baize
