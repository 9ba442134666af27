// What the person who looks may do now: every button is one of these. A browser sends the command
// back as it is; where the amount may be chosen it puts its own in its place.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/clause.h"
#include "engine/core/money.h"
#include "engine/core/place.h"
#include "service/protocol/raw_json.h"

namespace baize::views {

enum class OfferKind : std::uint8_t {
    decision,  // about a hand: play, fold, call, raise, discard
    wager,     // place, change or take back a wager
    done,      // that is all from me: deal
    seat,      // sit down, leave, come back, ask for another seat
    chips,     // buy chips at the table
    answer,    // a ruling asks the player to choose
    ask        // to see a hand of the showdown
};
BOOST_DESCRIBE_ENUM(OfferKind, decision, wager, done, seat, chips, answer, ask)

// What an offer does, apart from its size, its card and its wager: a screen has words for each of
// these (web/src/table/state/offers.ts does not compile without).
enum class OfferVerb : std::uint8_t {
    fold,
    fold_ante,
    check,
    call,
    play,
    bet,
    raise,
    flop,
    turn,
    river,
    instant_winner,
    decline_to_show,
    show_hand,
    discard,
    place_wager,
    take_back_wager,
    see_hand,
    flop_chase_red,
    flop_chase_black,
    flop_chase_both,
    take_back_flop_chase,
    deal,
    sit_down,
    leave,
    sit_out,
    come_back,
    come_back_and_post,
    come_back_and_wait,
    join_list,
    leave_list,
    pass_offer,
    buy_chips,
    add_chips,
    answer_complete,
    answer_incomplete,
    answer_keep,
    answer_retract,
    answer_retract_ante_only,
    answer_retract_pair_plus_only,
    answer_named,
    answer_yes,
    answer_no,
    answer_corrected,
    answer_cannot,
    answer_whole,
    answer_flop_only,
    answer_impossible
};
BOOST_DESCRIBE_ENUM(OfferVerb,
                    fold,
                    fold_ante,
                    check,
                    call,
                    play,
                    bet,
                    raise,
                    flop,
                    turn,
                    river,
                    instant_winner,
                    decline_to_show,
                    show_hand,
                    discard,
                    place_wager,
                    take_back_wager,
                    see_hand,
                    flop_chase_red,
                    flop_chase_black,
                    flop_chase_both,
                    take_back_flop_chase,
                    deal,
                    sit_down,
                    leave,
                    sit_out,
                    come_back,
                    come_back_and_post,
                    come_back_and_wait,
                    join_list,
                    leave_list,
                    pass_offer,
                    buy_chips,
                    add_chips,
                    answer_complete,
                    answer_incomplete,
                    answer_keep,
                    answer_retract,
                    answer_retract_ante_only,
                    answer_retract_pair_plus_only,
                    answer_named,
                    answer_yes,
                    answer_no,
                    answer_corrected,
                    answer_cannot,
                    answer_whole,
                    answer_flop_only,
                    answer_impossible)

struct OfferShown {
    OfferKind kind = OfferKind::decision;
    OfferVerb verb = OfferVerb::fold;
    std::string name{};  // "fold", "play_4x", "raise", "discard_Qh", "ante", "sit_down", "leave"
    PlaceIndex box = at_table;  // box or seat it is about
    std::string wager{};        // that it places
    Money amount{};             // chips it takes; the least where it may be chosen
    Money most{};               // equal to the amount where it may not
    Money step{};
    Clause clause{};
    std::string gives_up{};  // a wager that this loses and that would have won: ask first
    RawJson command{};       // as it can be sent
    std::vector<std::string> amount_at{};  // the fields that lead to a chosen amount
    friend bool operator==(const OfferShown&, const OfferShown&) = default;
};
BOOST_DESCRIBE_STRUCT(
    OfferShown,
    (),
    (kind, verb, name, box, wager, amount, most, step, clause, gives_up, command, amount_at))

// What a ruling asks, and of whom.
struct QuestionShown {
    std::uint32_t person = 0;  // 0: of the house
    PlaceIndex box = at_table;
    std::string text{};
    Clause clause{};
    friend bool operator==(const QuestionShown&, const QuestionShown&) = default;
};
BOOST_DESCRIBE_STRUCT(QuestionShown, (), (person, box, text, clause))

}  // namespace baize::views
