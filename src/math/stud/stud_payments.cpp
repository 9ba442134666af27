#include "math/stud/stud_payments.h"

#include <algorithm>
#include <optional>

#include "engine/banked/machine/play.h"
#include "engine/core/check.h"

namespace baize::exact::stud {
namespace {

CardList<5> as_dealt(CardSet hand) {
    CardList<5> cards;
    for (; !hand.empty(); hand.erase(hand.lowest()))
        cards.push_back(hand.lowest());
    return cards;
}

// An example of the dealer's hands of each kind, or nullopt if the player's hand rules the kind
// out. The judge ranks hands and does not check whether both hold the same card.
using DealerExamples = std::array<std::optional<CardSet>, dealer_kinds>;

struct StudDealers {
    const HandClass& highest;
    const HandClass* unqualified = nullptr;
    const HandClass* lowest = nullptr;  // The lowest that qualifies.

    [[nodiscard]] DealerExamples against(const HandClass& player, bool would_qualify) const {
        DealerExamples examples;
        const bool can_be_lower = lowest != nullptr && lowest->value < player.value;
        if (unqualified != nullptr) examples[index(Dealer::unqualified)] = unqualified->example;
        if (can_be_lower) examples[index(Dealer::lower)] = lowest->example;
        if (would_qualify) examples[index(Dealer::equal)] = player.example;
        if (highest.value > player.value) examples[index(Dealer::higher)] = highest.example;
        return examples;
    }
};

// A table with one box, reused for all questions.
class StudTable {
  public:
    StudTable(const GameHooks& game, const Rules& rules) : game_(game), rules_(rules) {
        box()[Wager::ante] = unit;
    }

    [[nodiscard]] bool qualifies(CardSet dealer) {
        round_.dealer = as_dealt(dealer);
        return game_.dealer_call(rules_, round_).qualifies;
    }

    [[nodiscard]] PayRow row(std::string_view kind, CardSet hand, const DealerExamples& dealers) {
        PayRow row{.kind = kind};
        Box& hands = box();
        hands.cards = as_dealt(hand);
        hands.standing = Standing::active;
        for (const DecisionOffer& offer : game_.decisions(rules_, round_, 0)) {
            const Box before = hands;
            take_decision(round_, hands, offer);
            row.decisions.push_back(pays(offer, dealers));
            hands = before;
        }
        BAIZE_CHECK(!row.decisions.empty());
        std::stable_sort(row.decisions.begin(),
                         row.decisions.end(),
                         [](const DecisionPays& one, const DecisionPays& other) {
                             return one.staked < other.staked;
                         });
        return row;
    }

  private:
    [[nodiscard]] Box& box() { return round_.boxes[0]; }

    [[nodiscard]] DecisionPays pays(const DecisionOffer& offer, const DealerExamples& dealers) {
        DecisionPays pays{.decision = offer.decision, .staked = unit + offer.amount};
        for (std::size_t i = 0; i < dealer_kinds; ++i) {
            if (!dealers[i]) continue;
            round_.dealer = as_dealt(*dealers[i]);
            settle_box(game_, rules_, round_, 0, lines_);
            BAIZE_CHECK(!lines_.overflowed());
            pays.net[i] = lines_.net().value();
            for (const SettledWager& line : lines_)
                pays.pays_hand[i] |= line.wager != Wager::ante && line.paid.is_positive();
        }
        return pays;
    }

    const GameHooks& game_;
    const Rules& rules_;
    Round round_{};
    BoxSettlement lines_{};
};

}  // namespace

StudPayments::StudPayments(const GameHooks& game,
                           const Rules& rules,
                           const Ranking& ranking,
                           const std::vector<HandClass>& classes) {
    StudTable table(game, rules);
    StudDealers dealers{.highest = classes.back()};
    for (const HandClass& hands : classes) {
        const bool qualifies = table.qualifies(hands.example);
        qualifies_.push_back(qualifies ? 1 : 0);
        if (!qualifies) dealers.unqualified = &hands;
        if (qualifies && dealers.lowest == nullptr) dealers.lowest = &hands;
    }
    for (std::size_t i = 0; i < classes.size(); ++i) {
        const HandClass& hands = classes[i];
        const PayRow row = table.row(
            ranking.kind(hands.value), hands.example, dealers.against(hands, qualifies(i)));
        if (rows_.empty() || rows_.back() != row) rows_.push_back(row);
        row_of_.push_back(rows_.size() - 1);
    }
}

}  // namespace baize::exact::stud
