#include "kit/golden_hand_acts.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "kit/golden_checks.h"
#include "kit/golden_hand_events.h"
#include "kit/golden_hand_pushed.h"

namespace baize::kit {

namespace {

using poker::Action;
using poker::Does;

struct Verb {
    std::string_view word{};
    Does does{};
    std::string_view further{};  // words that may follow the verb
};

constexpr std::array verbs{
    Verb{"folds", Does::fold},
    Verb{"checks", Does::check},
    Verb{"calls", Does::call},
    Verb{"bets", Does::bet},
    Verb{"raises", Does::bet, "to"},
    Verb{"discards", Does::discard},
    Verb{"shows", Does::show},
    Verb{"mucks", Does::muck},
    Verb{"asks", Does::ask_to_see, "to see seat"},
    Verb{"runs", Does::time_out, "out of time"},
    Verb{"buys", Does::buy_time, "time"},
    Verb{"flop", Does::deal},
    Verb{"turn", Does::deal},
    Verb{"river", Does::deal},
    Verb{"push", Does::push},
};

void read_cards(Words& words, Action& action) {
    if (words.take("?")) action.count = 1;
    while (words.is_card()) {
        if (action.count == action.cards.size()) throw GoldenMismatch("too many cards");
        action.cards[action.count++] = words.card();
    }
}

// Reads whose hand is asked for. At a live table the dealer turns its cards up: those that the head
// of the file lists.
void read_asked(const GoldenHandTable& table, Words& words, Action& action) {
    action.other = read_seat(words);
    for (const Card card : table.hole[action.other])
        action.cards[action.count++] = card;
}

// Returns the action that the line describes.
Action read_action(const GoldenHandTable& table, Words& words) {
    Action action;
    if (words.take("seat")) action.seat = read_seat(words);
    const std::string verb = words.next();
    const auto* const found = std::find_if(
        verbs.begin(), verbs.end(), [&](const Verb& known) { return known.word == verb; });
    if (found == verbs.end())
        throw GoldenMismatch("nobody does that, and it did not happen: " + verb);
    action.does = found->does;
    for (Words further{std::string(found->further)}; !further.empty();)
        words.expect(further.next());
    if (action.does == Does::bet) action.amount = read_chips(words);
    if (action.does == Does::call && !words.is("->")) (void)read_chips(words);
    if (action.does == Does::ask_to_see) read_asked(table, words, action);
    read_cards(words, action);
    return action;
}

}  // namespace

void go_on(GoldenHandTable& table, Words& words) {
    table.begin();
    if (table.next_unmatched() != nullptr) {
        expect_matched(table, read_rest(words));
        return;
    }
    if (is_pushed(words)) {
        const Result<void> done = push(table, words);
        if (!done) throw GoldenMismatch("refused: " + words_of(done.error()));
        return;
    }
    Words ahead = words;
    const Action action = read_action(table, ahead);
    const Result<void> done = apply(table.rules, table.hand, action, table.events);
    if (!done) throw GoldenMismatch("refused: " + words_of(done.error()));
    const std::string text = read_rest(words);
    if (action.does != Does::push) expect_matched(table, text);
}

void expect_refusal(GoldenHandTable& table, Words& words) {
    Result<void> done;
    if (words.take("to")) {
        words.expect("deal");
        const Result<poker::Hand> opened = table.open();
        if (!opened) done = reject(opened.error());
        table.stops = true;
    } else {
        table.begin();
        table.expect_all_matched();
        const poker::Hand before = table.hand;
        done = is_pushed(words)
                   ? push(table, words)
                   : apply(table.rules, table.hand, read_action(table, words), table.events);
        if (!done && !(table.hand == before)) throw GoldenMismatch("was refused and has happened");
        if (!done) table.expect_all_matched();
    }
    if (done) throw GoldenMismatch("was accepted");
    words.expect("->");
    expect_rejection(done.error(), words);
}

}  // namespace baize::kit
