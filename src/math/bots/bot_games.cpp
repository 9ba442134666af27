#include "math/bots/bot_games.h"

#include "engine/core/per_game.h"
#include "engine/hands/five_card.h"
#include "engine/hands/rank_counts.h"
#include "engine/hands/three_card.h"
#include "engine/hands/wild.h"
#include "math/strategy/caribbean_stud_strategies.h"
#include "math/strategy/crown_holdem_strategies.h"
#include "math/strategy/three_card_strategies.h"
#include "math/strategy/ultimate_holdem_strategies.h"
#include "math/strategy/wild_aruba_strategies.h"

namespace baize::bots {
namespace {

constexpr Intention will(bool raises) {
    return raises ? Intention::raise : Intention::otherwise;
}

// One player for every rule of thumb of a game, chosen by style.
template <Intention (*eager)(const SeenHand&),
          Intention (*timid)(const SeenHand&),
          Intention (*practical)(const SeenHand&)>
Intention by_style(HouseStyle style, const SeenHand& seen) {
    if (style == HouseStyle::eager) return eager(seen);
    return style == HouseStyle::timid ? timid(seen) : practical(seen);
}

template <typename Strategy>
Intention at_three_card(const SeenHand& seen) {
    return will(Strategy::plays(seen.hand));
}

template <typename Strategy>
Intention at_caribbean_stud(const SeenHand& seen) {
    return will(Strategy::bets(seen.hand, *seen.up_card));
}

template <typename Strategy>
Intention at_wild_aruba(const SeenHand& seen) {
    if (seen.may_win_at_once && Strategy::takes_instant_winner(seen.hand, *seen.up_card))
        return Intention::instant_winner;
    return will(Strategy::bets(seen.hand, *seen.up_card));
}

template <typename Strategy>
Intention at_ultimate_holdem(const SeenHand& seen) {
    if (seen.street == street_hole) return will(Strategy::raises_first(seen.hand));
    if (seen.street == street_flop) return will(Strategy::raises_flop(seen.hand, seen.board));
    return will(Strategy::plays_river(seen.hand, seen.board));
}

template <typename Strategy>
Intention at_crown_holdem(const SeenHand& seen) {
    if (seen.street == street_hole) return will(Strategy::plays_flop(seen.hand));
    if (seen.street == street_flop) return will(Strategy::plays_turn(seen.hand, seen.board));
    return will(Strategy::plays_river(seen.hand, seen.board));
}

// PlayPairs and BetHighPairs wait for a pair, which is a mistake in both games.
struct PlayPairs {
    static bool plays(CardSet hand) {
        return rank_three(hand) >= ThreeCardRank::lowest_of(ThreeCardHand::pair);
    }
};

struct BetHighPairs : wild_aruba::BetInstant {
    static bool bets(CardSet hand, Card /*up_card*/) {
        return rank_wild(hand) >= lowest_wild_pair_of(Rank::king);
    }
};

bool has_a_pair(CardSet hand) {
    const RankCounts counts = rank_counts(hand);
    return (counts & 0xEEEEEEEEEEEEE) != 0;  // Two or more cards of a rank.
}

constexpr BotGame three_card_poker{
    .is_made_hand =
        [](CardSet hand) { return rank_three(hand).category() != ThreeCardHand::odd_cards; },
    .antes_of_a_hand = 2,  // Ante, Play
    .intention = by_style<at_three_card<three_card::PlayAlways>,
                          at_three_card<PlayPairs>,
                          at_three_card<three_card::PlayBest>>,
    .exact_choice = exact_at_three_card};

constexpr BotGame caribbean{
    .is_made_hand =
        [](CardSet hand) { return rank_five(hand).category() != FiveCardHand::odd_cards; },
    .antes_of_a_hand = 3,  // Ante, Bet of two
    .intention = by_style<at_caribbean_stud<caribbean_stud::BetAlways>,
                          at_caribbean_stud<caribbean_stud::BetPairs>,
                          at_caribbean_stud<caribbean_stud::BetPractical>>,
    .exact_choice = exact_at_caribbean_stud};

constexpr BotGame aruba{
    .is_made_hand = [](CardSet hand) { return rank_wild(hand).category() != WildHand::odd_cards; },
    .antes_of_a_hand = 3,  // Ante, Bet of two
    .intention = by_style<at_wild_aruba<wild_aruba::BetAlways>,
                          at_wild_aruba<BetHighPairs>,
                          at_wild_aruba<wild_aruba::BetPractical>>,
    .exact_choice = exact_at_wild_aruba};

constexpr BotGame ultimate{
    .is_made_hand = has_a_pair,
    .antes_of_a_hand = 6,  // Ante, Blind, four times the Ante
    .intention = by_style<at_ultimate_holdem<ultimate_holdem::PlayAlways>,
                          at_ultimate_holdem<ultimate_holdem::PlayLate>,
                          at_ultimate_holdem<ultimate_holdem::PlayPractical>>,
    .exact_choice = exact_at_ultimate_holdem};

constexpr BotGame crown{.is_made_hand = has_a_pair,
                        .antes_of_a_hand = 5,  // Ante, Flop of two, Turn, River
                        .intention = by_style<at_crown_holdem<crown_holdem::PlayAlways>,
                                              at_crown_holdem<crown_holdem::PlayCautious>,
                                              at_crown_holdem<crown_holdem::PlayPractical>>,
                        .exact_choice = exact_at_crown_holdem};

constexpr PerHouseGame<BotGame> games({{GameId::three_card, three_card_poker},
                                       {GameId::caribbean_stud, caribbean},
                                       {GameId::wild_aruba, aruba},
                                       {GameId::ultimate_holdem, ultimate},
                                       {GameId::crown_holdem, crown}});

}  // namespace

const BotGame& bot_game(GameId game) {
    return games[game];
}

}  // namespace baize::bots
