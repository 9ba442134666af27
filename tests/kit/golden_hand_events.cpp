#include "kit/golden_hand_events.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace baize::kit {

namespace {

using poker::Event;
using poker::EventKind;

// In a phrase $ is the seat, # the amount, * the cards, @ another seat; % and & are the side pot,
// if there is one.
struct Phrase {
    EventKind what{};
    std::string_view text{};
    Clause ordinary{};  // a line may omit this clause; without one, a line must give the clause
};

constexpr std::array phrases{
    Phrase{EventKind::fee_paid, "seat $ pays #"},
    Phrase{EventKind::ante_posted, "seat $ antes #", "CP 1.1"_clause},
    Phrase{EventKind::blind_posted, "seat $ posts #", "CP 8.9.2"_clause},
    Phrase{EventKind::straddle_posted, "seat $ straddles #", "CP 6.5"_clause},
    Phrase{EventKind::live_posted, "seat $ posts # live", "CP 8.10.2"_clause},
    Phrase{EventKind::dead_posted, "seat $ posts # dead", "CP 8.9.3"_clause},
    Phrase{EventKind::side_wager_placed, "seat $ wagers #", "CP 6.11.1(a)"_clause},
    Phrase{EventKind::discarded, "seat $ discards*"},
    Phrase{EventKind::folded, "seat $ folds", "CP 8.2.3"_clause},
    Phrase{EventKind::checked, "seat $ checks", "CP 8.2.4"_clause},
    Phrase{EventKind::called, "seat $ calls #", "CP 8.2.1"_clause},
    Phrase{EventKind::bet, "seat $ bets #"},
    Phrase{EventKind::raised, "seat $ raises to #", "CP 8.2.2"_clause},
    Phrase{EventKind::timed_out, "seat $ runs out of time"},
    Phrase{EventKind::time_bought, "seat $ buys time for #"},
    Phrase{EventKind::uncalled_returned, "uncalled # back to seat $", "CP 7.5"_clause},
    Phrase{EventKind::commission_taken, "commission #&"},
    Phrase{EventKind::shown, "seat $ shows*", "CP 8.20.4"_clause},
    Phrase{EventKind::mucked, "seat $ mucks", "CP 8.20.4"_clause},
    Phrase{EventKind::asked_to_see, "seat $ asks to see seat @"},
    Phrase{EventKind::pot_won, "seat $ wins #%"},
    Phrase{EventKind::low_won, "seat $ wins # for low%"},
    Phrase{EventKind::side_wager_won, "seat $ is paid #"},
    Phrase{EventKind::side_wager_lost, "seat $ loses #"},
};

constexpr Phrase flop{EventKind::board, "flop*", "CP 8.18.1"_clause};
constexpr Phrase turn{EventKind::board, "turn*", "CP 8.19.1"_clause};
constexpr Phrase river{EventKind::board, "river*", "CP 8.20.1"_clause};

// Describes commission taken from the pots while the hand goes on.
constexpr Phrase provisional{EventKind::commission_taken, "drop slide #", "CP 7.2.1(a)"_clause};
constexpr Phrase provisional_other{EventKind::commission_taken, "drop slide #"};

Phrase phrase_for(const Event& event) {
    if (event.what == EventKind::board) {
        if (event.clause == turn.ordinary) return turn;
        return event.clause == river.ordinary ? river : flop;
    }
    if (event.what == EventKind::commission_taken) {
        if (event.clause == provisional.ordinary) return provisional;
        const bool is_held =
            event.clause == "CP 7.7"_clause || event.clause == "CP 7.2.3(a)"_clause;
        if (is_held) return provisional_other;
    }
    const auto* const found =
        std::find_if(phrases.begin(), phrases.end(), [&](const Phrase& known) {
            return known.what == event.what;
        });
    if (found != phrases.end()) return *found;
    return {event.what, name(event.what)};
}

std::string cards_of(const Event& event) {
    std::string text;
    for (std::uint8_t i = 0; i < event.count; ++i)
        text += " " + (event.cards[i].is_seen() ? to_string(event.cards[i].card()) : "?");
    return text;
}

std::string filled(char place, const Event& event) {
    switch (place) {
        case '$': return std::to_string(event.seat + 1);
        case '#': return chips(event.amount);
        case '*': return cards_of(event);
        case '@': return std::to_string(event.pot + 1);
        case '&': return event.pot == 0 ? "" : " from side pot " + std::to_string(event.pot);
        case '%': return event.pot == 0 ? "" : " of side pot " + std::to_string(event.pot);
        default: return {place};
    }
}

std::string without_clause(const Event& event, std::string_view phrase) {
    std::string text;
    for (const char c : phrase)
        text += filled(c, event);
    return event.all_in ? text + ", all in" : text;
}

// Returns the number of community cards in the events matched so far.
std::size_t board_matched(const GoldenHandTable& table) {
    std::size_t cards = 0;
    for (std::size_t i = 0; i < table.matched; ++i) {
        if (table.events[i].what == EventKind::board) cards += table.events[i].count;
    }
    return cards;
}

// Returns the usual clause of such an event.
Clause ordinary_clause(const GoldenHandTable& table, const Event& event) {
    if (event.what == EventKind::called && event.all_in) return "CP 6.16.1"_clause;
    const std::size_t cards = board_matched(table);
    if (event.what == EventKind::discarded)
        return cards == 0 ? "CP 8.17.4"_clause : "CP 8.18.4"_clause;
    if (event.what != EventKind::bet) return phrase_for(event).ordinary;
    if (cards == 0) return "CP 8.17.3"_clause;
    if (cards == 3) return "CP 8.18.3"_clause;
    return cards == 4 ? "CP 8.19.3"_clause : "CP 8.20.3"_clause;
}

}  // namespace

std::string words_of(const Event& event) {
    return without_clause(event, phrase_for(event).text) + " " + std::string(event.clause.id());
}

void expect_matched(GoldenHandTable& table, const std::string& text) {
    const Event* const event = table.next_unmatched();
    if (event == nullptr) throw GoldenMismatch("nothing happened");
    const Clause ordinary = ordinary_clause(table, *event);
    const bool is_ordinary = ordinary.is_set() && event->clause == ordinary;
    const std::string short_text = without_clause(*event, phrase_for(*event).text);
    if (text != words_of(*event) && !(is_ordinary && text == short_text))
        throw GoldenMismatch("happened: " + words_of(*event));
    if (event->what == EventKind::side_wager_won) table.side_wagers_net -= event->amount;
    if (event->what == EventKind::side_wager_lost) table.side_wagers_net += event->amount;
    ++table.matched;
}

}  // namespace baize::kit
