#include <array>
#include <string_view>

#include "engine/games/caribbean_stud/game.h"
#include "math/simulation/simulated_rooms.h"
#include "math/simulation/simulated_table.h"
#include "math/strategy/caribbean_stud_strategies.h"

namespace baize::caribbean_stud {

namespace {

enum Counted : std::size_t { count_bet, count_fold };

constexpr std::array<std::string_view, 2> counted{"bet", "fold"};

struct CaribbeanStudSeat {
    using Room = CaribbeanStud;
    static constexpr std::array opening{Wager::ante};
    static constexpr std::array later{Wager::bet};
    static constexpr std::size_t hand_size = 5;
    static constexpr std::size_t community = 0;

    template <typename Strategy>
    static void decide(SimulatedTable<CaribbeanStudSeat>& table, std::size_t box) {
        const DecisionOffers offers = table.offers(box);
        const bool bets = Strategy::bets(table.hand(box), table.up_card());
        table.take(box, largest_offer(offers, bets ? Decision::bet : Decision::fold));
        table.count(bets ? count_bet : count_fold);
    }
};

constexpr auto strategies =
    strategies_of<CaribbeanStudSeat, BetPractical, BetByUpCard, BetAlways, BetPairs>();

}  // namespace

}  // namespace baize::caribbean_stud

namespace baize {

SimulatedGame simulated_caribbean_stud() {
    return {caribbean_stud::CaribbeanStud::facts().id,
            caribbean_stud::counted,
            caribbean_stud::strategies};
}

}  // namespace baize
