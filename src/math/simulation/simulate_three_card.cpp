#include <array>
#include <string_view>

#include "engine/games/three_card/game.h"
#include "math/simulation/simulated_rooms.h"
#include "math/simulation/simulated_table.h"
#include "math/strategy/three_card_strategies.h"

namespace baize::three_card {

namespace {

enum Counted : std::size_t { count_play, count_fold };

constexpr std::array<std::string_view, 2> counted{"play", "fold"};

struct ThreeCardSeat {
    using Room = ThreeCard;
    static constexpr std::array opening{Wager::ante, Wager::pair_plus};
    static constexpr std::array later{Wager::play};
    static constexpr std::size_t hand_size = 3;
    static constexpr std::size_t community = 0;

    // A folded hand keeps its Pair Plus, because giving that up as well only loses it.
    template <typename Strategy>
    static void decide(SimulatedTable<ThreeCardSeat>& table, std::size_t box) {
        const DecisionOffers offers = table.offers(box);
        const bool plays = Strategy::plays(table.hand(box));
        table.take(box, largest_offer(offers, plays ? Decision::play : Decision::fold_ante));
        table.count(plays ? count_play : count_fold);
    }
};

constexpr auto strategies = strategies_of<ThreeCardSeat, PlayBest, PlayAlways, PlayQueen>();

}  // namespace

}  // namespace baize::three_card

namespace baize {

SimulatedGame simulated_three_card() {
    return {three_card::ThreeCard::facts().id, three_card::counted, three_card::strategies};
}

}  // namespace baize
