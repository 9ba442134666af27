#include "service/settle/settle_form.h"

#include <array>

#include "engine/core/per_game.h"

namespace baize {

namespace {

using enum Wager;

constexpr std::array unable_or_absent{NoDecisionWord{"unable", Irregularity::cannot_match},
                                      NoDecisionWord{"absent", Irregularity::player_absent}};
constexpr std::array absent_only{NoDecisionWord{"absent", Irregularity::player_absent}};
constexpr std::array absent_or_forgotten{
    NoDecisionWord{"absent", Irregularity::player_absent},
    NoDecisionWord{"forgotten", Irregularity::wager_forgotten}};

constexpr std::array three_card_wagers{ante, pair_plus, play};
constexpr std::array three_card_second{play};
constexpr std::array three_card_folds{FoldWord{}, FoldWord{"ante", Standing::folded_ante, 0}};

constexpr std::array stud_wagers{ante, bet, jackpot};
constexpr std::array stud_second{bet};
constexpr std::array plain_fold{FoldWord{}};

constexpr std::array ultimate_wagers{ante, blind, trips, play, jackpot};
constexpr std::array ultimate_second{play};
constexpr std::array ultimate_folds{FoldWord{"", Standing::folded, 2},
                                    FoldWord{"river", Standing::folded, 2},
                                    FoldWord{"preflop", Standing::folded, 0},
                                    FoldWord{"flop", Standing::folded, 1}};

constexpr std::array crown_wagers{
    ante, flop, turn, river, dealer_poker_extra, player_poker_extra, jackpot};
constexpr std::array crown_second{flop, turn, river};
constexpr std::array crown_folds{FoldWord{}, FoldWord{"preflop", Standing::folded, 0}};

constexpr PerHouseGame<SettleForm> forms({
    {GameId::three_card,
     {.wagers = three_card_wagers,
      .second = three_card_second,
      .folds = three_card_folds,
      .no_decision = unable_or_absent,
      .has_personal_limits = true}},
    {GameId::caribbean_stud,
     {.wagers = stud_wagers,
      .second = stud_second,
      .folds = plain_fold,
      .no_decision = unable_or_absent,
      .has_personal_limits = true}},
    {GameId::wild_aruba,
     {.wagers = stud_wagers,
      .second = stud_second,
      .folds = plain_fold,
      .no_decision = unable_or_absent,
      .has_instant_winner = true,
      .has_personal_limits = true}},
    {GameId::ultimate_holdem,
     {.wagers = ultimate_wagers,
      .second = ultimate_second,
      .folds = ultimate_folds,
      .no_decision = absent_only,
      .has_community = true,
      .has_played = true,
      .has_exposed = true,
      .cards_without_wager_misdeal = true}},
    {GameId::crown_holdem,
     {.wagers = crown_wagers,
      .second = crown_second,
      .folds = crown_folds,
      .no_decision = absent_or_forgotten,
      .has_community = true,
      .may_stop_at_flop = true,
      .has_exposed = true,
      .cards_need_ante = true}},
});

}  // namespace

const SettleForm& settle_form(GameId game) {
    return forms[game];
}

}  // namespace baize
