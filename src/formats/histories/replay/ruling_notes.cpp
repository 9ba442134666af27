#include "formats/histories/replay/ruling_notes.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "formats/histories/record.h"
#include "formats/histories/replay/note_list.h"

namespace baize::histories {

namespace {

using poker::Irregularity;
using poker::Report;

// In the order of RulingKind.
constexpr std::array<std::string_view, 3> kinds{"", "reshuffled", "asked_to_see"};
constexpr std::string_view unseen = "??";

// The findings of staff, with the values that are not written.
struct Finding {
    std::string_view word{};
    bool Report::*value = nullptr;
    bool usual = false;
};

constexpr std::array<Finding, 4> findings{{
    {"put_right", &Report::can_be_put_right, false},
    {"not_burned", &Report::burned, true},
    {"dealt", &Report::already_dealt, false},
    {"flop_invalid", &Report::flop_valid, true},
}};

template <typename Number>
bool read_number(std::string_view word, Number& number) {
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    return error == std::errc() && end == word.data() + word.size();
}

std::optional<Irregularity> irregularity_named(std::string_view word) {
    for (std::size_t i = 0; i < poker::irregularity_count; ++i) {
        const auto what = static_cast<Irregularity>(i);
        if (poker::name(what) == word) return what;
    }
    return std::nullopt;
}

bool read_cards(std::string_view word, Report& report) {
    for (; word.size() >= 2; word.remove_prefix(2)) {
        const std::string_view face = word.substr(0, 2);
        const std::optional<Card> card = Card::parse(face);
        if ((!card && face != unseen) || report.cards.size() == report.cards.capacity())
            return false;
        report.cards.push_back(card ? poker::Face(*card) : poker::Face());
    }
    return word.empty() && !report.cards.empty();
}

template <typename Place>
bool read_player(std::string_view word, Place& place) {
    std::uint8_t number = 0;
    const bool is_player = word.starts_with('p') && read_number(word.substr(1), number) &&
                           number > 0 && number <= players_max;
    if (is_player) place = static_cast<std::uint8_t>(number - 1);
    return is_player;
}

// Reads a word behind the name of the irregularity, and its value from the rest.
bool read_detail(std::string_view word, std::string_view& rest, RulingNote& ruling) {
    Report& report = ruling.report;
    if (word == "count") return read_number(next_word(rest), report.count);
    if (word == "cards") return read_cards(next_word(rest), report);
    if (word == "by") return read_player(next_word(rest), ruling.asker);
    for (const Finding& finding : findings) {
        if (finding.word != word) continue;
        report.*finding.value = !finding.usual;
        return true;
    }
    return read_player(word, report.seat);
}

bool read_kind(std::string_view word, RulingNote& ruling) {
    const auto* const kind = std::find(kinds.begin() + 1, kinds.end(), word);
    if (kind != kinds.end()) {
        ruling.kind = static_cast<RulingKind>(kind - kinds.begin());
        return true;
    }
    const std::optional<Irregularity> what = irregularity_named(word);
    if (what) ruling.report = {.what = *what, .by = staff(Role::executive)};
    return what.has_value();
}

bool read_ruling(std::string_view note, RulingNote& ruling) {
    if (!read_number(next_word(note), ruling.step)) return false;
    if (!read_kind(next_word(note), ruling)) return false;
    while (!note.empty()) {
        const std::string_view word = next_word(note);
        if (!read_detail(word, note, ruling)) return false;
    }
    return true;
}

std::string text_of(const RulingNote& ruling) {
    const Report& report = ruling.report;
    const bool is_ruling = ruling.kind == RulingKind::ruling;
    std::string text = fmt::format(
        "{} {}",
        ruling.step,
        is_ruling ? poker::name(report.what) : kinds[static_cast<std::size_t>(ruling.kind)]);
    if (ruling.kind == RulingKind::reshuffle) return text;
    if (report.seat != poker::no_seat) text += fmt::format(" p{}", report.seat + 1);
    if (!is_ruling) text += fmt::format(" by p{}", ruling.asker + 1);
    if (report.count != 1) text += fmt::format(" count {}", report.count);
    if (!report.cards.empty()) text += " cards ";
    for (const poker::Face face : report.cards)
        text += face.is_seen() ? to_string(face.card()) : std::string(unseen);
    for (const Finding& finding : findings) {
        if (report.*finding.value != finding.usual) text.append(" ").append(finding.word);
    }
    return text;
}

}  // namespace

bool read_rulings(std::string_view value, std::vector<RulingNote>& rulings) {
    return read_notes(value, [&rulings](std::string_view note) {
        return read_ruling(note, rulings.emplace_back());
    });
}

std::string rulings_text(std::span<const RulingNote> rulings) {
    NoteWriter notes;
    for (const RulingNote& ruling : rulings)
        notes.add(text_of(ruling));
    return notes.text();
}

}  // namespace baize::histories
