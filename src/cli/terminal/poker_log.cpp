#include "cli/terminal/poker_log.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "service/activity_log/hand_phrase.h"

namespace baize {

namespace {

using poker::Event;
using poker::EventKind;

std::string faces(const TerminalStyle& style, const Event& event) {
    std::string text;
    for (std::size_t i = 0; i < event.count; ++i) {
        if (event.cards[i].is_seen()) text += style.face(event.cards[i].card());
    }
    return text;
}

// Turns "calls 18.00", said of others, into "call 18.00", said to the player.
std::string as_you_do(std::string words) {
    if (words.starts_with("is ")) return words.replace(0, 2, "are");
    if (words.starts_with("has ")) return words.replace(0, 3, "have");
    const std::size_t end = std::min(words.find(' '), words.size());
    words.erase(end - 1, 1);
    return words;
}

}  // namespace

std::string event_line(const TerminalStyle& style, const SeatNames& names, const Event& event) {
    if (event.what == EventKind::board) return fmt::format("board: {}", faces(style, event));
    if (event.what == EventKind::commission_taken) return views::commission_words(event, &grouped);
    const std::optional<views::HandPhrase> phrase = views::phrase_of(event, &grouped);
    if (!phrase) return {};
    const std::string& who = names[event.seat];
    std::string words = phrase->words;
    if (event.what == EventKind::shown) words += fmt::format(" {}", faces(style, event));
    if (who == reader_name) words = as_you_do(words);
    const bool wins = words.starts_with("win");
    return fmt::format("{} {}", who, wins ? style.in(Ink::green, words) : words);
}

}  // namespace baize
