#include "formats/text/terminal_style.h"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>

namespace baize {

namespace {

constexpr std::size_t width = 72;

std::string_view environment(const char* name) {
    const char* const value = std::getenv(name);
    return value == nullptr ? std::string_view() : std::string_view(value);
}

bool is_utf8_locale() {
    for (const char* const name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const std::string_view value = environment(name);
        if (value.empty()) continue;
        for (const std::string_view word : {"UTF-8", "utf-8", "UTF8", "utf8"}) {
            if (value.find(word) != std::string_view::npos) return true;
        }
        return false;
    }
    return false;
}

std::string_view code(Ink ink) {
    switch (ink) {
        case Ink::plain: return "";
        case Ink::bold: return "\x1b[1m";
        case Ink::dim: return "\x1b[2m";
        case Ink::red: return "\x1b[31m";
        case Ink::green: return "\x1b[32m";
        case Ink::yellow: return "\x1b[33m";
        case Ink::cyan: return "\x1b[36m";
    }
    return "";
}

constexpr std::string_view sign(Suit suit) {
    switch (suit) {
        case Suit::clubs: return "\u2663";
        case Suit::diamonds: return "\u2666";
        case Suit::hearts: return "\u2665";
        case Suit::spades: return "\u2660";
    }
    return "";
}

}  // namespace

TerminalStyle TerminalStyle::for_terminal(bool is_terminal, bool plain) {
    const bool dressed = is_terminal && !plain;
    return {dressed && environment("NO_COLOR").empty(), dressed && is_utf8_locale()};
}

std::string TerminalStyle::in(Ink ink, std::string_view text) const {
    if (!colours_ || ink == Ink::plain) return std::string(text);
    return fmt::format("{}{}\x1b[0m", code(ink), text);
}

std::string TerminalStyle::face(Card card) const {
    const std::array<char, 2> text = letters(card);
    const std::string rank = card.rank() == Rank::ten ? "10" : fmt::format(" {}", text[0]);
    const std::string suit = signs_ ? std::string(sign(card.suit())) : std::string(1, text[1]);
    const bool is_red = card.suit() == Suit::hearts || card.suit() == Suit::diamonds;
    return in(is_red ? Ink::red : Ink::bold, rank + suit);
}

std::string TerminalStyle::rule() const {
    std::string line;
    for (std::size_t i = 0; i < width; ++i)
        line += signs_ ? "\u2500" : "-";
    return in(Ink::dim, line) + "\n";
}

std::string TerminalStyle::new_page() const {
    return colours_ ? "\x1b[H\x1b[2J\x1b[3J" : "\n";
}

std::string grouped(Money amount) {
    std::string text = to_string(amount);
    const std::size_t start = text.front() == '-' ? 1 : 0;
    for (std::size_t i = text.size() - 3; i > start + 3;) {
        i -= 3;
        text.insert(i, 1, ',');
    }
    return text;
}

std::string signed_amount(Money amount) {
    return (amount.is_positive() ? "+" : "") + grouped(amount);
}

std::optional<Money> parse_amount(std::string_view text) {
    constexpr std::size_t digits_max = 10;  // up to ten billion units
    if (!text.empty() && text.front() == '$') text.remove_prefix(1);
    const std::size_t point = std::min(text.find('.'), text.size());
    std::string units(text.substr(0, point));
    std::string cents(text.substr(std::min(point + 1, text.size())));
    if (!units.empty() && units.front() != ',') std::erase(units, ',');
    if ((units.empty() && cents.empty()) || units.size() > digits_max || cents.size() > 2) {
        return std::nullopt;
    }
    cents.resize(2, '0');
    const std::string digits = units + cents;
    if (digits.find_first_not_of("0123456789") != std::string::npos) return std::nullopt;
    const Money amount = Money::of_cents(std::stoll(digits));
    constexpr Money most = Money::of_cents(100'000'000'000);
    return amount > most ? std::nullopt : std::optional(amount);
}

std::string_view title(Wager wager) {
    switch (wager) {
        case Wager::ante: return "Ante";
        case Wager::blind: return "Blind";
        case Wager::bet: return "Bet";
        case Wager::play: return "Play";
        case Wager::flop: return "Flop Wager";
        case Wager::turn: return "Turn Wager";
        case Wager::river: return "River Wager";
        case Wager::pair_plus: return "Pair Plus";
        case Wager::trips: return "Trips";
        case Wager::dealer_poker_extra: return "Dealer Poker Extra";
        case Wager::player_poker_extra:
        case Wager::player_poker_extra_2:
        case Wager::player_poker_extra_3: return "Player Poker Extra";
        case Wager::jackpot: return "Jackpot";
        case Wager::ante_bonus: return "Ante Bonus";
        case Wager::instant_winner: return "Instant Winner";
    }
    return {};
}

}  // namespace baize
