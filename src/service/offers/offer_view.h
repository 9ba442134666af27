// The actions that are open to the viewer now; every button is one of these. A browser sends the
// command back unchanged, except for an amount that the player may choose.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/clause.h"
#include "engine/core/money.h"
#include "engine/core/place.h"
#include "service/protocol/player_commands.h"

namespace baize::views {

// The control that the page shows for an offer. The macro also describes the values for JSON and
// the schema.
BOOST_DEFINE_FIXED_ENUM_CLASS(OfferKind,
                              std::uint8_t,
                              decision,  // about a hand: play, fold, call, raise, discard
                              wager,     // place, change or take back a wager
                              finish,    // that is all from me: deal
                              seat,      // sit down, leave, come back, wait for a seat
                              chips,     // buy chips at the table
                              answer,    // a ruling asks the player to choose
                              request)   // to see a hand of the showdown, for more time

// The action of an offer, without its size, its card and its wager. The pages have words for each
// of them (web/src/table/state/offers.ts does not compile without).
BOOST_DEFINE_FIXED_ENUM_CLASS(OfferVerb,
                              std::uint8_t,
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
                              more_time,  // bought for the fee on the sign
                              place_wager,
                              take_back_wager,
                              see_hand,
                              flop_chase_red,
                              flop_chase_black,
                              flop_chase_both,
                              take_back_flop_chase,
                              deal,
                              skip_round,  // no wager in this round
                              sit_down,
                              leave,
                              sit_out,
                              sit_out_at_blind,  // when the last blind reaches the seat
                              time_bank,         // runs by itself when the clock ends
                              come_back,
                              come_back_and_post,
                              come_back_and_wait,
                              post_now,  // dealt in from the next hand, instead of waiting
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

// The kind follows from the verb.
[[nodiscard]] constexpr OfferKind kind_of(OfferVerb verb) {
    switch (verb) {
        case OfferVerb::fold:
        case OfferVerb::fold_ante:
        case OfferVerb::check:
        case OfferVerb::call:
        case OfferVerb::play:
        case OfferVerb::bet:
        case OfferVerb::raise:
        case OfferVerb::flop:
        case OfferVerb::turn:
        case OfferVerb::river:
        case OfferVerb::instant_winner:
        case OfferVerb::decline_to_show:
        case OfferVerb::show_hand:
        case OfferVerb::discard: return OfferKind::decision;
        case OfferVerb::place_wager:
        case OfferVerb::take_back_wager:
        case OfferVerb::flop_chase_red:
        case OfferVerb::flop_chase_black:
        case OfferVerb::flop_chase_both:
        case OfferVerb::take_back_flop_chase: return OfferKind::wager;
        case OfferVerb::see_hand:
        case OfferVerb::more_time: return OfferKind::request;
        case OfferVerb::deal:
        case OfferVerb::skip_round: return OfferKind::finish;
        case OfferVerb::sit_down:
        case OfferVerb::leave:
        case OfferVerb::sit_out:
        case OfferVerb::sit_out_at_blind:
        case OfferVerb::time_bank:
        case OfferVerb::come_back:
        case OfferVerb::come_back_and_post:
        case OfferVerb::come_back_and_wait:
        case OfferVerb::post_now:
        case OfferVerb::join_list:
        case OfferVerb::leave_list:
        case OfferVerb::pass_offer: return OfferKind::seat;
        case OfferVerb::buy_chips:
        case OfferVerb::add_chips: return OfferKind::chips;
        case OfferVerb::answer_complete:
        case OfferVerb::answer_incomplete:
        case OfferVerb::answer_keep:
        case OfferVerb::answer_retract:
        case OfferVerb::answer_retract_ante_only:
        case OfferVerb::answer_retract_pair_plus_only:
        case OfferVerb::answer_named:
        case OfferVerb::answer_yes:
        case OfferVerb::answer_no:
        case OfferVerb::answer_corrected:
        case OfferVerb::answer_cannot:
        case OfferVerb::answer_whole:
        case OfferVerb::answer_flop_only:
        case OfferVerb::answer_impossible: break;
    }
    return OfferKind::answer;
}

// An action that the viewer may take now.
struct OfferView {
    OfferKind kind = OfferKind::decision;  // of the verb
    OfferVerb verb = OfferVerb::fold;
    std::string name{};  // "fold", "play_4x", "raise", "discard_Qh", "ante", "sit_down", "leave"
    PlaceIndex box = at_table;  // box or seat it is about
    std::string wager{};        // that it places
    Money amount{};             // chips it takes; the minimum where it may be chosen
    Money max{};                // equal to the amount where it may not
    Money step{};
    Clause clause{};
    std::string forfeits{};   // a wager that this loses and that would have won: ask first
    PlayerCommand command{};  // as it can be sent
    std::vector<std::string> amount_path{};  // the fields that lead to a chosen amount
    // About a seat at poker: hands that pass before the last blind reaches it, about. [I-151]
    std::optional<std::uint8_t> hands{};
    bool is_on = false;  // of a choice made in advance: it is made, and the command takes it back
    bool is_on_time_out = false;  // the house does this if the player does not act [CP 6.15] [I-74]
    friend bool operator==(const OfferView&, const OfferView&) = default;
};
BOOST_DESCRIBE_STRUCT(OfferView,
                      (),
                      (kind,
                       verb,
                       name,
                       box,
                       wager,
                       amount,
                       max,
                       step,
                       clause,
                       forfeits,
                       command,
                       amount_path,
                       hands,
                       is_on,
                       is_on_time_out))

// The question of a ruling, and the person it is put to.
struct QuestionView {
    std::uint32_t person = 0;  // 0: put to the house
    PlaceIndex box = at_table;
    std::string text{};
    Clause clause{};
    friend bool operator==(const QuestionView&, const QuestionView&) = default;
};
BOOST_DESCRIBE_STRUCT(QuestionView, (), (person, box, text, clause))

}  // namespace baize::views
