#include "kit/poker_replay.h"

#include "engine/poker/hand/machine.h"
#include "engine/poker/live/pushed.h"
#include "engine/poker/live/report.h"
#include "engine/poker/live/stub.h"

namespace baize::poker {
namespace {

[[nodiscard]] Action with_cards(Does does, const Event& event) {
    return {.does = does, .seat = event.seat, .count = event.count, .cards = event.cards};
}

[[nodiscard]] OutOfTurn waiting_of(const Event& event) {
    OutOfTurn waiting{.what = Waiting::chips, .all_in = event.all_in, .amount = event.amount};
    if (event.clause == "I-40"_clause) waiting.what = Waiting::fold;
    if (event.clause == "CP 6.18.3"_clause) waiting.what = Waiting::check;
    return waiting;
}

// Returns the community cards of the deal that begins with this event: they come after its burned
// card.
[[nodiscard]] Action deal_of(std::span<const Event> rest) {
    for (const Event& event : rest) {
        if (event.what == EventKind::board) return with_cards(Does::deal, event);
        if (event.what != EventKind::burned) break;
    }
    return {.does = Does::deal};
}

[[nodiscard]] Verdict redo_bet(Machine& machine, const Event& event) {
    return attempt(machine.rules, machine.hand, bet(event.seat, event.amount), machine.events);
}

[[nodiscard]] Verdict redo_call(Machine& machine, const Event& event) {
    if (event.clause != "CP 6.17"_clause)
        return attempt(machine.rules, machine.hand, call(event.seat), machine.events);
    const Result<void> done =
        surrender(machine.rules, machine.hand, event.seat, event.amount, machine.events);
    return done ? allowed : Verdict(done.error().reason, done.error().clause);
}

// The events do not contain the reporter, so the replay lets an executive report.
[[nodiscard]] Verdict redo_report(Machine& machine, const Event& event) {
    Report again = report_of(event);
    again.by = staff(Role::executive);
    const Result<Ruling> ruling = report(machine.rules, machine.hand, again, machine.events);
    return ruling ? allowed : Verdict(ruling.error().reason, ruling.error().clause);
}

[[nodiscard]] Verdict redo_reshuffle(Machine& machine, std::span<const Event> rest) {
    const std::size_t size = cards_to_shuffle(machine.hand).size();
    CardList<card_count> order;
    for (const Event& event : rest) {
        if (event.what != EventKind::reshuffled || order.size() >= size) break;
        for (const Face face : event.cards) {
            if (face.is_seen() && order.size() < size) order.push_back(face.card());
        }
    }
    const Result<void> done = reshuffle(
        machine.rules, machine.hand, std::span(order.begin(), order.size()), machine.events);
    return done ? allowed : Verdict(done.error().reason, done.error().clause);
}

[[nodiscard]] Verdict redo(Machine& machine, std::span<const Event> rest) {
    const Event& event = rest.front();
    const auto does = [&](const Action& action) {
        return attempt(machine.rules, machine.hand, action, machine.events);
    };
    switch (event.what) {
        case EventKind::folded: return does(fold(event.seat));
        case EventKind::checked: return does(check(event.seat));
        case EventKind::called: return redo_call(machine, event);
        case EventKind::bet:
        case EventKind::raised: return redo_bet(machine, event);
        case EventKind::discarded: return does(with_cards(Does::discard, event));
        case EventKind::timed_out: return does({.does = Does::time_out, .seat = event.seat});
        case EventKind::time_bought: return does({.does = Does::buy_time, .seat = event.seat});
        case EventKind::burned:
        case EventKind::board: return does(deal_of(rest));
        case EventKind::shown: return does(with_cards(Does::show, event));
        case EventKind::mucked: return does({.does = Does::muck, .seat = event.seat});
        case EventKind::asked_to_see: {
            Action asks{.does = Does::ask_to_see, .seat = event.seat, .other = event.pot};
            // The last shown hand is the one that was asked for.
            for (const Event& later : rest) {
                if (later.what != EventKind::shown || later.seat != asks.other) continue;
                asks.count = later.count;
                asks.cards = later.cards;
                break;
            }
            return does(asks);
        }
        case EventKind::out_of_turn:
            wait_for_turn(machine, event.seat, waiting_of(event));
            return allowed;
        case EventKind::ruled: return redo_report(machine, event);
        case EventKind::reshuffled: return redo_reshuffle(machine, rest);
        case EventKind::chips_returned: machine.events.push_back(event); return allowed;
        case EventKind::commission_taken:
        case EventKind::pot_won:
        case EventKind::low_won:
        case EventKind::fee_paid:  // for time, where the pot was empty
        case EventKind::over: return does({.does = Does::push});
        case EventKind::ante_posted:
        case EventKind::blind_posted:
        case EventKind::straddle_posted:
        case EventKind::live_posted:
        case EventKind::dead_posted:
        case EventKind::side_wager_placed:
        case EventKind::dealt:
        case EventKind::uncalled_returned:
        case EventKind::side_wager_won:
        case EventKind::side_wager_lost:
        case EventKind::wagers_returned:
        case EventKind::killed: break;
    }
    return Verdict(Reason::not_offered, event.clause);
}

// Returns the first index from `from` on at which the lists differ, up to the events of the replay.
[[nodiscard]] std::optional<std::size_t> first_difference(const EventList& made,
                                                          std::span<const Event> recorded,
                                                          std::size_t from) {
    for (std::size_t i = from; i < made.size(); ++i) {
        if (i >= recorded.size() || !(made[i] == recorded[i])) return i;
    }
    return std::nullopt;
}

}  // namespace

CardList<card_count> cards_to_shuffle(const Hand& hand) {
    CardList<card_count> list;
    for (const Face face : faces_to_shuffle(hand)) {
        if (!face.is_seen()) return {};
        list.push_back(face.card());
    }
    return list;
}

Replayed replay(const Rules& rules, const Opening& opening, std::span<const Event> recorded) {
    Replayed replayed;
    EventList made;
    made.reserve(recorded.size());
    const Result<Hand> opened = open_hand(rules, opening, made);
    if (!opened) {
        replayed.differs = 0;
        replayed.refused = opened.error();
        return replayed;
    }
    replayed.hand = *opened;
    Machine machine{rules, replayed.hand, made};
    std::size_t compared = 0;
    while (true) {
        replayed.differs = first_difference(made, recorded, compared);
        if (replayed.differs || made.size() == recorded.size()) return replayed;
        compared = made.size();
        const Verdict verdict = redo(machine, recorded.subspan(compared));
        if (verdict.is_refused()) {
            replayed.differs = compared;
            replayed.refused = verdict.rejection();
            return replayed;
        }
    }
}

}  // namespace baize::poker
