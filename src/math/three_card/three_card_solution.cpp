#include "math/three_card/three_card_solution.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>

#include "engine/banked/wagers/settlement.h"
#include "engine/games/three_card/game.h"
#include "engine/games/three_card/rules.h"
#include "engine/hands/three_card.h"
#include "math/figures/suit_renaming.h"
#include "math/three_card/three_card_dealer.h"

namespace baize::exact {

namespace {

using three_card::ThreeCard;

// Suits of the highest, middle and lowest card, and the number of hands with these ranks and suits.
struct SuitPattern {
    std::array<unsigned, 3> suits{};
    Weight hands = 0;
};

constexpr std::array three_alike{SuitPattern{{0, 1, 2}, 4}};
constexpr std::array high_pair{SuitPattern{{0, 1, 0}, 12}, SuitPattern{{0, 1, 2}, 12}};
constexpr std::array low_pair{SuitPattern{{0, 0, 1}, 12}, SuitPattern{{2, 0, 1}, 12}};
constexpr std::array all_different{SuitPattern{{0, 0, 0}, 4},
                                   SuitPattern{{0, 0, 1}, 12},
                                   SuitPattern{{0, 1, 0}, 12},
                                   SuitPattern{{1, 0, 0}, 12},
                                   SuitPattern{{0, 1, 2}, 24}};

std::span<const SuitPattern> suit_patterns(const std::array<std::size_t, 3>& ranks) {
    if (ranks[0] == ranks[2]) return three_alike;
    if (ranks[0] == ranks[1]) return high_pair;
    if (ranks[1] == ranks[2]) return low_pair;
    return all_different;
}

CardSet hand_of(const std::array<std::size_t, 3>& ranks, const SuitPattern& pattern) {
    CardSet hand;
    for (std::size_t i = 0; i < ranks.size(); ++i)
        hand.insert(Card(static_cast<Rank>(ranks[i]), static_cast<Suit>(pattern.suits[i])));
    return hand;
}

// Calls visit(hand, hands) for each of the 1,755 hands that differ in more than the names of suits.
template <typename Visit>
void for_each_three_card_class(Visit&& visit) {
    std::array<std::size_t, 3> ranks{};
    auto& [high, middle, low] = ranks;
    for (high = 0; high < rank_count; ++high) {
        for (middle = 0; middle <= high; ++middle) {
            for (low = 0; low <= middle; ++low) {
                for (const SuitPattern& pattern : suit_patterns(ranks))
                    visit(hand_of(ranks, pattern), pattern.hands);
            }
        }
    }
}

// The judge's result for one box.
struct ThreeCardOutcome {
    Money net{};
    Money staked{};
    bool bonus = false;  // The Ante Bonus was paid.
};

// A table with one box, where hands are laid down and settled.
class ThreeCardTable {
  public:
    explicit ThreeCardTable(const Rules& rules) : rules_(rules) {}

    [[nodiscard]] ThreeCardOutcome played(CardSet hand, CardSet dealer) {
        clear(hand, Standing::played);
        box()[Wager::ante] = box()[Wager::play] = unit;
        return settled(dealer);
    }

    [[nodiscard]] ThreeCardOutcome folded(CardSet hand, CardSet dealer) {
        clear(hand, Standing::folded_ante);
        box()[Wager::ante] = unit;
        return settled(dealer);
    }

    // Settles Pair Plus alone, or beside a folded Ante. The dealer does not matter.
    [[nodiscard]] ThreeCardOutcome pair_plus(CardSet hand) {
        clear(hand, Standing::active);
        box()[Wager::pair_plus] = unit;
        return settled({});
    }

  private:
    [[nodiscard]] Box& box() { return round_.boxes[0]; }

    void clear(CardSet hand, Standing standing) {
        box() = Box{.standing = standing};
        lay(hand, box().cards);
    }

    static void lay(CardSet hand, CardList<5>& place) {
        place.clear();
        for (; !hand.empty(); hand.erase(hand.lowest()))
            place.push_back(hand.lowest());
    }

    [[nodiscard]] ThreeCardOutcome settled(CardSet dealer) {
        lay(dealer, round_.dealer);
        lines_.start();
        ThreeCard::settle_box(rules_, round_, 0, lines_);
        BAIZE_CHECK(!lines_.overflowed());
        ThreeCardOutcome outcome;
        for (const SettledWager& line : lines_) {
            outcome.net += line.back - line.staked;
            outcome.staked += line.staked;
            outcome.bonus = outcome.bonus || line.wager == Wager::ante_bonus;
        }
        return outcome;
    }

    Rules rules_;
    Round round_{};
    BoxSettlement lines_{};
};

// A hand, the number of deals in which it meets each class of dealer's hands, and an example of
// each class. No pay table changes these.
struct CountedThreeCards {
    CardSet hand{};
    Weight hands = 0;
    ThreeCardCounts counts{};
    std::array<CardSet, three_card_deals.size()> against{};
};

std::vector<CountedThreeCards> counted_three_cards(const Rules& rules) {
    const ThreeCardDealer dealer(rules);
    std::vector<CountedThreeCards> counted;
    for_each_three_card_class([&](CardSet hand, Weight hands) {
        counted.push_back({.hand = hand, .hands = hands, .counts = dealer.counts(hand)});
        for (std::size_t i = 0; i < three_card_deals.size(); ++i) {
            if (counted.back().counts[i] == 0) continue;
            counted.back().against[i] = dealer.example(hand, three_card_deals[i]);
        }
    });
    return counted;
}

// The four classes of deals of one hand, with their results if it is played and if it is folded.
struct ThreeCardDeals {
    CardSet hand{};
    Weight hands = 0;
    ThreeCardCounts counts{};
    std::array<ThreeCardOutcome, three_card_deals.size()> played{};
    std::array<ThreeCardOutcome, three_card_deals.size()> folded{};

    // True if playing is worth more than folding against these numbers of dealer's hands. Equal
    // values go to the decision that stakes less.
    [[nodiscard]] bool is_played(const ThreeCardCounts& dealers) const {
        Money more;
        for (std::size_t i = 0; i < dealers.size(); ++i)
            more += (played[i].net - folded[i].net) * static_cast<std::int64_t>(dealers[i]);
        return more.is_positive();
    }
};

// Calls visit(deals) for each of the 1,755 hands.
template <typename Visit>
void for_each_settled_hand(const Rules& rules,
                           const std::vector<CountedThreeCards>& all,
                           Visit&& visit) {
    ThreeCardTable table(rules);
    for (const CountedThreeCards& counted : all) {
        ThreeCardDeals deals{
            .hand = counted.hand, .hands = counted.hands, .counts = counted.counts};
        for (std::size_t i = 0; i < deals.counts.size(); ++i) {
            if (deals.counts[i] == 0) continue;
            deals.played[i] = table.played(counted.hand, counted.against[i]);
            deals.folded[i] = table.folded(counted.hand, counted.against[i]);
        }
        visit(deals);
    }
}

// The number of deals in which each kind of hand was paid, best first.
class PaidThreeCardHands {
  public:
    void add(CardSet hand, Weight deals) {
        deals_[static_cast<std::size_t>(rank_three(hand).category())] += deals;
    }

    [[nodiscard]] std::vector<Share> shares() const {
        std::vector<Share> shares;
        for (std::size_t i = deals_.size(); i-- > 0;) {
            if (deals_[i] == 0) continue;
            shares.push_back({std::string(name(static_cast<ThreeCardHand>(i))), deals_[i]});
        }
        return shares;
    }

  private:
    std::array<Weight, 6> deals_{};
};

// Calls visit(cards) for every addition of `cards` unseen cards to the dealer's.
template <typename Visit>
void for_each_seen(CardSet dealer, CardSet unseen, std::size_t cards, Visit& visit) {
    if (cards == 0) return visit(dealer);
    while (unseen.size() >= cards) {
        CardSet more = dealer;
        more.insert(unseen.lowest());
        unseen.erase(unseen.lowest());
        for_each_seen(more, unseen, cards - 1, visit);
    }
}

// The numbers of deals in which the player played and folded a hand.
struct DecidedThreeCards {
    ThreeCardCounts played{};
    ThreeCardCounts folded{};

    void add(const ThreeCardDeals& deals, const ThreeCardCounts& counts) {
        ThreeCardCounts& decided = deals.is_played(counts) ? played : folded;
        for (std::size_t i = 0; i < counts.size(); ++i)
            decided[i] += counts[i];
    }

    // Decides with the dealer's whole hand known.
    void add_each(const ThreeCardDeals& deals) {
        for (std::size_t i = 0; i < deals.counts.size(); ++i) {
            ThreeCardCounts only{};
            only[i] = deals.counts[i];
            add(deals, only);
        }
    }
};

// Returns the player's hands up to exchanges of suit names that leave the known cards unchanged.
std::vector<CountedThreeCards> known_cards_three_cards(const ThreeCardDealer& dealer,
                                                       const Information& information) {
    const SuitRenaming names{information.known, information.dealer};
    const CardSet deck = CardSet::full_deck() - information.known - information.dealer;
    std::vector<CountedThreeCards> counted;
    names.for_each_kind(deck, 3, [&](CardSet hand, Weight hands) {
        counted.push_back({hand, hands, dealer.counts(hand, information.dealer)});
        for (std::size_t i = 0; i < three_card_deals.size(); ++i) {
            if (counted.back().counts[i] == 0) continue;
            counted.back().against[i] = dealer.example(hand, three_card_deals[i]);
        }
    });
    return counted;
}

DecidedThreeCards decided_three_cards(const ThreeCardDealer& dealer,
                                      const ThreeCardDeals& deals,
                                      const Information& information) {
    DecidedThreeCards decided;
    if (information.dealer.size() + information.seen == 3) {
        decided.add_each(deals);
        return decided;
    }
    const auto decide = [&](CardSet seen) { decided.add(deals, dealer.counts(deals.hand, seen)); };
    const CardSet unseen =
        CardSet::full_deck() - information.known - information.dealer - deals.hand;
    for_each_seen(information.dealer, unseen, information.seen, decide);
    return decided;
}

WagerFigures known_cards_three_card_game(const Rules& rules,
                                         const ThreeCardDealer& dealer,
                                         const std::vector<CountedThreeCards>& all,
                                         const Information& information) {
    WagerFigures figures{.name = "ante", .strategy = {{"play", 0}, {"fold", 0}}};
    PaidThreeCardHands bonuses;
    for_each_settled_hand(rules, all, [&](const ThreeCardDeals& deals) {
        const DecidedThreeCards decided = decided_three_cards(dealer, deals, information);
        const auto add = [&](const auto& outcomes, const ThreeCardCounts& counts, Share& share) {
            for (std::size_t i = 0; i < counts.size(); ++i) {
                const Weight weight = deals.hands * counts[i];
                figures.results.add(outcomes[i].net, outcomes[i].staked, weight);
                share.deals += weight;
                if (outcomes[i].bonus) bonuses.add(deals.hand, weight);
            }
        };
        add(deals.played, decided.played, figures.strategy[0]);
        add(deals.folded, decided.folded, figures.strategy[1]);
    });
    figures.paid_hands = bonuses.shares();
    return figures;
}

WagerFigures three_card_main_game(const Rules& rules, const std::vector<CountedThreeCards>& all) {
    WagerFigures figures{.name = "ante", .strategy = {{"play", 0}, {"fold", 0}}};
    PaidThreeCardHands bonuses;
    for_each_settled_hand(rules, all, [&](const ThreeCardDeals& deals) {
        const bool plays = deals.is_played(deals.counts);
        for (std::size_t i = 0; i < deals.counts.size(); ++i) {
            const ThreeCardOutcome& outcome = (plays ? deals.played : deals.folded)[i];
            const Weight weight = deals.hands * deals.counts[i];
            figures.results.add(outcome.net, outcome.staked, weight);
            figures.strategy[plays ? 0 : 1].deals += weight;
            if (outcome.bonus) bonuses.add(deals.hand, weight);
        }
    });
    figures.paid_hands = bonuses.shares();
    return figures;
}

WagerFigures three_card_pair_plus(const Rules& rules, const std::vector<CountedThreeCards>& all) {
    WagerFigures figures{.name = "pair_plus"};
    PaidThreeCardHands paid;
    ThreeCardTable table(rules);
    for (const CountedThreeCards& counted : all) {
        const ThreeCardOutcome outcome = table.pair_plus(counted.hand);
        figures.results.add(outcome.net, outcome.staked, counted.hands);
        if (outcome.net.is_positive()) paid.add(counted.hand, counted.hands);
    }
    figures.paid_hands = paid.shares();
    return figures;
}

// True if everything but the pay tables is the same.
bool differ_in_tables_only(const Rules& one, const Rules& other) {
    Rules same = one;
    same.tables = other.tables;
    return same == other;
}

// Returns the first of the rules up to `here` that pay a wager by the same table.
std::size_t first_with_table(std::span<const Rules> all, std::size_t here, std::size_t slot) {
    for (std::size_t i = 0; i < here; ++i) {
        if (differ_in_tables_only(all[i], all[here]) &&
            all[i].tables[slot] == all[here].tables[slot])
            return i;
    }
    return here;
}

}  // namespace

GameFigures solve_three_card(const Rules& rules) {
    return solve_three_card_tables({&rules, 1}).front();
}

std::vector<GameFigures> solve_three_card_tables(std::span<const Rules> all) {
    std::vector<GameFigures> figures;
    std::vector<CountedThreeCards> counted;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (i == 0 || !differ_in_tables_only(all[i - 1], all[i]))
            counted = counted_three_cards(all[i]);
        const std::size_t ante = first_with_table(all, i, three_card::ante_bonus_slot);
        const std::size_t pair_plus = first_with_table(all, i, three_card::pair_plus_slot);
        figures.push_back(
            {.wagers = {ante < i ? figures[ante].wagers[0] : three_card_main_game(all[i], counted),
                        pair_plus < i ? figures[pair_plus].wagers[1]
                                      : three_card_pair_plus(all[i], counted)}});
    }
    return figures;
}

GameFigures known_cards_three_card(const Rules& rules, const Information& information) {
    const ThreeCardDealer dealer(rules, information.known);
    const std::vector<CountedThreeCards> all = known_cards_three_cards(dealer, information);
    return {.wagers = {known_cards_three_card_game(rules, dealer, all, information),
                       three_card_pair_plus(rules, all)}};
}

Distribution three_card_by_rule(const Rules& rules,
                                const std::function<bool(CardSet hand)>& plays) {
    Distribution results;
    for_each_settled_hand(rules, counted_three_cards(rules), [&](const ThreeCardDeals& deals) {
        const auto& outcomes = plays(deals.hand) ? deals.played : deals.folded;
        for (std::size_t i = 0; i < outcomes.size(); ++i)
            results.add(outcomes[i].net, outcomes[i].staked, deals.hands * deals.counts[i]);
    });
    return results;
}

}  // namespace baize::exact
