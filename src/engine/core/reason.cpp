#include "engine/core/reason.h"

#include <algorithm>
#include <array>

#include "engine/core/check.h"

namespace baize {

namespace {

struct Wording {
    Reason reason{};
    std::string_view name{};
    std::string_view sentence{};
};

using enum Reason;

constexpr std::array wordings{
    Wording{betting_closed, "betting_closed", "betting has closed"},
    Wording{betting_open, "betting_open", "betting is still open"},
    Wording{not_now, "not_now", "this cannot be done at this point of the round"},
    Wording{round_over, "round_over", "the round is over"},
    Wording{waiting_for_answer, "waiting_for_answer", "the round waits for an answer first"},
    Wording{not_all_decided, "not_all_decided", "not every hand has been acted on"},
    Wording{already_done, "already_done", "this has been done already"},
    Wording{jackpot_not_started, "jackpot_not_started", "the jackpot game has not been started"},
    Wording{next_round_blocked, "next_round_blocked", "the last jackpot game is not closed"},
    Wording{not_your_box, "not_your_box", "the hand belongs to another player"},
    Wording{not_a_player, "not_a_player", "only a player may do this"},
    Wording{rank_too_low, "rank_too_low", "this needs a higher rank of staff"},
    Wording{not_asked, "not_asked", "nobody asked this person that question"},
    Wording{one_hand_a_player, "one_hand_a_player", "a player may have only one hand a round"},
    Wording{
        second_area_unavailable, "second_area_unavailable", "no second area is open to you now"},
    Wording{area_taken, "area_taken", "another player holds this betting area"},
    Wording{no_such_box, "no_such_box", "the table has no such betting area"},
    Wording{no_such_wager, "no_such_wager", "the game has no such wager"},
    Wording{box_not_in_play, "box_not_in_play", "the hand is no longer in play"},
    Wording{box_has_no_cards, "box_has_no_cards", "the betting area was dealt no cards"},
    Wording{not_chips, "not_chips", "wagers are accepted only in chips"},
    Wording{below_minimum, "below_minimum", "the stake is below the table minimum"},
    Wording{above_maximum, "above_maximum", "the stake is above the table maximum"},
    Wording{not_a_betting_unit, "not_a_betting_unit", "the stake is not a whole betting unit"},
    Wording{wrong_amount, "wrong_amount", "the amount is not the one the rules ask for"},
    Wording{not_equal_to_ante, "not_equal_to_ante", "the wager must equal the Ante"},
    Wording{needs_an_ante, "needs_an_ante", "the wager needs an Ante on the same area"},
    Wording{second_wager_in_area, "second_wager_in_area", "the area already has this wager"},
    Wording{too_many_wagers, "too_many_wagers", "the area has as many such wagers as it may"},
    Wording{no_such_amount, "no_such_amount", "a stake is a positive amount"},
    Wording{amount_too_large, "amount_too_large", "the amount passes the largest one recorded"},
    Wording{not_shuffled, "not_shuffled", "the cards have not been shuffled for this round"},
    Wording{already_shuffled, "already_shuffled", "the cards are shuffled already"},
    Wording{not_cut, "not_cut", "the cards have not been cut"},
    Wording{already_cut, "already_cut", "the cards are cut once only"},
    Wording{cut_too_near_the_end, "cut_too_near_the_end", "the cut is too near an end of the deck"},
    Wording{cut_not_allowed, "cut_not_allowed", "cards from this shoe are not cut"},
    Wording{deck_not_verified, "deck_not_verified", "the deck has not been verified"},
    Wording{wrong_deck, "wrong_deck", "the other deck is next"},
    Wording{wrong_card_count, "wrong_card_count", "the number of cards is not the one dealt here"},
    Wording{card_twice, "card_twice", "a card appears twice"},
    Wording{cards_unknown, "cards_unknown", "the cards have not been recorded yet"},
    Wording{cards_already_known, "cards_already_known", "the cards are recorded already"},
    Wording{cards_differ, "cards_differ", "the cards are not the ones recorded"},
    Wording{not_offered, "not_offered", "this decision is not offered now"},
    Wording{
        someone_elses_wager, "someone_elses_wager", "another person's wager depends on the hand"},
    Wording{nothing_to_report, "nothing_to_report", "the rules know no such irregularity here"},
    Wording{no_such_answer, "no_such_answer", "the question has no such answer"},
    Wording{oral_without_chips, "oral_without_chips", "a declared wager needs chips beside it"},
    Wording{no_oral_wagers, "no_oral_wagers", "declared wagers are not accepted here"},
    Wording{no_such_prize, "no_such_prize", "the prize table in use does not pay this hand"},
    Wording{below_reset_value, "below_reset_value", "the amount is below the seed"},
    Wording{no_such_seed, "no_such_seed", "the rules list no such seed"},
    Wording{no_such_option, "no_such_option", "the prize tables are Option 1 and Option 2"},
    Wording{no_such_level, "no_such_level", "the Jackpot levels are 1, 2 and 3"},
    Wording{no_such_split, "no_such_split", "each level's shares must total 41% of its wager"},
    Wording{too_many_winners, "too_many_winners", "no table has so many hands"},
    Wording{recorded_twice, "recorded_twice", "two outcomes carry the same sequence number"},
    Wording{no_such_settlement, "no_such_settlement", "no settlement of that time is at hand"},
    Wording{not_your_turn, "not_your_turn", "it is another player's turn"},
    Wording{not_in_the_hand, "not_in_the_hand", "the player is not in this hand"},
    Wording{bet_to_answer, "bet_to_answer", "there is a bet to call, raise or fold to"},
    Wording{nothing_to_call, "nothing_to_call", "there is no bet to call"},
    Wording{
        raise_too_small, "raise_too_small", "the bet or raise is smaller than the least allowed"},
    Wording{raise_too_large, "raise_too_large", "the bet or raise is larger than the limit allows"},
    Wording{raises_capped, "raises_capped", "no more raises are allowed in this betting round"},
    Wording{betting_not_reopened,
            "betting_not_reopened",
            "a short all-in does not reopen the betting for a player who has acted"},
    Wording{barred_from_raising,
            "barred_from_raising",
            "a player who checked out of turn may not bet or raise"},
    Wording{nobody_can_answer,
            "nobody_can_answer",
            "no other player has chips to answer a bet or raise"},
    Wording{too_few_chips, "too_few_chips", "the player does not have so many chips"},
    Wording{not_a_hole_card, "not_a_hole_card", "the player does not hold that card"},
    Wording{too_few_players, "too_few_players", "a hand needs two players"},
    Wording{too_many_players, "too_many_players", "the game has no room for so many players"},
    Wording{
        blind_below_minimum, "blind_below_minimum", "the last blind is below the table minimum"},
    Wording{no_such_rate, "no_such_rate", "percentage commission is from 2% to 10%"},
    Wording{no_such_seat, "no_such_seat", "there is no such seat"},
    Wording{one_colour_only, "one_colour_only", "one colour a player a hand"},
    Wording{no_extension_left, "no_extension_left", "no more time can be bought"},
    Wording{
        must_reshuffle_first, "must_reshuffle_first", "the stub must be shuffled and cut first"},
    Wording{
        hand_not_contested, "hand_not_contested", "the hand was not in the final betting round"},
    Wording{only_hand_left, "only_hand_left", "no other hand is in contention"},
    Wording{ante_without_blind,
            "ante_without_blind",
            "the last blind cannot put up the ante where there are no blinds"},
    Wording{no_raises, "no_raises", "a limit game allows at least one raise"},
    Wording{seat_taken, "seat_taken", "another player has the seat"},
    Wording{seat_empty, "seat_empty", "nobody sits there"},
    Wording{seated_already, "seated_already", "the player has a seat at this table already"},
    Wording{in_a_hand, "in_a_hand", "this waits until the player holds no cards"},
    Wording{chips_stay, "chips_stay", "chips leave the table only with their player"},
    Wording{buy_in_short, "buy_in_short", "the buy-in is not on the table yet"},
    Wording{sitting_out, "sitting_out", "the player is sitting out"},
    Wording{waiting_for_blind, "waiting_for_blind", "the player waits for the blind to come round"},
    Wording{blind_missed, "blind_missed", "a missed blind has not been made good"},
    Wording{button_not_passed, "button_not_passed", "the button has to pass the seat first"},
    Wording{charge_unpaid, "charge_unpaid", "a time charge has not been paid"},
    Wording{not_left_of_blind,
            "not_left_of_blind",
            "only the next player on the left may double the blind"},
    Wording{sign_not_changed, "sign_not_changed", "the sign at the table does not show it yet"},
    Wording{no_such_period, "no_such_period", "the periods must divide the hour equally"},
    Wording{no_such_person, "no_such_person", "the house does not know this person"},
    Wording{no_such_name, "no_such_name", "a name has 1 to 40 letters, without spaces at its ends"},
    Wording{name_taken, "name_taken", "somebody has this name already"},
    Wording{programs_only_play, "programs_only_play", "a program has neither rank nor office"},
    Wording{rank_and_office, "rank_and_office", "nobody has a rank and an office at once"},
    Wording{last_executive, "last_executive", "the house needs an executive"},
    Wording{cage_only, "cage_only", "only the cage takes and pays cash"},
    Wording{command_too_old, "command_too_old", "the person has given later commands since"},
    Wording{account_overdrawn, "account_overdrawn", "the money is not there any more"},
    Wording{another_deals, "another_deals", "another dealer deals at this table"},
    Wording{deals_elsewhere, "deals_elsewhere", "this dealer deals at another table"},
    Wording{advice_not_given, "advice_not_given", "advice is given at practice tables only"},
    Wording{key_taken, "key_taken", "another command was given under this key"},
    Wording{too_many_tables,
            "too_many_tables",
            "a guest has seats at as many tables as guests may: leave one first, or register"},
    Wording{seat_in_use, "seat_in_use", "the seat is in use, or still reserved for its player"},
    Wording{minimum_above_maximum, "minimum_above_maximum", "the minimum is above the maximum"},
    Wording{setting_out_of_range, "setting_out_of_range", "the setting is outside its range"},
    Wording{name_missing, "name_missing", "a name has to be given"},
    Wording{still_plays, "still_plays", "the person has a wager or a hand in a round"},
    Wording{later_ruling_first,
            "later_ruling_first",
            "a later ruling on the same hand must be reversed first"},
    Wording{chips_first,
            "chips_first",
            "chips must be bought first: seats have been taken without any"},
    Wording{table_moved_on, "table_moved_on", "the table has moved on since this was decided"},
    Wording{game_unknown, "game_unknown", "the house has no such game"},
    Wording{sign_contradicts, "sign_contradicts", "the sign contradicts itself or its book"},
    Wording{sign_incomplete, "sign_incomplete", "the sign lacks something its book wants on it"},
    Wording{pay_table_unknown, "pay_table_unknown", "the book has no such pay table"},
    Wording{sign_not_up, "sign_not_up", "no sign has been put up at the table"},
    Wording{sign_replaced, "sign_replaced", "another sign is up at the table"},
    Wording{sign_unchanged, "sign_unchanged", "the sign in force says so already"},
    Wording{table_is_open, "table_is_open", "the table is open"},
    Wording{table_is_closed, "table_is_closed", "the table is closed"},
    Wording{game_needs_closing,
            "game_needs_closing",
            "the table must be closed before another game is opened on it"},
    Wording{notice_unknown, "notice_unknown", "no such notice is up at the table"},
    Wording{notice_too_soon, "notice_too_soon", "the time on the notice comes too soon"},
    Wording{notice_running, "notice_running", "the notice has not been up long enough"},
    Wording{hands_to_play, "hands_to_play", "the hands of notice have not been played yet"},
    Wording{players_not_told, "players_not_told", "not every player has been told of the change"},
    Wording{personal_limits_barred,
            "personal_limits_barred",
            "the book has the same limits for every player"},
    Wording{no_such_table, "no_such_table", "no such table is open"},
    Wording{seat_held, "seat_held", "the seat is kept for somebody else"},
    Wording{
        seat_not_allocated, "seat_not_allocated", "the seat waits for the floor to give it out"},
    Wording{others_first, "others_first", "others have a better right to the seat"},
    Wording{no_offer, "no_offer", "nothing is on offer here"},
    Wording{offer_open, "offer_open", "the offer still has time to run"},
    Wording{offer_lapsed, "offer_lapsed", "the time to take the offer is over"},
    Wording{nobody_waiting, "nobody_waiting", "nobody waits for this seat"},
    Wording{waiting_already, "waiting_already", "the person is waiting already"},
    Wording{not_waiting, "not_waiting", "the person is not waiting"},
    Wording{no_such_list, "no_such_list", "there is no such waiting list"},
    Wording{not_seated, "not_seated", "the person has no seat at this table"},
    Wording{one_card_each, "one_card_each", "everybody draws one card"},
    Wording{not_absent, "not_absent", "the player is not recorded as absent"},
    Wording{nothing_sealed, "nothing_sealed", "no chips of this person are sealed"},
    Wording{
        not_abstaining, "not_abstaining", "the player has not abstained as long as the rules ask"},
    Wording{first_claim, "first_claim", "the last Ante player of the area is asked first"},
    Wording{must_be_seated, "must_be_seated", "the Ante player must be seated"},
    Wording{not_at_this_game, "not_at_this_game", "the game has no such rule"},
    Wording{no_such_case, "no_such_case", "there is no such record"},
    Wording{not_in_this_book, "not_in_this_book", "the rules of this game know no such thing"},
    Wording{words_missing, "words_missing", "the reason has to be written down"},
    Wording{persons_missing, "persons_missing", "the persons concerned have to be named"},
    Wording{was_invited, "was_invited", "the player had asked for it"},
    Wording{purpose_missing, "purpose_missing", "what the device can do has to be named"},
    Wording{not_accused, "not_accused", "the incident does not name this person"},
    Wording{no_device_case, "no_device_case", "this needs an incident of a prohibited device"},
    Wording{money_unbalanced, "money_unbalanced", "the money named does not add up to nothing"},
    Wording{not_their_money, "not_their_money", "the money named is not this person's"},
    Wording{case_closed, "case_closed", "the record is closed already"},
    Wording{sanction_in_force, "sanction_in_force", "a sanction still rests on the incident"},
    Wording{next_round_started,
            "next_round_started",
            "the next round has started: this needs a dispute on record"},
    Wording{
        outcome_not_affected, "outcome_not_affected", "the cause has to have affected the outcome"},
    Wording{complainant_not_advised,
            "complainant_not_advised",
            "the complainant has not been told of the inspector yet"},
    Wording{ruling_final, "ruling_final", "the ruling is final"},
    Wording{not_ruled_yet, "not_ruled_yet", "there is no ruling to review yet"},
    Wording{
        not_the_complainant, "not_the_complainant", "a player speaks only for himself or herself"},
    Wording{reference_missing, "reference_missing", "the number of the review is missing"},
    Wording{words_too_long, "words_too_long", "the text is longer than a record holds"},
    Wording{no_such_deck, "no_such_deck", "the table has no such deck"},
    Wording{deck_incomplete, "deck_incomplete", "the deck is not 52 different cards"},
    Wording{count_missing, "count_missing", "the cards have not been counted yet"},
    Wording{same_backs, "same_backs", "two decks must have backs of different colours"},
    Wording{round_in_play, "round_in_play", "cards are changed between rounds only"},
    Wording{whole_deck_only, "whole_deck_only", "the rules of this game change whole decks only"},
    Wording{inspection_waiting, "inspection_waiting", "a player has asked to see the cards first"},
    Wording{too_late_to_inspect,
            "too_late_to_inspect",
            "players see the cards when a deck is introduced, before a round"},
    Wording{no_shuffling_shoe, "no_shuffling_shoe", "the table has no shuffling shoe"},
    Wording{gaming_not_begun, "gaming_not_begun", "gaming has not begun at the table"},
    Wording{gaming_begun, "gaming_begun", "gaming has begun at the table"},
    Wording{no_jackpot_equipment,
            "no_jackpot_equipment",
            "no jackpot equipment is registered at the table"},
    Wording{no_such_system, "no_such_system", "there is no such jackpot system"},
    Wording{
        in_another_system, "in_another_system", "the table is part of a jackpot system already"},
    Wording{
        system_needs_a_table, "system_needs_a_table", "a jackpot system serves at least one table"},
    Wording{table_differs, "table_differs", "the table is not run on the terms of the system"},
    Wording{wager_cost_taken, "wager_cost_taken", "another open system has the same Jackpot wager"},
    Wording{
        systems_differ, "systems_differ", "all systems of a game share seed, rate and prize table"},
    Wording{notice_not_shown, "notice_not_shown", "no notice of it has been given"},
    Wording{notice_too_short,
            "notice_too_short",
            "the sign about the jackpot has not been up long enough"},
    Wording{wagers_in_play, "wagers_in_play", "Jackpot wagers are in play there"},
    Wording{no_meter_to_receive,
            "no_meter_to_receive",
            "another meter must receive what the closing one holds"},
    Wording{meter_not_working,
            "meter_not_working",
            "the system does not work and no manual arrangement is logged"},
    Wording{display_failed, "display_failed", "the Jackpot amounts are not displayed at the table"},
    Wording{table_suspended, "table_suspended", "play at the table is suspended"},
    Wording{no_such_claim, "no_such_claim", "there is no such unpaid Jackpot claim"},
    Wording{claim_open, "claim_open", "a Jackpot claim is still to be settled first"},
    Wording{claim_not_confirmed,
            "claim_not_confirmed",
            "the claim has not been confirmed as the rules want it"},
    Wording{
        payment_held, "payment_held", "the payment is withheld while the round is investigated"},
    Wording{earlier_claim_first, "earlier_claim_first", "an earlier Jackpot is to be paid first"},
    Wording{games_not_linked, "games_not_linked", "the system does not serve this game"},
};

const Wording& wording(Reason reason) {
    const auto* const found = std::find_if(
        wordings.begin(), wordings.end(), [&](const Wording& w) { return w.reason == reason; });
    BAIZE_CHECK(found != wordings.end());
    return *found;
}

}  // namespace

std::optional<Reason> reason_numbered(std::uint64_t number) {
    const auto* const found = std::find_if(wordings.begin(), wordings.end(), [&](const Wording& w) {
        return static_cast<std::uint64_t>(w.reason) == number;
    });
    if (found == wordings.end()) return std::nullopt;
    return found->reason;
}

std::string_view name(Reason reason) {
    return wording(reason).name;
}

std::string_view sentence(Reason reason) {
    return wording(reason).sentence;
}

}  // namespace baize
