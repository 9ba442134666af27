// Tests the effect of other players' cards and of one dealer's card. So many cards are known that a
// whole game is solved quickly; the results are compared with the advice for all hands, and with
// each other.
#include <algorithm>
#include <array>
#include <initializer_list>
#include <map>
#include <string>

#include <gtest/gtest.h>

#include "engine/games/crown_holdem/game.h"
#include "engine/games/ultimate_holdem/game.h"
#include "engine/games/ultimate_holdem/rules.h"
#include "engine/hands/cards.h"
#include "math/advice/advice.h"
#include "math/figures/joined_results.h"
#include "math/figures/option_name.h"
#include "math/figures/suits_in_order.h"
#include "math/holdem/holdem_deals.h"
#include "math/known_cards/known_holdem.h"
#include "math/known_cards/walked_information.h"

namespace baize::exact {
namespace {

using crown_holdem::CrownHoldem;
using ultimate_holdem::UltimateHoldem;

// Twenty cards remain, and all suits are alike.
CardSet known_below_ten() {
    CardSet known;
    for (std::size_t card = 0; card < 4 * static_cast<std::size_t>(Rank::ten); ++card)
        known.insert(Card::of_index(card));
    return known;
}

// Sixteen cards remain: spades and hearts are alike, and hands need not contain a pair.
CardSet known_but_two_suits() {
    return CardSet::full_deck() - hand("2s 3s 5s 8s 9s Ts Ks As 2h 3h 5h 8h 9h Th Kh Ah");
}

// Sixteen cards remain, and no two suits are alike.
CardSet known_but_some() {
    return CardSet::full_deck() - hand("2s 3s 5s 8s 9s Qs As 3h 4h Th Kh 3d 6d Kd 7c Ac");
}

CardSet card(const char* text) {
    return CardSet::of(std::array{*Card::parse(text)});
}

using KnownCardsFigures = GameFigures (*)(const Rules&,
                                          const Information&,
                                          const ParallelExecutor&);

// Returns the suits that can be exchanged without changing the known cards.
SuitNeighbours exchangeable_suits(const Information& information) {
    SuitNeighbours alike = alike_suits(information.known);
    for (std::size_t i = 0; i < alike.size(); ++i)
        alike[i] = alike[i] && alike_suits(information.dealer)[i];
    return alike;
}

// The value of the game equals the best first decisions of all hands as the advice finds them. The
// share of each named decision that ends the player's choice equals the share of hands for which it
// is best.
void expect_advice_adds_up(const GameHooks& hooks,
                           KnownCardsFigures game,
                           const Information& information,
                           std::initializer_list<const char*> last_decisions) {
    const Rules rules = hooks.published();
    Fraction sum;
    std::int64_t hands = 0;
    std::map<std::string, std::int64_t> best;
    const CardSet deck = CardSet::full_deck() - information.known - information.dealer;
    const SuitNeighbours exchangeable = exchangeable_suits(information);
    for_each_part(deck, 2, [&](CardSet hand) {
        const std::int64_t alike = sets_alike(hand, exchangeable);
        if (alike == 0) return;
        const Advice advice = advise(
            hooks, rules, {.hand = hand, .dealer = information.dealer, .known = information.known});
        const AdvisedOption& option = advice.options[advice.best];
        sum += option.worth * Fraction::whole(alike);
        best[option_name(option.offer)] += alike;
        hands += alike;
    });
    const auto cards = static_cast<std::int64_t>(deck.size());
    EXPECT_EQ(hands, cards * (cards - 1) / 2);
    const WagerFigures ante = game(rules, information, {}).wagers.at(0);
    EXPECT_EQ(to_string(ante.results.expectation()), to_string(sum / Fraction::whole(hands)));
    for (const Share& share : ante.strategy) {
        if (std::ranges::find(last_decisions, share.name) == last_decisions.end()) continue;
        EXPECT_EQ(to_string(Fraction(share.deals, ante.results.deals())),
                  to_string(Fraction(best[share.name], hands)))
            << share.name;
    }
}

std::array<Information, 3> some_information() {
    return {Information{.known = known_below_ten()},
            Information{.known = known_but_some()},
            Information{.known = known_but_two_suits(), .dealer = card("Kh")}};
}

// [UTH 3.36(a)] [UTH 4.4]
TEST(KnownCardsHoldem, UltimateEqualsTheAdviceForAllHands) {
    for (const Information& information : some_information()) {
        expect_advice_adds_up(
            hooks_of<UltimateHoldem>, known_cards_ultimate, information, {"play_4x", "play_3x"});
    }
}

// [CH 3.35] [CH 4.4]
TEST(KnownCardsHoldem, CrownEqualsTheAdviceForAllHands) {
    for (const Information& information : some_information())
        expect_advice_adds_up(hooks_of<CrownHoldem>, known_cards_crown, information, {"fold"});
}

// Expects that the result with one seen card is the average over all cards that it may be.
void expect_seen_is_any_card(KnownCardsFigures game, const Rules& rules, CardSet known) {
    std::array<Distribution, 3> any;
    for (CardSet left = CardSet::full_deck() - known; !left.empty(); left.erase(left.lowest())) {
        const Information information{.known = known,
                                      .dealer = CardSet::of(std::array{left.lowest()})};
        const GameFigures named = game(rules, information, {});
        for (std::size_t i = 0; i < named.wagers.size(); ++i)
            add_results(any[i], named.wagers[i].results);
    }
    const GameFigures seen = game(rules, {.known = known, .seen = 1}, two_workers());
    const GameFigures blind = game(rules, {.known = known}, {});
    for (std::size_t i = 0; i < seen.wagers.size(); ++i)
        EXPECT_EQ(seen.wagers[i].results, any[i]) << seen.wagers[i].name;
    const Distribution& ante = seen.wagers.at(0).results;
    EXPECT_EQ(ante.deals(), 2 * blind.wagers[0].results.deals());
    EXPECT_GT(ante.expectation(), blind.wagers[0].results.expectation());
    // The payment depends on cards about which the player decides nothing.
    EXPECT_EQ(to_string(seen.wagers[1].results.expectation()),
              to_string(blind.wagers[1].results.expectation()));
}

TEST(KnownCardsHoldem, SeenCardAveragesAllCardsOfTheDealer) {
    for (const CardSet known : {known_below_ten(), known_but_two_suits(), known_but_some()}) {
        expect_seen_is_any_card(known_cards_ultimate, UltimateHoldem::published(), known);
        expect_seen_is_any_card(known_cards_crown, CrownHoldem::published(), known);
    }
}

// With these odds the common denominator is so large that adding four suits at once would overflow.
TEST(KnownCardsHoldem, UnusualOddsAreCountedInFractions) {
    Rules rules = UltimateHoldem::published();
    rules.tables[ultimate_holdem::blind_slot]
        .odds[static_cast<std::size_t>(FiveCardHand::flush)] = {151, 100};
    expect_seen_is_any_card(known_cards_ultimate, rules, known_but_some());
}

}  // namespace
}  // namespace baize::exact
