#include "kit/golden_hand_pushed.h"

#include "engine/poker/live/pushed.h"
#include "kit/golden_hand_events.h"

namespace baize::kit {

namespace {

using poker::Counted;
using poker::Does;
using poker::Event;
using poker::EventKind;
using poker::Pushed;
using poker::Says;

// "raise", "raise to 60", "bet 20", "call", "check", "fold", "all in"
void read_words_said(Words& words, Pushed& pushed) {
    const std::string word = words.next();
    if (word == "fold") {
        pushed.says = Says::fold;
    } else if (word == "check") {
        pushed.says = Says::check;
    } else if (word == "call") {
        pushed.says = Says::call;
    } else if (word == "all") {
        words.expect("in");
        pushed.says = Says::all_in;
    } else if (word == "raise" || word == "bet") {
        pushed.says = Says::raise;
        if (word == "raise" ? !words.take("to") : words.empty() || words.is("and")) return;
        pushed.says = Says::raise_to;
        pushed.said = read_chips(words);
    } else {
        throw GoldenMismatch("not understood: " + word);
    }
}

// "one chip of 25", "20 and then 40", "20": after "pushes"
void read_chips_pushed(Words& words, Pushed& pushed) {
    if (words.take("one")) {
        words.expect("chip");
        words.expect("of");
        pushed.single_chip = true;
    }
    pushed.chips = read_chips(words);
    if (words.take("and")) {
        words.expect("then");
        pushed.later = read_chips(words);
    }
}

Pushed read_pushed(Words& words) {
    Pushed pushed;
    words.expect("seat");
    pushed.seat = read_seat(words);
    if (words.take("says")) {
        read_words_said(words, pushed);
        if (!words.take("and")) return pushed;
    }
    words.expect("pushes");
    read_chips_pushed(words, pushed);
    return pushed;
}

std::string name_of(const poker::Action& action, Money level) {
    if (action.does == Does::fold) return "fold";
    if (action.does == Does::check) return "check";
    if (action.does == Does::call) return "call";
    return (level.is_zero() ? "bet " : "raise to ") + chips(action.amount);
}

// "raise to 20, 5 missing CP 6.12"
std::string counted_as(const Counted& counted, Money level, const Event* waits) {
    std::string text = name_of(counted.action, level);
    if (counted.missing.is_positive()) text += ", " + chips(counted.missing) + " missing";
    if (counted.returned.is_positive()) text += ", " + chips(counted.returned) + " back";
    if (counted.chooses) text += ", or fold";
    if (waits != nullptr) text += ", waits";
    const Clause clause = waits != nullptr ? waits->clause : counted.clause;
    return text + " " + std::string(clause.id());
}

EventKind event_kind_of(const poker::Action& action, Money level) {
    if (action.does == Does::fold) return EventKind::folded;
    if (action.does == Does::check) return EventKind::checked;
    if (action.does == Does::call) return EventKind::called;
    return level.is_zero() ? EventKind::bet : EventKind::raised;
}

// After the arrow come the events of the push itself: returned chips, and the action. Its
// consequences have lines of their own.
void tell_own_events(GoldenHandTable& table, const Counted& counted, Money level) {
    const Event* event = table.next_unmatched();
    if (counted.returned.is_positive()) {
        if (event == nullptr || event->what != EventKind::chips_returned ||
            event->amount != counted.returned)
            throw GoldenMismatch("nothing went back");
        ++table.matched;
        event = table.next_unmatched();
    }
    const poker::Action& action = counted.action;
    if (event == nullptr || event->what != event_kind_of(action, level) ||
        event->seat != action.seat || (action.does == Does::bet && event->amount != action.amount))
        throw GoldenMismatch("happened: " + (event == nullptr ? "nothing" : words_of(*event)));
    ++table.matched;
}

// "seat 2 folds and leaves 20": the chips are less than the call, and the player does not add any
Result<void> surrender(GoldenHandTable& table, Words& words) {
    words.expect("seat");
    const poker::Seat seat = read_seat(words);
    for (const char* const word : {"folds", "and", "leaves"})
        words.expect(word);
    const Money left = read_chips(words);
    const Result<void> done = surrender(table.rules, table.hand, seat, left, table.events);
    if (!done) return done;
    const std::string who = "seat " + std::to_string(seat + 1);
    expect_matched(table, who + " calls " + chips(left) + " CP 6.17");
    expect_matched(table, who + " folds");
    return done;
}

}  // namespace

bool is_pushed(const Words& words) {
    Words ahead = words;
    if (!ahead.take("seat") || ahead.empty()) return false;
    (void)ahead.next();
    if (ahead.take("says") || ahead.take("pushes")) return true;
    return ahead.take("folds") && ahead.take("and");
}

Result<void> push(GoldenHandTable& table, Words& words) {
    Words ahead = words;
    (void)ahead.next();
    (void)ahead.next();
    if (ahead.is("folds")) return surrender(table, words);
    const Pushed pushed = read_pushed(words);
    const Money level = table.hand.betting.level;
    const Result<Counted> counted = push_chips(table.rules, table.hand, pushed, table.events);
    if (!counted) return reject(counted.error());
    words.expect("->");
    const Event* const next = table.next_unmatched();
    const bool waits = next != nullptr && next->what == EventKind::out_of_turn;
    const std::string text = counted_as(*counted, level, waits ? next : nullptr);
    if (read_rest(words) != text) throw GoldenMismatch("counted as: " + text);
    if (waits) {
        ++table.matched;
    } else if (!counted->chooses) {
        tell_own_events(table, *counted, level);
    }
    return {};
}

}  // namespace baize::kit
