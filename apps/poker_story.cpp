#include "apps/poker_story.h"

#include <algorithm>
#include <array>
#include <string_view>

#include <fmt/format.h>

namespace baize {

namespace {

using poker::Event;
using poker::Happening;

std::string faces(const TerminalStyle& style, const Event& event) {
    std::string text;
    for (std::size_t i = 0; i < event.count; ++i) {
        if (event.cards[i].is_seen()) text += style.face(event.cards[i].card());
    }
    return text;
}

struct Phrase {
    Happening what{};
    std::string_view words{};  // before the amount
    bool amount = true;
    std::string_view rest{};  // and after it
};

constexpr std::array phrases{
    Phrase{Happening::fee_paid, "pays a fee of "},
    Phrase{Happening::ante_posted, "antes "},
    Phrase{Happening::blind_posted, "posts the blind, "},
    Phrase{Happening::straddle_posted, "straddles to "},
    Phrase{Happening::live_posted, "posts "},
    Phrase{Happening::dead_posted, "posts ", true, " dead"},
    Phrase{Happening::side_wager_placed, "puts ", true, " on Flop Chase"},
    Phrase{Happening::folded, "folds", false},
    Phrase{Happening::checked, "checks", false},
    Phrase{Happening::called, "calls "},
    Phrase{Happening::bet, "bets "},
    Phrase{Happening::raised, "raises to "},
    Phrase{Happening::discarded, "discards", false},
    Phrase{Happening::mucked, "mucks", false},
    Phrase{Happening::uncalled_returned, "takes ", true, " back, uncalled"},
    Phrase{Happening::side_wager_won, "wins ", true, " at Flop Chase"},
    Phrase{Happening::side_wager_lost, "loses ", true, " at Flop Chase"},
};

std::string phrased(const Event& event) {
    for (const Phrase& phrase : phrases) {
        if (phrase.what != event.what) continue;
        return fmt::format("{}{}{}{}",
                           phrase.words,
                           phrase.amount ? grouped(event.amount) : "",
                           phrase.rest,
                           event.all_in ? ", all-in" : "");
    }
    return {};
}

std::string won(const Event& event) {
    const std::string pot =
        event.pot == 0 ? "" : fmt::format(" of side pot {}", static_cast<int>(event.pot));
    const std::string half = event.what == Happening::low_won ? " for the low" : "";
    return fmt::format("wins {}{}{}", grouped(event.amount), pot, half);
}

// "calls 18.00" is what others do; "call 18.00" is what you do.
std::string as_you_do(std::string words) {
    const std::size_t end = std::min(words.find(' '), words.size());
    words.erase(end - 1, 1);
    return words;
}

}  // namespace

std::string told(const TerminalStyle& style, const SeatNames& names, const Event& event) {
    if (event.what == Happening::board) return fmt::format("board: {}", faces(style, event));
    if (event.what == Happening::commission_taken)
        return fmt::format("commission {}", grouped(event.amount));
    if (event.seat >= names.size()) return {};
    const std::string& who = names[event.seat];
    std::string words = phrased(event);
    if (event.what == Happening::shown) words = fmt::format("shows {}", faces(style, event));
    if (event.what == Happening::pot_won || event.what == Happening::low_won) words = won(event);
    if (words.empty()) return words;
    if (who == reader_name) words = as_you_do(words);
    const bool wins = words.starts_with("win");
    return fmt::format("{} {}", who, wins ? style.in(Ink::green, words) : words);
}

}  // namespace baize
