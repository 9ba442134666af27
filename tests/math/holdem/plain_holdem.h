// Counts the Hold'em games with one known card of the dealer, independently of the solver: for each
// flop (one for all that are equal up to interchangeable suits) every turn and river, every hand of
// the player and every second card of the dealer. Flops are independent: all decisions after a flop
// are made before the next flop is counted. Compiled for speed and without sanitizers
// (tests/CMakeLists.txt).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <map>
#include <vector>

#include "engine/core/parallel_executor.h"
#include "engine/hands/cards.h"
#include "engine/hands/five_card.h"
#include "math/figures/distribution.h"
#include "math/figures/suits_in_order.h"
#include "math/known_cards/walked_information.h"

namespace baize::exact::plain {

inline constexpr std::uint16_t no_number = std::numeric_limits<std::uint16_t>::max();

// Numbers all values of five-card hands from the lowest up.
class Numbers {
  public:
    static const Numbers& get() {
        static const Numbers numbers;
        return numbers;
    }

    [[nodiscard]] std::uint16_t of(CardSet cards) const {
        return number_of_[rank_best_five(cards).value()];
    }

    [[nodiscard]] const std::vector<std::uint8_t>& kinds() const { return kinds_; }

  private:
    Numbers() {
        std::vector<std::uint16_t> values;
        for_each_set(5, [&](CardSet hand) { values.push_back(rank_five(hand).value()); });
        std::sort(values.begin(), values.end());
        values.erase(std::unique(values.begin(), values.end()), values.end());
        number_of_.resize(values.back() + std::size_t{1});
        for (const std::uint16_t value : values) {
            number_of_[value] = static_cast<std::uint16_t>(kinds_.size());
            kinds_.push_back(static_cast<std::uint8_t>(FiveCardRank::of_value(value).category()));
        }
    }

    std::vector<std::uint16_t> number_of_;
    std::vector<std::uint8_t> kinds_;
};

// Counts for a player's hand on a board: dealer's hands that are lower, that are not higher, and
// that do not qualify.
struct HandOnBoard {
    std::uint16_t number = 0;
    int lower = 0;
    int up_to = 0;
    int unqualified = 0;
};

class Flop {
  public:
    Flop(const Numbers& numbers, CardSet flop, CardSet deck, CardSet dealer, std::uint16_t lowest)
        : numbers_(numbers), flop_(flop), dealer_(dealer), lowest_(lowest) {
        for (CardSet left = deck - flop; !left.empty(); left.erase(left.lowest()))
            cards_.push_back(left.lowest());
        for (std::size_t high = 1; high < cards_.size(); ++high) {
            for (std::size_t low = 0; low < high; ++low)
                pairs_.push_back({static_cast<std::uint8_t>(low), static_cast<std::uint8_t>(high)});
        }
        rank();
    }

    struct Pair {
        std::uint8_t low = 0;
        std::uint8_t high = 0;
    };

    [[nodiscard]] const std::vector<Pair>& pairs() const { return pairs_; }

    [[nodiscard]] std::size_t cards() const { return cards_.size(); }

    [[nodiscard]] CardSet cards_of(const Pair& pair) const {
        return CardSet::of(std::array{cards_[pair.low], cards_[pair.high]});
    }

    [[nodiscard]] static std::size_t number_of(std::size_t low, std::size_t high) {
        return high * (high - 1) / 2 + low;
    }

    // Returns the number of dealer's hands when the board is complete and the player has two cards.
    [[nodiscard]] int dealer_hands() const { return static_cast<int>(cards_.size()) - 4; }

    // Calls visit(number of hole cards, standing) for all hands on the board with these two.
    template <typename Visit>
    void for_each_hole(std::size_t more, const Visit& visit) {
        meet_dealers(pairs_[more]);
        const std::uint16_t* const row = values_.data() + more * pairs_.size();
        for (std::size_t hole = 0; hole < pairs_.size(); ++hole) {
            const std::uint16_t number = row[hole];
            if (number == no_number) continue;
            const std::uint16_t one = dealers_[pairs_[hole].low];
            const std::uint16_t other = dealers_[pairs_[hole].high];
            visit(hole,
                  HandOnBoard{.number = number,
                              .lower = below_[number] - (one < number) - (other < number),
                              .up_to = below_[number + std::size_t{1}] - (one <= number) -
                                       (other <= number),
                              .unqualified = unqualified_ - (one < lowest_) - (other < lowest_)});
        }
    }

  private:
    // Four cards besides the flop can be split into turn, river and two hole cards in six ways.
    void rank() {
        values_.assign(pairs_.size() * pairs_.size(), no_number);
        const std::size_t count = cards_.size();
        for (std::size_t d = 3; d < count; ++d) {
            for (std::size_t c = 2; c < d; ++c) {
                for (std::size_t b = 1; b < c; ++b) {
                    for (std::size_t a = 0; a < b; ++a)
                        rank(a, b, c, d);
                }
            }
        }
    }

    void rank(std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
        const CardSet more = CardSet::of(std::array{cards_[a], cards_[b], cards_[c], cards_[d]});
        const std::uint16_t number = numbers_.of(flop_ | more);
        const auto is = [&](std::size_t board, std::size_t hole) {
            values_[board * pairs_.size() + hole] = number;
            values_[hole * pairs_.size() + board] = number;
        };
        is(number_of(a, b), number_of(c, d));
        is(number_of(a, c), number_of(b, d));
        is(number_of(a, d), number_of(b, c));
    }

    void meet_dealers(const Pair& more) {
        const CardSet held = flop_ | cards_of(more) | dealer_;
        std::vector<std::uint16_t>& sorted = sorted_;
        sorted.clear();
        for (std::size_t card = 0; card < cards_.size(); ++card) {
            dealers_[card] = no_number;
            if (card == more.low || card == more.high) continue;
            dealers_[card] = numbers_.of(held | CardSet::of(std::array{cards_[card]}));
            sorted.push_back(dealers_[card]);
        }
        std::sort(sorted.begin(), sorted.end());
        const auto end = static_cast<std::ptrdiff_t>(numbers_.kinds().size() + 1);
        std::ptrdiff_t from = 0;
        for (std::size_t i = 0; i < sorted.size(); ++i) {
            const std::ptrdiff_t to = sorted[i] + 1;
            std::fill(below_.begin() + from, below_.begin() + to, static_cast<std::uint8_t>(i));
            from = to;
        }
        std::fill(
            below_.begin() + from, below_.begin() + end, static_cast<std::uint8_t>(sorted.size()));
        unqualified_ = below_[lowest_];
    }

    const Numbers& numbers_;
    CardSet flop_;
    CardSet dealer_;
    std::uint16_t lowest_;
    std::vector<Card> cards_;
    std::vector<Pair> pairs_;
    std::vector<std::uint16_t> values_;  // indexed by the last two board cards and the hole cards
    std::array<std::uint16_t, card_count> dealers_{};  // indexed by the dealer's unknown card
    std::vector<std::uint16_t> sorted_;
    std::array<std::uint8_t, 7'463> below_{};  // number of dealer's hands below each value
    int unqualified_ = 0;
};

// The known cards, and the suits that are interchangeable.
class Deck {
  public:
    Deck(CardSet known, CardSet dealer)
        : cards(CardSet::full_deck() - known - dealer), dealer_card(dealer) {
        const SuitNeighbours by_known = alike_suits(known);
        const SuitNeighbours by_dealer = alike_suits(dealer);
        for (std::size_t i = 0; i < 3; ++i)
            exchangeable[i] = by_known[i] && by_dealer[i];
        for_each_part(cards, 3, [&](CardSet flop) {
            const std::uint8_t alike = sets_alike(flop, exchangeable);
            if (alike > 0) flops.push_back({flop, alike});
        });
    }

    // Returns the representative of all hole cards that are equal up to interchangeable suits.
    [[nodiscard]] CardSet first_of_kind(CardSet hole) const { return in_order(hole, exchangeable); }

    struct FlopsAlike {
        CardSet flop{};
        Weight alike = 0;
    };

    CardSet cards;
    CardSet dealer_card;
    SuitNeighbours exchangeable{};
    std::vector<FlopsAlike> flops;
};

}  // namespace baize::exact::plain
