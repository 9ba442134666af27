// One decision when only the rest of the dealer's hand is unknown. Each hand that it may be is
// ranked, and the judge settles one example of each value, because he cannot distinguish hands of
// equal value.
#include <vector>

#include "engine/banked/machine/play.h"
#include "engine/core/check.h"
#include "math/advice/advice_parts.h"
#include "math/figures/distribution.h"

namespace baize::exact {
namespace {

struct HandsOfValue {
    Weight hands = 0;
    CardSet example{};
};

class DealerValues {
  public:
    explicit DealerValues(DealerRank rank) : rank_(rank), by_value_(std::size_t{1} << 16U) {}

    // Adds every hand that `missing` cards out of `unseen` complete.
    void add(CardSet hand, CardSet unseen, std::size_t missing) {
        if (missing == 0) {
            HandsOfValue& alike = by_value_[rank_(hand)];
            ++alike.hands;
            alike.example = hand;
            return;
        }
        for (; unseen.size() >= missing;) {
            const Card card = unseen.lowest();
            unseen.erase(card);
            CardSet more = hand;
            more.insert(card);
            add(more, unseen, missing - 1);
        }
    }

    [[nodiscard]] const std::vector<HandsOfValue>& all() const { return by_value_; }

  private:
    DealerRank rank_;
    std::vector<HandsOfValue> by_value_;
};

Money net_against(const GameHooks& game, const Rules& rules, Round& round, CardSet dealer) {
    BoxSettlement lines;
    round.dealer = laid_down(dealer);
    settle_box(game, rules, round, 0, lines);
    BAIZE_CHECK(!lines.overflowed());
    return lines.net().value();
}

}  // namespace

CountedChoicesWorth worth_against_hands(const GameHooks& game,
                                        const Rules& rules,
                                        const DecisionTree& tree,
                                        const Situation& situation,
                                        DealerRank rank) {
    const CardSet unseen =
        CardSet::full_deck() - situation.hand - situation.dealer - situation.known;
    DealerValues dealers(rank);
    dealers.add(situation.dealer, unseen, game.facts().hand_size - situation.dealer.size());
    CountedChoicesWorth worth;
    for (const HandsOfValue& alike : dealers.all())
        worth.deals += alike.hands;
    for (const Choice& choice : tree.points().front().choices) {
        BAIZE_CHECK(choice.is_last);
        Round round = tree.ends()[choice.to];
        WideCents net = 0;
        for (const HandsOfValue& alike : dealers.all()) {
            if (alike.hands == 0) continue;
            net += WideCents{net_against(game, rules, round, alike.example).cents()} *
                   static_cast<WideCents>(alike.hands);
        }
        worth.net.push_back(net);
    }
    return worth;
}

}  // namespace baize::exact
