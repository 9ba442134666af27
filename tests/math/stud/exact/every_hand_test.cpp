// Counts every hand and every up card in another way, which does not use ranks and suits: it goes
// through all 2,598,960 dealer's hands in the order of their values and counts for every set of one
// to five cards the hands so far that contain it. Inclusion and exclusion over the player's cards
// gives the hands without them. Player's hands that are equal up to the names of suits are counted
// once. Compiled for speed and without sanitizers (tests/CMakeLists.txt).
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include <gtest/gtest.h>

#include "kit/named.h"
#include "math/stud/stud_rooms.h"

namespace baize::exact {
namespace {

using Five = std::array<std::uint8_t, 5>;

// Sets of up to five cards, numbered by size and within a size by the sum of binomials.
class SetNumbers {
  public:
    SetNumbers() {
        for (std::uint32_t card = 0; card < card_count; ++card) {
            std::uint32_t ways = 1;
            for (std::uint32_t place = 0; place < 5; ++place) {
                ways = ways * (card - std::min(card, place)) / (place + 1);
                choose[place][card] = ways;
            }
        }
    }

    static constexpr std::array<std::uint32_t, 6> first{0, 0, 52, 1378, 23'478, 294'203};
    static constexpr std::uint32_t count = 294'203 + 2'598'960;
    std::array<std::array<std::uint32_t, card_count>, 5> choose{};
};

const SetNumbers numbers;

Five five_of(CardSet hand) {
    Five cards{};
    for (std::uint8_t& card : cards) {
        card = static_cast<std::uint8_t>(hand.lowest().index());
        hand.erase(hand.lowest());
    }
    return cards;
}

using ByUpCard = std::array<std::int32_t, card_count>;

class HandsHolding {
  public:
    void add(const Five& hand) {
        for (unsigned kept = 1; kept < 32; ++kept) {
            std::uint32_t at = SetNumbers::first[static_cast<std::size_t>(std::popcount(kept))];
            std::size_t place = 0;
            for (unsigned left = kept; left != 0; left &= left - 1) {
                const std::uint8_t card = hand[static_cast<std::size_t>(std::countr_zero(left))];
                at += numbers.choose[place++][card];
            }
            ++hands_[at];
        }
    }

    // Counts with the up card and without the player's five cards; entries for those as up cards
    // are meaningless.
    [[nodiscard]] ByUpCard seen(const Five& player) const {
        ByUpCard sums{};
        for (unsigned kept = 0; kept < 31; ++kept) {
            std::array<std::uint8_t, 5> cards{};
            std::size_t size = 0;
            for (unsigned left = kept; left != 0; left &= left - 1)
                cards[size++] = player[static_cast<std::size_t>(std::countr_zero(left))];
            add_with_up_cards({cards.data(), size}, sums);
        }
        return sums;
    }

  private:
    // Adds or subtracts the hands that contain these cards and the up card. The up card is first in
    // the sorted set and then moves up place by place.
    void add_with_up_cards(std::span<const std::uint8_t> cards, ByUpCard& sums) const {
        const std::int32_t sign = cards.size() % 2 == 0 ? 1 : -1;
        std::uint32_t at = SetNumbers::first[cards.size() + 1];
        for (std::size_t i = 0; i < cards.size(); ++i)
            at += numbers.choose[i + 1][cards[i]];
        std::size_t up_card = 0;
        for (std::size_t place = 0;; ++place) {
            const auto& choose = numbers.choose[place];
            const std::size_t end = place < cards.size() ? cards[place] : card_count;
            for (; up_card < end; ++up_card)
                sums[up_card] += sign * hands_[at + choose[up_card]];
            if (place == cards.size()) return;
            at += choose[end] - numbers.choose[place + 1][end];
            ++up_card;
        }
    }

    std::vector<std::int32_t> hands_ = std::vector<std::int32_t>(SetNumbers::count);
};

struct ValuedHand {
    std::uint16_t value = 0;
    Five cards{};
};

CardSet set_of(const Five& cards) {
    CardSet set;
    for (const std::uint8_t card : cards)
        set.insert(Card::of_index(card));
    return set;
}

// Returns all hands, the lowest value first.
std::vector<ValuedHand> all_hands(const StudRoom& room) {
    std::vector<ValuedHand> hands;
    hands.reserve(2'598'960);
    for_each_set(5, [&](CardSet hand) { hands.push_back({room.value(hand), five_of(hand)}); });
    std::stable_sort(hands.begin(), hands.end(), [](const ValuedHand& one, const ValuedHand& two) {
        return one.value < two.value;
    });
    return hands;
}

// Returns how many hands become this one when suits are renamed; 0 if one of them comes before it
// in the order.
std::uint32_t hands_alike(const Five& cards) {
    const std::uint64_t own = set_of(cards).bits();
    std::array<std::uint8_t, 4> suits{0, 1, 2, 3};
    std::array<std::uint64_t, 24> alike{};
    std::size_t count = 0;
    do {
        std::uint64_t bits = 0;
        for (const std::uint8_t card : cards)
            bits |= std::uint64_t{1} << (card / 4 * 4 + suits[card % 4]);
        if (bits < own) return 0;
        alike[count++] = bits;
    } while (std::next_permutation(suits.begin(), suits.end()));
    std::sort(alike.begin(), alike.end());
    return static_cast<std::uint32_t>(std::unique(alike.begin(), alike.end()) - alike.begin());
}

struct Choice {
    Decision decision{};
    Money staked{};
    std::array<Money, 4> net{};
};

// Counts the whole game in the other way.
class OtherCount {
  public:
    OtherCount(const StudRoom& room, const Rules& rules)
        : room_(room), rules_(rules), hands_(all_hands(room)) {
        Round round;
        const auto qualifies = [&](const ValuedHand& hand) {
            round.dealer = dealt(set_of(hand.cards));
            return room.game.dealer_call(rules, round).qualifies;
        };
        lowest_ = static_cast<std::size_t>(
            std::partition_point(hands_.begin(),
                                 hands_.end(),
                                 [&](const ValuedHand& hand) { return !qualifies(hand); }) -
            hands_.begin());
        for (std::size_t i = 0; i < lowest_; ++i)
            unqualified_.add(hands_[i].cards);
        count_all();
    }

    [[nodiscard]] const Distribution& results() const { return results_; }

    [[nodiscard]] const std::map<Decision, Weight>& decisions() const { return decisions_; }

  private:
    void count_all() {
        std::vector<ByUpCard> below;
        for (std::size_t first = 0, end = 0; first < hands_.size(); first = end) {
            const std::uint16_t value = hands_[first].value;
            std::vector<std::pair<Five, std::uint32_t>> players;
            for (end = first; end < hands_.size() && hands_[end].value == value; ++end) {
                const std::uint32_t alike = hands_alike(hands_[end].cards);
                if (alike > 0) players.emplace_back(hands_[end].cards, alike);
            }
            below.clear();
            for (const auto& player : players)
                below.push_back(qualified_.seen(player.first));
            for (std::size_t i = std::max(first, lowest_); i < end; ++i)
                qualified_.add(hands_[i].cards);
            for (std::size_t i = 0; i < players.size(); ++i)
                count(players[i].first, value, players[i].second, below[i]);
        }
    }

    [[nodiscard]] std::vector<Choice> choices(const Five& player, std::uint16_t value) const {
        std::vector<Choice> list;
        const CardSet hand = set_of(player);
        const ValuedHand& lowest = hands_[lowest_];
        for (const DecisionOffer& offer : offers_for(room_, rules_, hand)) {
            Judged judged(room_, rules_, hand, offer);
            Choice choice{offer.decision, unit + offer.amount, {}};
            choice.net[0] = judged.net(set_of(hands_.front().cards));
            if (lowest.value < value) choice.net[1] = judged.net(set_of(lowest.cards));
            if (lowest.value <= value) choice.net[2] = judged.net(hand);
            if (value < hands_.back().value)
                choice.net[3] = judged.net(set_of(hands_.back().cards));
            list.push_back(choice);
        }
        return list;
    }

    void count(const Five& player,
               std::uint16_t value,
               std::uint32_t alike,
               const ByUpCard& below) {
        const std::vector<Choice> list = choices(player, value);
        const ByUpCard up_to = qualified_.seen(player);
        const ByUpCard unqualified = unqualified_.seen(player);
        for (std::uint8_t up_card = 0; up_card < card_count; ++up_card) {
            if (set_of(player).contains(Card::of_index(up_card))) continue;
            const std::int32_t out = unqualified[up_card];
            const std::array<std::int64_t, 4> dealers{out,
                                                      below[up_card],
                                                      up_to[up_card] - below[up_card],
                                                      163'185 - out - up_to[up_card]};
            const Choice* best = nullptr;
            std::int64_t most = 0;
            for (const Choice& choice : list) {
                std::int64_t net = 0;
                for (std::size_t i = 0; i < 4; ++i)
                    net += dealers[i] * choice.net[i].cents();
                if (best == nullptr || net > most ||
                    (net == most && choice.staked < best->staked)) {
                    best = &choice;
                    most = net;
                }
            }
            for (std::size_t i = 0; i < 4; ++i)
                results_.add(best->net[i], best->staked, alike * static_cast<Weight>(dealers[i]));
            decisions_[best->decision] += Weight{alike} * 163'185;
        }
    }

    const StudRoom& room_;
    const Rules& rules_;
    std::vector<ValuedHand> hands_;
    std::size_t lowest_ = 0;  // that qualifies
    HandsHolding unqualified_;
    HandsHolding qualified_;
    Distribution results_;
    std::map<Decision, Weight> decisions_;
};

void expect_the_same(const StudRoom& room, const Rules& rules, const GameFigures& figures) {
    const OtherCount other(room, rules);
    const WagerFigures& ante = figures.wagers.at(0);
    EXPECT_EQ(ante.results, other.results());
    for (const Share& share : ante.strategy) {
        const Decision decision = kit::named<Decision>(share.name, decision_count).value();
        EXPECT_EQ(share.deals, other.decisions().at(decision));
    }
}

// [CS 5.7.1(a)] [CS 5.7.1(b)] [CS 5.7.2(a)] [CS 5.7.2(b)] [CS 5.7.3] [CS 5.9.1] [CS 5.9.2]
// [CS 5.9.3] [CS 5.9.4] [CS 8.1]
TEST(EveryStudHand, CaribbeanStudIsCountedTheSame) {
    const Rules rules = caribbean_stud::CaribbeanStud::published();
    expect_the_same(caribbean, rules, solve_caribbean_stud(rules));
}

// [CS 12.2.1] [CS 12.6.1] [CS 12.6.2(a)] [CS 12.6.2(b)] [CS 12.6.2(c)] [CS 12.7.1] [CS 12.8.1]
// [CS 12.8.3]
TEST(EveryStudHand, WildArubaIsCountedTheSame) {
    const Rules rules = wild_aruba::WildAruba::published();
    expect_the_same(aruba, rules, solve_wild_aruba(rules));
}

}  // namespace
}  // namespace baize::exact
