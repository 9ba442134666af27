#include <array>
#include <string_view>

#include "engine/games/crown_holdem/game.h"
#include "math/simulation/simulated_rooms.h"
#include "math/simulation/simulated_table.h"
#include "math/strategy/crown_holdem_strategies.h"

namespace baize::crown_holdem {

namespace {

enum Counted : std::size_t { count_flop, count_turn, count_river, count_fold };

constexpr std::array<std::string_view, 4> counted{"flop", "turn", "river", "fold"};
constexpr std::array wagers{Decision::flop, Decision::turn, Decision::river};

struct CrownHoldemSeat {
    using Room = CrownHoldem;
    static constexpr std::array opening{
        Wager::ante, Wager::dealer_poker_extra, Wager::player_poker_extra};
    static constexpr std::array later{Wager::flop, Wager::turn, Wager::river};
    static constexpr std::size_t hand_size = 2;
    static constexpr std::size_t community = 5;

    template <typename Strategy>
    [[nodiscard]] static bool plays(const SimulatedTable<CrownHoldemSeat>& table, std::size_t box) {
        const CardSet hole = table.hand(box);
        if (table.street() == street_hole) return Strategy::plays_flop(hole);
        if (table.street() == street_flop) return Strategy::plays_turn(hole, table.board(3));
        return Strategy::plays_river(hole, table.board(4));
    }

    template <typename Strategy>
    static void decide(SimulatedTable<CrownHoldemSeat>& table, std::size_t box) {
        const DecisionOffers offers = table.offers(box);
        if (plays<Strategy>(table, box)) {
            table.take(box, largest_offer(offers, wagers[table.street()]));
            table.count(count_flop + table.street());
        } else if (is_offered(offers, Decision::check)) {
            table.take(box, largest_offer(offers, Decision::check));
        } else {
            table.take(box, largest_offer(offers, Decision::fold));
            table.count(count_fold);
        }
    }
};

constexpr auto strategies =
    strategies_of<CrownHoldemSeat, PlayPractical, PlayAlways, PlayCautious>();

}  // namespace

}  // namespace baize::crown_holdem

namespace baize {

SimulatedGame simulated_crown_holdem() {
    return {crown_holdem::CrownHoldem::facts().id, crown_holdem::counted, crown_holdem::strategies};
}

}  // namespace baize
