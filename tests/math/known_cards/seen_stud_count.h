// Does the counting of seen_stud.h for a given number of unseen cards of the dealer.
#pragma once

#include <iostream>
#include <memory>
#include <span>

#include "math/known_cards/seen_stud.h"

namespace baize::exact {

// Counts of dealer's hands that contain some cards: unqualified, lower and equal hands packed into
// one number, 20 bits each. Intermediate sums may be negative; the final ones are right.
using SeenTriple = std::uint64_t;
inline constexpr std::array<SeenTriple, 4> seen_one{1, 1ULL << 20U, 1ULL << 40U, 0};

inline SeenDealers dealers_of(SeenTriple sums, std::int64_t all) {
    constexpr SeenTriple low = (1U << 20U) - 1;
    const auto unqualified = static_cast<std::int64_t>(sums & low);
    const auto lower = static_cast<std::int64_t>(sums >> 20U & low);
    const auto equal = static_cast<std::int64_t>(sums >> 40U);
    return {unqualified, lower, equal, all - unqualified - lower - equal};
}

// Adds the counts for up to three cards of the dealer besides the seen ones.
template <std::size_t unseen>
class SeenRest {
  public:
    void add(const std::array<std::uint8_t, 3>& cards, SeenTriple change) {
        none_ += change;
        for (std::size_t i = 0; i < unseen; ++i)
            one_[cards[i]] += change;
        for (std::size_t j = 1; j < unseen; ++j) {
            for (std::size_t i = 0; i < j; ++i)
                two_[cards[i]][cards[j]] += change;
        }
        if constexpr (unseen == 3) three_[place(cards[0], cards[1], cards[2])] += change;
    }

    [[nodiscard]] SeenTriple without(const std::array<std::uint8_t, 5>& player) const {
        SeenTriple sum = none_;
        for (const std::uint8_t card : player)
            sum -= one_[card];
        if constexpr (unseen >= 2) sum += with_two_of(player);
        if constexpr (unseen == 3) sum -= with_three_of(player);
        return sum;
    }

    [[nodiscard]] SeenTriple all() const { return none_; }

    [[nodiscard]] SeenTriple of_card(std::size_t card) const { return one_[card]; }

  private:
    [[nodiscard]] SeenTriple with_two_of(const std::array<std::uint8_t, 5>& player) const {
        SeenTriple sum = 0;
        for (std::size_t j = 1; j < 5; ++j) {
            for (std::size_t i = 0; i < j; ++i)
                sum += two_[player[i]][player[j]];
        }
        return sum;
    }

    [[nodiscard]] SeenTriple with_three_of(const std::array<std::uint8_t, 5>& player) const {
        SeenTriple sum = 0;
        for (std::size_t k = 2; k < 5; ++k) {
            for (std::size_t j = 1; j < k; ++j) {
                for (std::size_t i = 0; i < j; ++i)
                    sum += three_[place(player[i], player[j], player[k])];
            }
        }
        return sum;
    }

    static std::size_t place(std::size_t low, std::size_t middle, std::size_t high) {
        return (low * card_count + middle) * card_count + high;
    }

    SeenTriple none_ = 0;
    std::array<SeenTriple, card_count> one_{};
    std::array<std::array<SeenTriple, card_count>, card_count> two_{};
    std::vector<SeenTriple> three_ =
        std::vector<SeenTriple>(unseen == 3 ? card_count * card_count * card_count : 0);
};

class SeenStud {
  public:
    SeenStud(const StudRoom& room, const Rules& rules) : order_(room, rules) {}

    // Counts the game once more for a player who sees this number of cards beside the up card.
    template <std::size_t seen>
    void count() {
        tally_.assign(order_.rows().size(), {});
        constexpr SuitNeighbours all_alike{true, true, true};
        for_each_set(seen + 1, [&](CardSet held) {
            const std::uint8_t alike = sets_alike(held, all_alike);
            if (alike > 0) count_held<4 - seen>(held, alike);
        });
    }

    [[nodiscard]] Distribution results() const {
        Distribution results;
        each([&](const SeenChoice& choice, std::size_t dealer, Weight deals) {
            results.add(choice.net[dealer], choice.staked, deals);
        });
        return results;
    }

    [[nodiscard]] std::map<std::string, Weight> decisions() const {
        std::map<std::string, Weight> decisions;
        each([&](const SeenChoice& choice, std::size_t, Weight deals) {
            decisions[std::string(name(choice.decision))] += deals;
        });
        return decisions;
    }

    // A player who sees all five cards decides for each kind of dealer's hand separately; no choice
    // changes the number of each kind.
    // REQUIRES: counted. `times` for each of the deals counted before.
    void see_all(Weight times, Weight of) {
        for (std::size_t row = 0; row < tally_.size(); ++row) {
            std::array<Weight, 4> deals{};
            for (std::array<Weight, 4>& choice : tally_[row]) {
                for (std::size_t i = 0; i < 4; ++i)
                    deals[i] += choice[i];
                choice = {};
            }
            for (std::size_t i = 0; i < 4; ++i) {
                EXPECT_EQ(deals[i] % of, 0U);
                SeenDealers only{};
                only[i] = 1;
                tally_[row][order_.rows()[row].best(only)][i] = deals[i] / of * times;
            }
        }
    }

  private:
    using Choices = std::array<std::array<Weight, 4>, 4>;

    template <typename Visit>
    void each(const Visit& visit) const {
        for (std::size_t row = 0; row < tally_.size(); ++row) {
            const std::vector<SeenChoice>& choices = order_.rows()[row].choices;
            for (std::size_t choice = 0; choice < choices.size(); ++choice) {
                for (std::size_t i = 0; i < 4; ++i) {
                    if (tally_[row][choice][i] > 0)
                        visit(choices[choice], i, tally_[row][choice][i]);
                }
            }
        }
    }

    struct Dealer {
        std::uint16_t number = 0;
        std::array<std::uint8_t, 3> rest{};
    };

    template <std::size_t unseen>
    void count_held(CardSet held, Weight alike) {
        std::vector<Dealer> dealers;
        for_each_part(CardSet::full_deck() - held, unseen, [&](CardSet rest) {
            Dealer& dealer = dealers.emplace_back();
            dealer.number = order_.number(held | rest);
            std::size_t place = 0;
            for (CardSet left = rest; !left.empty(); left.erase(left.lowest()))
                dealer.rest[place++] = static_cast<std::uint8_t>(left.lowest().index());
        });
        std::sort(dealers.begin(), dealers.end(), [](const Dealer& one, const Dealer& other) {
            return one.number < other.number;
        });
        const auto met = std::make_unique<SeenRest<unseen>>();
        std::size_t next = 0;
        for (; next < dealers.size() && dealers[next].number < order_.lowest_qualified(); ++next)
            met->add(dealers[next].rest, seen_one[unqualified_dealer]);
        std::size_t from = 0;
        while (next < dealers.size()) {
            const std::uint16_t number = dealers[next].number;
            meet<unseen>({held, alike}, from, number, *met);
            std::size_t end = next;
            for (; end < dealers.size() && dealers[end].number == number; ++end)
                met->add(dealers[end].rest, seen_one[equal_dealer]);
            from = number + std::size_t{1};
            meet<unseen>({held, alike}, number, from, *met);
            for (; next < end; ++next)
                met->add(dealers[next].rest, seen_one[lower_dealer] - seen_one[equal_dealer]);
        }
        meet<unseen>({held, alike}, from, order_.row_of_number().size(), *met);
    }

    // Seen cards, and the number of sets like them.
    struct Held {
        CardSet cards{};
        Weight alike = 0;
    };

    using Hands = std::span<const SeenPlayers::Hand>;

    // Counts the player's hands of these values, between which there is no dealer's hand.
    template <std::size_t unseen>
    void meet(const Held& held, std::size_t from, std::size_t end, const SeenRest<unseen>& met) {
        const SeenPlayers& players = players_for(alike_suits(held.cards));
        while (from < end) {
            const std::size_t row = order_.row_of_number()[from];
            std::size_t to = from + 1;
            while (to < end && order_.row_of_number()[to] == row)
                ++to;
            const Hands hands =
                Hands(players.hands)
                    .subspan(players.first[from], players.first[to] - players.first[from]);
            meet_row(held, hands, row, met);
            from = to;
        }
    }

    template <std::size_t unseen>
    void meet_row(const Held& held, Hands hands, std::size_t row, const SeenRest<unseen>& met) {
        constexpr std::int64_t all = unseen == 2 ? 44 * 43 / 2 : 45 * 44 * 43 / 6;
        for (const SeenPlayers::Hand& hand : hands) {
            if ((hand.bits & held.cards.bits()) != 0) continue;
            decide(row, dealers_of(met.without(hand.cards), all), held.alike * hand.alike);
        }
    }

    static constexpr std::uint32_t touches = 216;

    // Codes the kind of dealer's hand that the card makes as 1, 6 or 36, with a higher code for a
    // seen card.
    static std::array<std::uint32_t, card_count> digits(CardSet held, const SeenRest<1>& met) {
        std::array<std::uint32_t, card_count> digits{};
        for (std::size_t card = 0; card < card_count; ++card) {
            const SeenTriple made = met.of_card(card);
            if (made == seen_one[unqualified_dealer]) digits[card] = 1;
            if (made == seen_one[lower_dealer]) digits[card] = 6;
            if (made == seen_one[equal_dealer]) digits[card] = 36;
            if (held.contains(Card::of_index(card))) digits[card] = touches;
        }
        return digits;
    }

    // If one card is unseen, a decision depends only on how many of the player's cards would make a
    // dealer's hand of each kind, so hands with the same numbers are decided together.
    void meet_row(const Held& held, Hands hands, std::size_t row, const SeenRest<1>& met) {
        const std::array<std::uint32_t, card_count> digit = digits(held.cards, met);
        std::array<std::uint32_t, std::size_t{touches} * 6> alike{};
        for (const SeenPlayers::Hand& hand : hands) {
            std::uint32_t number = 0;
            for (const std::uint8_t card : hand.cards)
                number += digit[card];
            alike[number] += hand.alike;
        }
        const SeenDealers all = dealers_of(met.all(), 52 - 4);
        for (std::uint32_t number = 0; number < touches; ++number) {
            if (alike[number] == 0) continue;
            const std::int64_t unqualified = number % 6;
            const std::int64_t lower = number / 6 % 6;
            const std::int64_t equal = number / 36;
            decide(row,
                   {all[0] - unqualified,
                    all[1] - lower,
                    all[2] - equal,
                    all[3] - (5 - unqualified - lower - equal)},
                   held.alike * alike[number]);
        }
    }

    void decide(std::size_t row, const SeenDealers& dealers, Weight hands) {
        std::array<Weight, 4>& tally = tally_[row][order_.rows()[row].best(dealers)];
        for (std::size_t i = 0; i < 4; ++i)
            tally[i] += hands * static_cast<Weight>(dealers[i]);
    }

    const SeenPlayers& players_for(const SuitNeighbours& exchangeable) {
        std::unique_ptr<SeenPlayers>& players = players_[exchangeable];
        if (!players) players = std::make_unique<SeenPlayers>(order_, exchangeable);
        return *players;
    }

    SeenOrder order_;
    std::map<SuitNeighbours, std::unique_ptr<SeenPlayers>> players_;
    std::vector<Choices> tally_;
};

// Expects equal results and decisions, and therefore equal figures.
inline void expect_seen_the_same(const StudRoom& room,
                                 const Rules& rules,
                                 std::size_t seen,
                                 const SeenStud& counted) {
    const WagerFigures ante =
        solve_with_known_cards(room.game, rules, {.seen = seen}, {}).wagers.at(0);
    EXPECT_EQ(ante.results, counted.results()) << seen;
    EXPECT_EQ(to_string(ante.results.expectation()), to_string(counted.results().expectation()));
    std::map<std::string, Weight> decisions;
    for (const Share& share : ante.strategy)
        if (share.deals > 0) decisions[share.name] = share.deals;
    EXPECT_EQ(decisions, counted.decisions()) << seen;
    std::cout << room.game.facts().name << ", seen " << seen << ": "
              << to_string(counted.results().expectation()) << "\n";
}

inline void expect_one_and_all_cards(const StudRoom& room, const Rules& rules) {
    SeenStud counted(room, rules);
    counted.count<1>();
    expect_seen_the_same(room, rules, 1, counted);
    // The count distinguished which two of five cards are seen; here it distinguishes which one is
    // the up card.
    counted.see_all(5, 10);
    expect_seen_the_same(room, rules, 4, counted);
}

}  // namespace baize::exact
