// Compares the stud games for a player who knows more than the up card with other counts: decks of
// eleven cards situation by situation, and with two known cards of the dealer every hand of the
// whole deck, from nothing but the order of the hands.
#include <algorithm>
#include <array>
#include <vector>

#include <gtest/gtest.h>

#include "math/figures/joined_results.h"
#include "math/known_cards/known_stud.h"
#include "math/known_cards/walked_information.h"
#include "math/stud/stud_rooms.h"

namespace baize::exact {
namespace {

Distribution known_cards_results(const StudRoom& room, const Information& information) {
    const Rules rules = room.game.published();
    return solve_with_known_cards(room.game, rules, information, {}).wagers.at(0).results;
}

void expect_walked_stud(const StudRoom& room, const Information& information) {
    EXPECT_EQ(to_string(known_cards_results(room, information).expectation()),
              to_string(walked_worth(room.game, room.game.published(), information)))
        << room.game.facts().name << ", seen " << information.seen;
}

// [CS 5.7.1(a)] [CS 5.7.1(b)] [CS 5.9.1] [CS 12.6.2(a)] [CS 12.6.2(b)] [CS 12.8.1]
TEST(KnownCardsStudDecks, EqualTheSumOfTheirSituations) {
    for (const char* left : {"As Ks Qs Js Ts 2s Ah Kd 2h Tc 9d",
                             "Ac Ad Ah As Kc Kd Kh Ks 2c 2d 2h",
                             "3c 4c 5c 6c 7c 3d 4d 5d 6d 7d 2c"}) {
        SCOPED_TRACE(left);
        for (const StudRoom& room : {caribbean, aruba})
            expect_walked_stud(room, {.known = all_but(left)});
    }
    // Each card that may be seen needs a walk of its own, so this test uses only one deck for each
    // game.
    const CardSet mixed = all_but("As Ks Qs Js Ts 2s Ah Kd 2h Tc 9d");
    expect_walked_stud(caribbean, {.known = mixed, .seen = 1});
    const CardSet wild = all_but("Ac Ad Ah As Kc Kd Kh Ks 2c 2d 2h");
    expect_walked_stud(aruba, {.known = wild, .seen = 1});
}

// [CS 5.7.1(a)] [CS 12.6.2(a)]
TEST(KnownCardsStudDecks, MayShowAllOfTheDealersHand) {
    // With ten cards left the dealer has one possible hand for each hand of the player; with
    // eleven, six.
    const CardSet one = all_but("As Ks Qs Js Ts 2s Ah Kd 2h Tc");
    const CardSet six = all_but("As Ks Qs Js Ts 2s Ah Kd 2h Tc 9d");
    expect_walked_stud(caribbean, {.known = six, .seen = 2});
    expect_walked_stud(aruba, {.known = one, .seen = 2});
    expect_walked_stud(caribbean, {.known = one, .seen = 3});
    expect_walked_stud(aruba, {.known = six, .seen = 4});
}

// Some of the dealer's cards by name and others seen.
// [CS 5.7.1(a)] [CS 12.6.2(a)]
TEST(KnownCardsStudDecks, MayNameSomeCardsAndShowOthers) {
    for (const char* held : {"Ks", "2s", "Ks Kd", "2s 2h", "As Ks Qs"}) {
        SCOPED_TRACE(held);
        const CardSet dealer = cards_in(held);
        const CardSet known = all_but("As Ks Qs Js Ts 2s Ah Kd 2h Tc 9d");
        for (const StudRoom& room : {caribbean, aruba}) {
            expect_walked_stud(room, {.known = known, .dealer = dealer});
            expect_walked_stud(room, {.known = known, .dealer = dealer, .seen = 1});
        }
    }
}

// Counts the hands so far that contain a set of up to three cards.
class HandsHoldingFew {
  public:
    void add(CardSet cards) {
        for (std::size_t size = 0; size <= 3; ++size)
            for_each_part(cards, size, [&](CardSet part) { ++hands_[number(part)]; });
    }

    [[nodiscard]] std::int64_t without(CardSet player) const {
        std::int64_t sum = 0;
        for (std::size_t size = 0; size <= 3; ++size) {
            for_each_part(player, size, [&](CardSet part) {
                const std::int64_t count = hands_[number(part)];
                sum += size % 2 == 0 ? count : -count;
            });
        }
        return sum;
    }

  private:
    static std::size_t number(CardSet part) {
        std::size_t number = 0;
        for (; !part.empty(); part.erase(part.lowest()))
            number = number * 53 + part.lowest().index() + 1;
        return number;
    }

    std::vector<std::int32_t> hands_ = std::vector<std::int32_t>(std::size_t{53} * 53 * 53);
};

struct RankedCards {
    std::uint16_t value = 0;
    CardSet cards{};
};

// Returns the best decision against these numbers of dealer's hands of each kind. Nothing else
// distinguishes hands of one value.
struct NetsOfValue {
    std::vector<Money> staked{};
    std::vector<std::array<Money, 4>> net{};

    [[nodiscard]] std::size_t best(const std::array<std::int64_t, 4>& dealers) const {
        std::size_t best = 0;
        const auto worth = [&](std::size_t choice) {
            WideCents sum = 0;
            for (std::size_t i = 0; i < 4; ++i)
                sum += WideCents{dealers[i]} * net[choice][i].cents();
            return sum;
        };
        for (std::size_t i = 1; i < net.size(); ++i) {
            if (worth(i) > worth(best) || (worth(i) == worth(best) && staked[i] < staked[best]))
                best = i;
        }
        return best;
    }
};

// Counts every hand of the player when two of the dealer's cards are known.
class PairKnown {
  public:
    PairKnown(const StudRoom& room, CardSet known, CardSet dealer)
        : room_(room), rules_(room.game.published()), dealer_(dealer) {
        const CardSet deck = CardSet::full_deck() - known - dealer;
        for_each_part(deck, 3, [&](CardSet three) {
            dealers_.push_back({room.value(three | dealer), three});
        });
        for_each_part(deck, 5, [&](CardSet five) { players_.push_back({room.value(five), five}); });
        const auto is_lower = [](const RankedCards& one, const RankedCards& other) {
            return one.value < other.value;
        };
        std::sort(dealers_.begin(), dealers_.end(), is_lower);
        std::sort(players_.begin(), players_.end(), is_lower);
        for (; next_ < dealers_.size() && !qualifies(dealers_[next_].cards | dealer); ++next_)
            unqualified_.add(dealers_[next_].cards);
        lowest_ = next_;
        all_ = static_cast<std::int64_t>(deck.size() - 5);
        all_ = all_ * (all_ - 1) * (all_ - 2) / 6;
        count();
    }

    [[nodiscard]] const Distribution& results() const { return results_; }

  private:
    [[nodiscard]] bool qualifies(CardSet dealer) const {
        Round round;
        round.dealer = dealt(dealer);
        return room_.game.dealer_call(rules_, round).qualifies;
    }

    void add_dealers(std::uint32_t below) {
        for (; next_ < dealers_.size() && dealers_[next_].value < below; ++next_)
            qualified_.add(dealers_[next_].cards);
    }

    void count() {
        std::vector<std::int64_t> lower;
        for (std::size_t first = 0, end = 0; first < players_.size(); first = end) {
            const std::uint16_t value = players_[first].value;
            add_dealers(value);
            lower.clear();
            for (end = first; end < players_.size() && players_[end].value == value; ++end)
                lower.push_back(qualified_.without(players_[end].cards));
            add_dealers(std::uint32_t{value} + 1);
            const NetsOfValue nets = nets_of(players_[first]);
            for (std::size_t i = first; i < end; ++i)
                count_hand(players_[i].cards, lower[i - first], nets);
        }
    }

    void count_hand(CardSet player, std::int64_t lower, const NetsOfValue& nets) {
        const std::int64_t out = unqualified_.without(player);
        const std::int64_t up_to = qualified_.without(player);
        const std::array<std::int64_t, 4> dealers{out, lower, up_to - lower, all_ - out - up_to};
        const std::size_t best = nets.best(dealers);
        for (std::size_t kind = 0; kind < 4; ++kind) {
            results_.add(
                nets.net[best][kind], nets.staked[best], static_cast<Weight>(dealers[kind]));
        }
    }

    // If the dealer can have no such hand, its net is never used.
    [[nodiscard]] NetsOfValue nets_of(const RankedCards& player) const {
        NetsOfValue nets;
        for (const DecisionOffer& offer : offers_for(room_, rules_, player.cards)) {
            Judged judged(room_, rules_, player.cards, offer);
            const auto against = [&](const RankedCards& dealer) {
                return judged.net(dealer.cards | dealer_);
            };
            nets.staked.push_back(unit + offer.amount);
            nets.net.push_back({against(dealers_.front()),
                                against(dealers_[std::min(lowest_, dealers_.size() - 1)]),
                                judged.net(player.cards),
                                against(dealers_.back())});
        }
        return nets;
    }

    const StudRoom& room_;
    Rules rules_;
    CardSet dealer_;
    std::vector<RankedCards> dealers_;
    std::vector<RankedCards> players_;
    std::size_t next_ = 0;
    std::size_t lowest_ = 0;  // that qualifies
    std::int64_t all_ = 0;
    HandsHoldingFew unqualified_;
    HandsHoldingFew qualified_;
    Distribution results_;
};

// [CS 5.7.1(a)] [CS 5.7.1(b)] [CS 5.7.2(a)] [CS 5.7.2(b)] [CS 5.9.1] [CS 8.1]
TEST(KnownCardsStudHands, CaribbeanStudIsCountedTheSame) {
    const CardSet others = cards_in("Kd Qh 9h 9s 2c");
    for (const char* held : {"Ah Kh", "Ah Ks", "7h 7d"}) {
        const CardSet dealer = cards_in(held);
        EXPECT_EQ(known_cards_results(caribbean, {.known = others, .dealer = dealer}),
                  PairKnown(caribbean, others, dealer).results())
            << held;
    }
}

// [CS 12.2.1] [CS 12.6.1] [CS 12.6.2(a)] [CS 12.6.2(b)] [CS 12.7.1] [CS 12.8.1]
TEST(KnownCardsStudHands, WildArubaIsCountedTheSame) {
    const CardSet others = cards_in("Kd Qh 9h 9s 2c");
    for (const char* held : {"2h 2s", "2h Ks", "7h 6h"}) {
        const CardSet dealer = cards_in(held);
        EXPECT_EQ(known_cards_results(aruba, {.known = others, .dealer = dealer}),
                  PairKnown(aruba, others, dealer).results())
            << held;
    }
}

// The sum over all named up cards is the ordinary game.
TEST(KnownCardsStudHands, AllUpCardsTogetherAreTheOrdinaryGame) {
    Distribution together;
    for (std::size_t i = 0; i < card_count; ++i) {
        CardSet dealer;
        dealer.insert(Card::of_index(i));
        add_results(together, known_cards_results(aruba, {.dealer = dealer}));
    }
    EXPECT_EQ(together, known_cards_results(aruba, {}));
}

// Seeing more of the dealer's hand never costs the player. Seeing all of it gives the published
// figure to within a hundredth: 64.27 per cent.
TEST(KnownCardsStudHands, SeeingMoreNeverCostsThePlayer) {
    for (const StudRoom& room : {caribbean, aruba}) {
        Fraction last = known_cards_results(room, {}).expectation();
        for (const std::size_t seen : {1U, 2U, 4U}) {
            const Fraction more = known_cards_results(room, {.seen = seen}).expectation();
            EXPECT_GT(more, last) << seen;
            last = more;
        }
    }
    const auto usual = [](std::size_t seen) {
        const Distribution results =
            solve_with_known_cards(caribbean.game, usual_caribbean_rules(), {.seen = seen}, {})
                .wagers.at(0)
                .results;
        return decimal(results.expectation(), 4);
    };
    EXPECT_EQ(usual(1), "-0.0062");
    EXPECT_EQ(usual(4), "0.6428");
}

}  // namespace
}  // namespace baize::exact
