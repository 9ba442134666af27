// What other players' cards and a card of the dealer's change, where so many cards are known that
// whole games take no time: against the advice for single hands, and against each other.
#include <algorithm>

#include <gtest/gtest.h>

#include "exact/advice.h"
#include "exact/holdem_deals.h"
#include "exact/informed_holdem.h"
#include "games/crown_holdem/game.h"
#include "games/ultimate_holdem/game.h"
#include "games/ultimate_holdem/rules.h"
#include "hands/cards.h"

namespace baize::exact {
namespace {

using crown_holdem::CrownHoldem;
using ultimate_holdem::UltimateHoldem;

// Twenty cards are left, and all suits are alike.
CardSet known_below_ten() {
    CardSet known;
    for (std::size_t card = 0; card < 4 * static_cast<std::size_t>(Rank::ten); ++card)
        known.insert(Card::of_index(card));
    return known;
}

// Sixteen are left: spades and hearts are alike, and nobody need have a pair.
CardSet known_but_two_suits() {
    return CardSet::full_deck() - hand("2s 3s 5s 8s 9s Ts Ks As 2h 3h 5h 8h 9h Th Kh Ah");
}

// Sixteen are left, and no suits are alike.
CardSet known_but_some() {
    return CardSet::full_deck() - hand("2s 3s 5s 8s 9s Qs As 3h 4h Th Kh 3d 6d Kd 7c Ac");
}

CardSet card(const char* text) {
    return CardSet::of(std::array{*Card::parse(text)});
}

template <typename Game>
void expect_advice(const std::vector<InformedStart>& starts,
                   const Rules& rules,
                   const Information& information) {
    unsigned number = 0;
    for (const InformedStart& start : starts) {
        if (number++ % 13 != 0) continue;
        const Advice advice =
            advise(hooks_of<Game>,
                   rules,
                   {.hand = start.hand, .dealer = information.dealer, .known = information.known});
        ASSERT_EQ(advice.options.size(), start.worths.size());
        for (std::size_t i = 0; i < start.worths.size(); ++i) {
            EXPECT_EQ(to_string(start.worths[i]), to_string(advice.options[i].worth))
                << to_string(listed_cards(start.hand)) << " " << i;
        }
    }
    EXPECT_GE(number, 78U);
}

// [UTH 3.36(a)] [UTH 4.4]
TEST(InformedHoldem, UltimateStartsAreWorthWhatTheAdviceSays) {
    const Rules rules = UltimateHoldem::published();
    for (const Information& information :
         {Information{.known = known_below_ten()},
          Information{.known = known_but_some()},
          Information{.known = known_but_two_suits(), .dealer = card("Kh")}}) {
        expect_advice<UltimateHoldem>(
            informed_ultimate_starts(rules, information), rules, information);
    }
}

// [CH 3.35] [CH 4.4]
TEST(InformedHoldem, CrownStartsAreWorthWhatTheAdviceSays) {
    const Rules rules = CrownHoldem::published();
    for (const Information& information :
         {Information{.known = known_below_ten()},
          Information{.known = known_but_some()},
          Information{.known = known_but_two_suits(), .dealer = card("Kh")}}) {
        expect_advice<CrownHoldem>(informed_crown_starts(rules, information), rules, information);
    }
}

// The best first decisions of all hands add up to the game.
template <typename Starts>
Fraction best_of(const Starts& starts) {
    Fraction sum;
    for (const InformedStart& start : starts)
        sum += *std::max_element(start.worths.begin(), start.worths.end());
    return sum / Fraction::whole(static_cast<std::int64_t>(starts.size()));
}

TEST(InformedHoldem, StartsAddUpToTheGame) {
    const Information information{.known = known_but_two_suits(), .dealer = card("Ah")};
    const Rules ultimate = UltimateHoldem::published();
    EXPECT_EQ(to_string(best_of(informed_ultimate_starts(ultimate, information))),
              to_string(informed_ultimate(ultimate, information).wagers[0].results.expectation()));
    const Rules crown = CrownHoldem::published();
    EXPECT_EQ(to_string(best_of(informed_crown_starts(crown, information))),
              to_string(informed_crown(crown, information).wagers[0].results.expectation()));
}

using Informed = GameFigures (*)(const Rules&, const Information&, const Crew&);

// Every card of the deck may be the one that is seen.
void expect_seen_is_any_card(Informed game, const Rules& rules, CardSet known) {
    std::array<Distribution, 3> any;
    for (CardSet left = CardSet::full_deck() - known; !left.empty(); left.erase(left.lowest())) {
        const Information information{.known = known,
                                      .dealer = CardSet::of(std::array{left.lowest()})};
        const GameFigures named = game(rules, information, {});
        for (std::size_t i = 0; i < named.wagers.size(); ++i)
            any[i].add(named.wagers[i].results);
    }
    const GameFigures seen = game(rules, {.known = known, .seen = 1}, two_workers());
    const GameFigures blind = game(rules, {.known = known}, {});
    for (std::size_t i = 0; i < seen.wagers.size(); ++i)
        EXPECT_EQ(seen.wagers[i].results, any[i]) << seen.wagers[i].name;
    const Distribution& ante = seen.wagers.at(0).results;
    EXPECT_EQ(ante.deals(), 2 * blind.wagers[0].results.deals());
    EXPECT_GT(ante.expectation(), blind.wagers[0].results.expectation());
    // What is paid by cards that the player decides nothing about.
    EXPECT_EQ(to_string(seen.wagers[1].results.expectation()),
              to_string(blind.wagers[1].results.expectation()));
}

TEST(InformedHoldem, ACardSeenIsAnyCardOfTheDealers) {
    for (const CardSet known : {known_below_ten(), known_but_two_suits(), known_but_some()}) {
        expect_seen_is_any_card(informed_ultimate, UltimateHoldem::published(), known);
        expect_seen_is_any_card(informed_crown, CrownHoldem::published(), known);
    }
}

// A Blind and an Ante whose odds do not divide a unit into a few shares: four suits side by side
// would overflow.
TEST(InformedHoldem, OddOddsAreCountedInSmallShares) {
    Rules rules = UltimateHoldem::published();
    rules.tables[ultimate_holdem::blind_slot]
        .odds[static_cast<std::size_t>(FiveCardHand::flush)] = {151, 100};
    expect_seen_is_any_card(informed_ultimate, rules, known_but_some());
}

}  // namespace
}  // namespace baize::exact
