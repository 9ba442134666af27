#include <array>
#include <string_view>

#include "engine/games/wild_aruba/game.h"
#include "math/simulation/simulated_rooms.h"
#include "math/simulation/simulated_table.h"
#include "math/strategy/wild_aruba_strategies.h"

namespace baize::wild_aruba {

namespace {

enum Counted : std::size_t { count_bet, count_instant_winner, count_fold };

constexpr std::array<std::string_view, 3> counted{"bet", "instant_winner", "fold"};

struct WildArubaSeat {
    using Room = WildAruba;
    static constexpr std::array opening{Wager::ante};
    static constexpr std::array later{Wager::bet};
    static constexpr std::size_t hand_size = 5;
    static constexpr std::size_t community = 0;

    template <typename Strategy>
    static void decide(SimulatedTable<WildArubaSeat>& table, std::size_t box) {
        const DecisionOffers offers = table.offers(box);
        const CardSet hand = table.hand(box);
        if (is_offered(offers, Decision::instant_winner) &&
            Strategy::takes_instant_winner(hand, table.up_card())) {
            table.take(box, largest_offer(offers, Decision::instant_winner));
            table.count(count_instant_winner);
            return;
        }
        const bool bets = Strategy::bets(hand, table.up_card());
        table.take(box, largest_offer(offers, bets ? Decision::bet : Decision::fold));
        table.count(bets ? count_bet : count_fold);
    }
};

constexpr auto strategies =
    strategies_of<WildArubaSeat, BetPractical, BetNoInstant, BetInstant, BetByUpCard, BetAlways>();

}  // namespace

}  // namespace baize::wild_aruba

namespace baize {

SimulatedGame simulated_wild_aruba() {
    return {wild_aruba::WildAruba::facts().id, wild_aruba::counted, wild_aruba::strategies};
}

}  // namespace baize
