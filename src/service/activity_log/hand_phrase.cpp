#include "service/activity_log/hand_phrase.h"

#include <algorithm>
#include <array>
#include <string_view>

#include <fmt/format.h>

namespace baize::views {

namespace {

using poker::EventKind;

struct Phrase {
    EventKind what{};
    std::string_view words{};  // before the amount
    bool has_amount = true;
    std::string_view rest{};  // after it
    LineKind kind = LineKind::act;
};

constexpr std::array phrases{
    Phrase{EventKind::fee_paid, "pays a fee of "},
    Phrase{EventKind::ante_posted, "antes "},
    Phrase{EventKind::blind_posted, "posts the blind, "},
    Phrase{EventKind::straddle_posted, "straddles to "},
    Phrase{EventKind::live_posted, "posts "},
    Phrase{EventKind::dead_posted, "posts ", true, " dead"},
    Phrase{EventKind::side_wager_placed, "puts ", true, " on Flop Chase"},
    Phrase{EventKind::folded, "folds", false},
    Phrase{EventKind::checked, "checks", false},
    Phrase{EventKind::called, "calls "},
    Phrase{EventKind::bet, "bets "},
    Phrase{EventKind::raised, "raises to "},
    Phrase{EventKind::timed_out, "is out of time", false},
    Phrase{EventKind::time_bought, "buys time", false},
    Phrase{EventKind::discarded, "discards a card", false},
    Phrase{EventKind::shown, "shows", false},
    Phrase{EventKind::mucked, "mucks", false},
    Phrase{EventKind::asked_to_see, "asks to see a hand", false},
    Phrase{
        EventKind::uncalled_returned, "takes back an uncalled bet of ", true, "", LineKind::money},
    Phrase{EventKind::pot_won, "wins ", true, "", LineKind::money},
    Phrase{EventKind::low_won, "wins ", true, " for the low", LineKind::money},
    Phrase{EventKind::side_wager_won, "wins ", true, " at Flop Chase", LineKind::money},
    Phrase{EventKind::side_wager_lost, "loses ", true, " at Flop Chase", LineKind::money},
    Phrase{EventKind::wagers_returned, "gets ", true, " back", LineKind::money},
    Phrase{EventKind::killed, "has a dead hand", false, "", LineKind::ruling},
    Phrase{EventKind::chips_returned, "gets ", true, " back", LineKind::money},
    Phrase{EventKind::out_of_turn, "acts out of turn", false},  // the chips are added below
};

std::string pot_words(const poker::Event& event) {
    const bool is_pot = event.what == EventKind::pot_won || event.what == EventKind::low_won;
    return is_pot && event.pot > 0 ? fmt::format(" of side pot {}", event.pot) : std::string();
}

}  // namespace

std::optional<HandPhrase> phrase_of(const poker::Event& event, std::string (*amount)(Money)) {
    const auto* const found = std::find_if(
        phrases.begin(), phrases.end(), [&](const Phrase& one) { return one.what == event.what; });
    if (found == phrases.end() || event.seat >= poker::seats_max) return std::nullopt;
    if (event.what == EventKind::called && event.clause == "CP 6.17"_clause)
        return HandPhrase{found->kind, "leaves " + amount(event.amount) + " in the pot"};
    if (event.what == EventKind::out_of_turn && event.amount.is_positive())
        return HandPhrase{found->kind, "out of turn, " + amount(event.amount) + " waits"};
    return HandPhrase{found->kind,
                      fmt::format("{}{}{}{}{}",
                                  found->words,
                                  found->has_amount ? amount(event.amount) : std::string(),
                                  pot_words(event),
                                  found->rest,
                                  event.all_in ? ", all-in" : "")};
}

std::string blind_words(const poker::Forced& forced,
                        const poker::Event& event,
                        std::string (*amount)(Money)) {
    std::string_view which = "the blind,";
    if (forced.blinds.size() == 2 && forced.blinds[0] != forced.blinds[1]) {
        if (event.amount == forced.blinds[0]) which = "small blind";
        if (event.amount == forced.blinds[1]) which = "big blind";
    }
    return fmt::format(
        "posts {} {}{}", which, amount(event.amount), event.all_in ? ", all-in" : "");
}

std::string pushed_words(const poker::Pushed& pushed,
                         const poker::Counted& counted,
                         std::string (*amount)(Money)) {
    std::string words;
    const auto add = [&](const std::string& part) { words += (words.empty() ? "" : ", ") + part; };
    switch (pushed.says) {
        case poker::Says::nothing: break;
        case poker::Says::fold: add("says \"fold\""); break;
        case poker::Says::check: add("says \"check\""); break;
        case poker::Says::call: add("says \"call\""); break;
        case poker::Says::raise: add("says \"raise\""); break;
        case poker::Says::raise_to: add("says \"" + amount(pushed.said) + "\""); break;
        case poker::Says::all_in: add("says \"all-in\""); break;
    }
    if (pushed.chips.is_positive())
        add("pushes " + amount(pushed.chips) + (pushed.single_chip ? " in one chip" : ""));
    if (pushed.later.is_positive()) add("then " + amount(pushed.later) + " more");
    if (counted.chooses) add(amount(counted.missing) + " short of the call");
    return words;
}

std::string commission_words(const poker::Event& event, std::string (*amount)(Money)) {
    const bool is_due = event.clause == "CP 7.2.1"_clause || event.clause == "CP 7.2.3(c)"_clause;
    const std::string money = amount(event.amount);
    return is_due ? "Commission " + money : "Rake so far: " + money;
}

}  // namespace baize::views
