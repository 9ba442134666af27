// Counts a stud game for a player who sees cards of the dealer, from nothing but the order of the
// hands and the judge's payments. For each set of seen cards (one for all that are equal up to the
// names of suits) it ranks every dealer's hand that contains the set; inclusion and exclusion over
// the player's cards then gives the hands without them. The player's hands are counted one by one,
// one for all that are equal up to interchangeable suits. Compiled for speed and without sanitizers
// (tests/CMakeLists.txt).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "math/figures/suits_in_order.h"
#include "math/known_cards/known_cards.h"
#include "math/known_cards/walked_information.h"
#include "math/stud/stud_rooms.h"

namespace baize::exact {

// Lists everything about the dealer's hand on which the settlement depends.
enum SeenDealer : std::size_t { unqualified_dealer, lower_dealer, equal_dealer, higher_dealer };

using SeenDealers = std::array<std::int64_t, 4>;

struct SeenChoice {
    Decision decision{};
    Money staked{};
    std::array<Money, 4> net{};
    friend bool operator==(const SeenChoice&, const SeenChoice&) = default;
};

// The decisions for hands that have the same payments.
struct SeenRow {
    std::vector<SeenChoice> choices{};

    [[nodiscard]] std::size_t best(const SeenDealers& dealers) const {
        const auto worth = [&](const SeenChoice& choice) {
            std::int64_t sum = 0;
            for (std::size_t i = 0; i < 4; ++i)
                sum += dealers[i] * choice.net[i].cents();
            return sum;
        };
        std::size_t best = 0;
        std::int64_t most = worth(choices[0]);
        for (std::size_t i = 1; i < choices.size(); ++i) {
            const std::int64_t sum = worth(choices[i]);
            if (sum < most || (sum == most && choices[i].staked >= choices[best].staked)) continue;
            best = i;
            most = sum;
        }
        return best;
    }

    friend bool operator==(const SeenRow&, const SeenRow&) = default;
};

// The order of all hands of a game, and their payments.
class SeenOrder {
  public:
    SeenOrder(const StudRoom& room, const Rules& rules) : room_(room), rules_(rules) {
        for_each_set(5, [&](CardSet hand) { hands_.push_back({room.value(hand), hand}); });
        std::sort(hands_.begin(), hands_.end(), [](const Valued& one, const Valued& other) {
            return one.value < other.value;
        });
        std::uint16_t number = 0;
        for (std::size_t i = 0; i < hands_.size(); ++i) {
            if (i > 0 && hands_[i].value != hands_[i - 1].value) ++number;
            number_of_[hands_[i].value] = number;
        }
        const auto out = std::partition_point(
            hands_.begin(), hands_.end(), [&](const Valued& one) { return !qualifies(one.hand); });
        lowest_ = static_cast<std::size_t>(out - hands_.begin());
        pay();
    }

    struct Valued {
        std::uint16_t value = 0;
        CardSet hand{};
    };

    [[nodiscard]] const std::vector<Valued>& hands() const { return hands_; }

    // Hands of equal value have one number, and it is higher for better ones.
    [[nodiscard]] std::uint16_t number(CardSet hand) const { return number_of_[room_.value(hand)]; }

    [[nodiscard]] std::uint16_t number(const Valued& hand) const { return number_of_[hand.value]; }

    [[nodiscard]] std::uint16_t lowest_qualified() const { return number(hands_[lowest_]); }

    [[nodiscard]] const std::vector<SeenRow>& rows() const { return rows_; }

    [[nodiscard]] const std::vector<std::size_t>& row_of_number() const { return row_of_number_; }

  private:
    [[nodiscard]] bool qualifies(CardSet dealer) const {
        Round round;
        round.dealer = dealt(dealer);
        return room_.game.dealer_call(rules_, round).qualifies;
    }

    // Hands of one value have the same offers and payments; the test asks the judge for two of each
    // value.
    void pay() {
        for (std::size_t first = 0, end = 0; first < hands_.size(); first = end) {
            while (end < hands_.size() && hands_[end].value == hands_[first].value)
                ++end;
            const SeenRow row = row_of(hands_[first]);
            EXPECT_TRUE(row == row_of(hands_[end - 1]));
            EXPECT_EQ(qualifies(hands_[first].hand), first >= lowest_);
            const auto found = std::find(rows_.begin(), rows_.end(), row);
            row_of_number_.push_back(static_cast<std::size_t>(found - rows_.begin()));
            if (found == rows_.end()) rows_.push_back(row);
        }
    }

    [[nodiscard]] SeenRow row_of(const Valued& player) const {
        SeenRow row;
        for (const DecisionOffer& offer : offers_for(room_, rules_, player.hand)) {
            Judged judged(room_, rules_, player.hand, offer);
            SeenChoice choice{offer.decision, unit + offer.amount, {}};
            choice.net[unqualified_dealer] = judged.net(hands_.front().hand);
            if (hands_[lowest_].value < player.value)
                choice.net[lower_dealer] = judged.net(hands_[lowest_].hand);
            if (hands_[lowest_].value <= player.value)
                choice.net[equal_dealer] = judged.net(player.hand);
            if (player.value < hands_.back().value)
                choice.net[higher_dealer] = judged.net(hands_.back().hand);
            row.choices.push_back(choice);
        }
        return row;
    }

    const StudRoom& room_;
    Rules rules_;
    std::vector<Valued> hands_;
    std::vector<std::uint16_t> number_of_ = std::vector<std::uint16_t>(65'536);
    std::size_t lowest_ = 0;  // that qualifies
    std::vector<SeenRow> rows_;
    std::vector<std::size_t> row_of_number_;
};

// The player's hands in the order of their values.
struct SeenPlayers {
    struct Hand {
        std::uint64_t bits = 0;
        std::array<std::uint8_t, 5> cards{};
        std::uint8_t alike = 0;
    };

    SeenPlayers(const SeenOrder& order, const SuitNeighbours& exchangeable) {
        for (const SeenOrder::Valued& valued : order.hands()) {
            const std::uint8_t alike = sets_alike(valued.hand, exchangeable);
            if (alike == 0) continue;
            first.resize(order.number(valued) + std::size_t{1}, hands.size());
            Hand& hand = hands.emplace_back();
            hand.bits = valued.hand.bits();
            hand.alike = alike;
            std::size_t place = 0;
            for (CardSet left = valued.hand; !left.empty(); left.erase(left.lowest()))
                hand.cards[place++] = static_cast<std::uint8_t>(left.lowest().index());
        }
        first.push_back(hands.size());
    }

    std::vector<Hand> hands;
    std::vector<std::size_t> first;  // indexed by the number of the value
};

}  // namespace baize::exact
