#include "house/workflows/auto_dealer/due_action.h"

#include <algorithm>

#include "engine/banked/machine/play.h"
#include "engine/poker/hand/play.h"
#include "engine/poker/money/charges.h"
#include "engine/poker/table/button.h"
#include "house/casino/game_state.h"
#include "house/casino/steps.h"
#include "house/seals/round_seals.h"
#include "house/seating/offers.h"
#include "house/signs/changes.h"
#include "house/tables/poker/decide.h"
#include "house/workflows/jackpots/jackpot_signs.h"
#include "house/workflows/jackpots/jackpot_steps.h"
#include "house/workflows/people/why_limited.h"
#include "house/workflows/rounds/bonuses.h"
#include "house/workflows/rounds/cover.h"
#include "house/workflows/rounds/dealing.h"
#include "house/workflows/rounds/exposure.h"
#include "house/workflows/rulings/payment_holds.h"
#include "house/workflows/seats/line.h"
#include "house/workflows/seats/seat_use.h"

namespace baize::house {

namespace {

DueAction act(const TableState& table, Action action) {
    return Command(BankedCommand(ActInRound{table.table, std::move(action), 0}));
}

DueAction act(const TableState& table, const poker::Action& action) {
    return Command(PokerCommand(ActInHand{table.table, action}));
}

// Returns the next cards of the sealed deck, after the burned ones. REQUIRES: the deck has enough
// cards left.
template <std::size_t Capacity>
CardList<Capacity> next_cards(const TableState& table, std::size_t count, std::size_t burned = 0) {
    CardList<Capacity> cards;
    for (std::size_t i = 0; i < count; ++i)
        cards.push_back(table.sealed->deck[table.sealed->dealt + burned + i]);
    return cards;
}

DueAction deal_community(const TableState& table) {
    const BankedGame& game = banked_game(table);
    const std::size_t burned = burned_before(game.rules, DealCommunity{});
    const std::size_t due = cards_due(*game.hooks, banked_state(table)->round);
    return act(table, DealCommunity{next_cards<5>(table, due, burned)});
}

// True if every seated player with chips has a wager and has finished wagering, or if the time for
// wagers is over. People who sit there and may not play are not waited for. [I-142] [I-152]
bool is_betting_over(const Context& now, const TableState& table) {
    const Round& round = banked_state(table)->round;
    if (!has_begun(round)) return false;
    if (const auto end = wakes_at(table); end && now.by.now >= *end) return true;
    const Money least = banked_game(table).rules.limits.min.value_or(Money::of_cents(1));
    for (const Box& box : round.boxes) {
        for (std::size_t i = 0; i < staked_wager_count; ++i) {
            if (is_new_wager(box, i) && !has_finished(table, box.owner[i])) return false;
        }
    }
    return std::all_of(round.seated.begin(), round.seated.end(), [&](PersonId person) {
        const bool is_out = person == 0 || has_wagered(round, person) ||
                            why_staff(now, table, person) || why_limited(now, table, person);
        if (is_out) return true;
        return now.balances.of(stack_of(table.table, person)) < least;
    });
}

std::optional<DueAction> before_the_deal(const Context& now, const TableState& table) {
    const BankedGame& game = banked_game(table);
    const Round& round = banked_state(table)->round;
    if (!round.deck.verified) return act(table, VerifyDeck{});
    if (!round.deck.shuffled) return act(table, Shuffle{round.deck.second_deck});
    if (round.deck.cut == 0 && table.sealed->cut != 0) return act(table, Cut{table.sealed->cut});
    const bool has_jackpot = std::any_of(round.boxes.begin(),
                                         round.boxes.end(),
                                         [](const Box& box) { return box.has(Wager::jackpot); });
    if (has_jackpot && !round.jackpot_started) {
        if (start_refused(now, table)) return std::nullopt;  // Until staff have dealt with it.
        return act(table, StartJackpot{});
    }
    return act(table, DealHands{next_cards<card_count>(table, cards_due(*game.hooks, round))});
}

// Applies the book's rule for an absent player to a player who has not decided in time. [I-42]
std::optional<DueAction> after_the_clock(const Context& now, const TableState& table) {
    const auto end = wakes_at(table);
    const BankedGame& game = banked_game(table);
    const Round& round = banked_state(table)->round;
    if (!end || now.by.now < *end) return std::nullopt;
    for (std::size_t box = 0; box < boxes_max; ++box) {
        const bool has_acted = round.boxes[box].acted;  // On this street.
        if (has_acted || game.hooks->decisions(game.rules, round, box).empty()) continue;
        // A player who cannot afford the wager has not declined it. [CS 11.12] [TCP 9.11]
        const Irregularity what = cannot_match(now, table, box) ? Irregularity::cannot_match
                                                                : Irregularity::player_absent;
        return act(table, Report{.what = what, .place = static_cast<std::uint8_t>(box)});
    }
    return std::nullopt;
}

std::optional<DueAction> due_round_action(const Context& now, const TableState& table) {
    const BankedGame& game = banked_game(table);
    const BankedTable& felt = *banked_state(table);
    const Round& round = felt.round;
    const BookClauses& clauses = game.hooks->facts().clauses;
    if (!round.questions.empty()) return std::nullopt;
    switch (round.phase) {
        case Phase::betting: {
            const bool is_ready = table.sealed && table.sealed->round == felt.number;
            const bool by_hand = game.rules.shoe == ShoeKind::hand_held;
            if (!is_ready) return DeckDue{table.table, by_hand, clauses.cut_margin};
            if (!is_betting_over(now, table)) return std::nullopt;
            return act(table, CloseBetting{});
        }
        case Phase::closed: return before_the_deal(now, table);
        case Phase::dealt: return act(table, AnnounceDecisions{});
        case Phase::deciding: return after_the_clock(now, table);
        case Phase::dealing: return deal_community(table);
        case Phase::revealing: return act(table, RevealDealer{});
        case Phase::showdown:
            if (awaits_exposure(now, table)) return std::nullopt;
            return act(table, Settle{});
        case Phase::over: break;
    }
    if (clauses.jackpot_close_required && round.jackpot_started && !round.jackpot_closed) {
        if (game_not_over(now, table)) return std::nullopt;  // Prizes are paid first.
        return act(table, CloseJackpot{});
    }
    return Command(BankedCommand(OpenRound{table.table}));
}

poker::Amounts stacks_at(const Context& now, const TableState& table) {
    return stacks_of(*poker_state(table), poker_game(table), now.balances);
}

// Time charges fall due by the clock and are collected between hands. [CP 7.2.2(b)] [I-78]
std::optional<DueAction> due_charge(const Context& now, const TableState& table) {
    if (is_assessment_due(table, now.by.now)) return Command(PokerCommand(AssessTime{table.table}));
    if (poker_state(table)->hand.deal_again) return std::nullopt;
    const poker::Orbit& orbit = poker_state(table)->orbit;
    const poker::Collection taken = poker::collect(orbit, stacks_at(now, table));
    if (taken.total.is_positive()) return Command(PokerCommand(CollectTime{table.table}));
    return std::nullopt;
}

// Removes a player who may no longer play, so that the others can.
std::optional<DueAction> due_bar(const Context& now, const TableState& table) {
    const PokerTable& felt = *poker_state(table);
    if (felt.hand.deal_again) return std::nullopt;
    for (std::size_t seat = 0; seat < poker::seats_max; ++seat) {
        const PersonId person = felt.orbit.seats[seat].player;
        if (person == 0) continue;
        if (why_no_place(now, table, person))
            return Command(PokerCommand(StandUp{table.table, static_cast<poker::Seat>(seat)}));
    }
    return std::nullopt;
}

bool has_people(const CasinoState& state, const poker::Orbit& orbit) {
    return std::any_of(orbit.seats.begin(), orbit.seats.end(), [&](const auto& seat) {
        const Person* const person = find(state.people, seat.player);
        return person != nullptr && !person->is_program;
    });
}

// Returns the action for a player of a poker table whose connection is gone: sits out, and is
// picked up after the alert time. [CP 8.11] [I-145]
std::optional<Command> due_absence(const Context& now, const TableState& table) {
    const SeatedTable* const seats = table_of(now.state.seating, table.table);
    const PokerTable* const felt = poker_state(table);
    if (seats == nullptr || felt == nullptr) return std::nullopt;
    for (std::size_t i = 0; i < seats->places.size() && i < poker::seats_max; ++i) {
        const Sitter& sitter = seats->places[i].sitter;
        if (!sitter.absent_since) continue;
        const auto seat = static_cast<poker::Seat>(i);
        if (!felt->orbit.seats[i].away) return Command(PokerCommand(SitOut{table.table, seat}));
        if (now.by.now < *sitter.absent_since + now.state.settings.seating.absence_alert) continue;
        if (table.chips == Chips::play) return Command(PokerCommand(StandUp{table.table, seat}));
        const Money counted = now.balances.of(stack_of(table.table, sitter.person));
        return Command(SeatingCommand(PickUpPlayer{table.table, sitter.person, counted}));
    }
    return std::nullopt;
}

std::optional<DueAction> due_hand_action(const Context& now, const TableState& table) {
    const PokerTable& felt = *poker_state(table);
    const poker::Hand& hand = felt.hand;
    if (hand.phase != poker::Phase::over) {
        if (hand.actor == poker::no_seat) return std::nullopt;
        const auto end = wakes_at(table);
        if (!end || now.by.now < *end) return std::nullopt;
        return act(table, poker::Action{.does = poker::Does::time_out, .seat = hand.actor});
    }
    if (auto charge = due_charge(now, table)) return charge;
    if (auto barred = due_bar(now, table)) return barred;
    if (!felt.hand.deal_again) {
        if (auto absent = due_absence(now, table)) return DueAction(*std::move(absent));
    }
    const bool is_ready = table.sealed && table.sealed->round == felt.number + 1;
    if (!is_ready) return DeckDue{table.table, true, 1};
    const auto asking = hand_requests_end(now.state, table);
    if (asking && now.by.now < *asking) return std::nullopt;
    if (!felt.hand.deal_again &&
        !poker::plan_hand(poker_game(table).rules, felt.orbit, stacks_at(now, table))) {
        return std::nullopt;
    }
    return Command(PokerCommand(OpenHand{table.table, {}, {}}));
}

// Offers a vacated seat to the next person in line, or opens it to everyone; ends offers that were
// not answered. [CP 8.1.2] [CP 8.3] [I-111]
std::optional<DueAction> due_seat_action(const Context& now, const TableState& table) {
    const SeatedTable* const seats = table_of(now.state.seating, table.table);
    if (seats == nullptr) return std::nullopt;
    const std::vector<PersonId> out = passed_over(now, table);
    for (std::size_t i = 0; i < seats->places.size(); ++i) {
        const SeatPlace& place = seats->places[i];
        const auto seat = static_cast<SeatNumber>(i);
        if (place.offer) {
            if (now.by.now > place.offer->until)
                return Command(SeatingCommand(LapseOffer{table.table, seat}));
        } else if (place.reserved_button && place.sitter.person == 0) {
            if (next_to_call(now.state.seating, *seats, seat, out))
                return Command(SeatingCommand(CallForSeat{table.table, seat}));
            return Command(SeatingCommand(OpenSeat{table.table, seat}));
        } else if (is_open(place) && next_to_call(now.state.seating, *seats, seat, out)) {
            // Offer a free seat to waiting people at once, because other people cannot take it
            // before them. [I-111]
            return Command(SeatingCommand(CallForSeat{table.table, seat}));
        }
    }
    if (const auto freed = seat_to_free(now, table)) return Command(*freed);
    return std::nullopt;
}

// Signs change and tables close between rounds, when due.
std::optional<DueAction> due_sign_action(const Context& now, const TableState& table) {
    if (is_round_in_play(table)) return std::nullopt;
    if (table.board.notices.empty() && !table.board.closing) return std::nullopt;
    if (due(table.board, sign_facts(now.state, table), now.by.now).closing)
        return Command(SignCommand(CloseTable{table.table}));
    const std::vector<std::uint32_t> notices = notices_due(now, table);
    if (notices.empty()) return std::nullopt;
    return Command(SignCommand(MakeChange{table.table, notices.front()}));
}

}  // namespace

std::optional<DueAction> due_action(const Context& now, const TableState& table) {
    if (auto payment = payment_due(now, table)) return Command(*std::move(payment));
    if (table.dealt_by != DealtBy::house || !table.board.sign) return std::nullopt;
    if (const auto round = round_to_disclose(table))
        return Command(BankedCommand(DiscloseKey{table.table, *round, {}}));
    if (!table.board.open && !is_round_in_play(table)) return std::nullopt;
    // The sign of a hand stays in force as long as a prize of it may be claimed. [I-100]
    if (const auto end = tabling_ends(table); end && now.by.now < *end) return std::nullopt;
    if (auto sign = due_sign_action(now, table)) return sign;
    if (auto seat = due_seat_action(now, table)) return seat;
    if (play_suspended(now, table)) return std::nullopt;
    if (banked_state(table) != nullptr) return due_round_action(now, table);
    return due_hand_action(now, table);
}

std::optional<Moment> next_check(const CasinoState& state, const TableState& table, Moment now) {
    constexpr std::int64_t minute = 60'000'000;
    std::optional<Moment> first;
    const auto consider = [&](Moment moment) {
        if (moment > now && (!first || moment < *first)) first = moment;
    };
    if (const auto payment = payment_due_at(state, table)) consider(*payment);
    if (!table.board.sign || table.dealt_by != DealtBy::house) return first;
    if (const auto clock = wakes_at(table)) consider(*clock);
    if (const auto end = tabling_ends(table)) consider(*end);
    if (const auto end = hand_requests_end(state, table)) consider(*end);
    if (table.board.closing) consider(table.board.closing->at);
    for (const SignNotice& notice : table.board.notices)
        consider(notice.from);
    if (const SeatedTable* const seats = table_of(state.seating, table.table)) {
        for (const SeatPlace& place : seats->places) {
            if (place.offer) consider(place.offer->until + Span::of_microseconds(1));
        }
    }
    for (const Moment release : releases(state, table.table, now))
        consider(release);
    // Hands to be played, agreements and time charges are checked once a minute.
    const bool is_charged =
        poker_state(table) != nullptr && poker_game(table).time_charge.hourly.is_positive();
    if (is_charged || table.board.closing || !table.board.notices.empty())
        consider(Moment::of_microseconds((now.microseconds() / minute + 1) * minute));
    return first;
}

std::optional<Moment> hand_requests_end(const CasinoState& state, const TableState& table) {
    const PokerTable* const felt = poker_state(table);
    if (felt == nullptr || felt->number == 0 || table.dealt_by != DealtBy::house)
        return std::nullopt;
    const poker::Hand& hand = felt->hand;
    // A hand shown on request is given the same time to be looked at as a new one.
    const bool was_hidden = !hidden_hands(hand).empty() || !(hand.mucked & hand.shown).empty();
    const bool is_over = hand.phase == poker::Phase::over && !hand.is_void;
    if (!is_over || !was_hidden || !has_people(state, felt->orbit)) return std::nullopt;
    const auto& terms = std::get<PokerTerms>(table.board.sign->terms);
    return table.waiting_since + Span::of_seconds(terms.showdown_seconds);
}

std::optional<Moment> wakes_at(const TableState& table) {
    if (const BankedTable* const felt = banked_state(table)) {
        const auto& terms = std::get<HouseTerms>(table.board.sign->terms);
        const bool is_clocked = is_round_in_play(table) && (felt->round.phase == Phase::betting ||
                                                            felt->round.phase == Phase::deciding);
        if (is_round_in_play(table) && has_exposure_clock(table))
            return table.waiting_since + Span::of_seconds(terms.exposure_seconds);
        if (!is_clocked || terms.decision_seconds == 0) return std::nullopt;
        return table.waiting_since + Span::of_seconds(terms.decision_seconds);
    }
    if (poker_state(table) == nullptr || !is_round_in_play(table)) return std::nullopt;
    const std::uint16_t seconds = poker_game(table).rules.clock.seconds;
    if (seconds == 0) return std::nullopt;
    return table.waiting_since + Span::of_seconds(seconds);
}

}  // namespace baize::house
