#include "formats/histories/phh/phh_steps.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>

#include "formats/histories/amount.h"
#include "formats/histories/phh/usual_amount.h"

namespace baize::histories {

namespace {

constexpr unsigned char no_code = 0x80;

// Tables by letter for rank * 4 and for the suit; their sum is the index of the card.
using Codes = std::array<unsigned char, 256>;

consteval Codes codes_of(std::string_view letters, unsigned factor) {
    Codes codes{};
    codes.fill(no_code);
    for (std::size_t i = 0; i < letters.size(); ++i)
        codes[static_cast<unsigned char>(letters[i])] = static_cast<unsigned char>(i * factor);
    return codes;
}

constexpr Codes rank_codes = codes_of("23456789TJQKA", 4);
constexpr Codes suit_codes = codes_of("cdhs", 1);

// Reads all cards at `at` and returns the position behind them, or nullptr if there are too many.
const char* read_cards(const char* at, Step& step) {
    while (true) {
        const unsigned code = unsigned{rank_codes[static_cast<unsigned char>(at[0])]} +
                              suit_codes[static_cast<unsigned char>(at[1])];
        const bool unseen = at[0] == '?' && at[1] == '?';
        if (code >= no_code && !unseen) return at;
        if (step.count == step_cards_max) return nullptr;
        if (!unseen) step.cards[step.count] = poker::Face(Card::of_index(code));
        ++step.count;
        at += 2;
    }
}

// Reads "p12", which counts from 1. Returns the position behind it, or nullptr.
const char* read_player(const char* at, Step& step) {
    if (at[0] != 'p' || at[1] < '1' || at[1] > '9') return nullptr;
    int number = at[1] - '0';
    at += 2;
    if (detail::is_digit(*at)) number = number * 10 + (*at++ - '0');
    if (number > static_cast<int>(players_max)) return nullptr;
    step.player = static_cast<std::uint8_t>(number - 1);
    return at;
}

// Four letters as one word in memory order.
consteval std::uint32_t word_of(std::string_view letters) {
    std::uint32_t word = 0;
    for (std::size_t i = 0; i < sizeof word; ++i)
        word |= static_cast<std::uint32_t>(static_cast<unsigned char>(letters[i])) << (8 * i);
    return word;
}

// "'p3 " with any letter in the place of the 3.
constexpr std::uint64_t begin_of_step_kind = word_of(std::string_view("'p\0 ", 4));
constexpr std::uint64_t begin_of_step_kind_mask = 0xFF00FFFFU;

// How a fold and a check or call continue, indexed by the lowest bit of their first letter.
struct PassiveStep {
    std::uint32_t word = 0;
    std::uint8_t size = 0;  // from one opening quote to the next
    StepKind step_kind{};
};

constexpr std::array<PassiveStep, 2> passive_steps{{
    {word_of("f', "), 8, StepKind::fold},
    {word_of("cc',"), 9, StepKind::check_or_call},
}};
static_assert((passive_steps[0].word & 1U) == 0 && (passive_steps[1].word & 1U) == 1);

struct StepReader {
    TomlCursor& cursor;
    Record& record;
    unsigned& finer;

    bool read_list();

  private:
    // Reads a step in the most common spelling in one pass. Returns nullptr if read_any() must be
    // used.
    const char* read_usual(const char* at, Step& step) const;
    static const char* read_usual_deal(const char* at, Step& step);
    static const char* read_usual_cards(const char* at, Step& step);

    // Reads unseen two-card deals to consecutive players, with which most hands begin.
    void read_unseen_deals();

    // Reads folds, checks, calls and bets that are followed by another step.
    void read_usual_steps();

    // Read any other spelling, and report errors.
    bool read_item();
    bool read_any();
    bool read_step(std::string_view text, const char* place);
    bool read_words(std::string_view text, const char* place);
    bool read_deal(std::string_view text, const char* place, Step& step);
    bool read_step_kind(std::string_view text, const char* place, Step& step);
    bool read_amount_word(std::string_view word, const char* place, Step& step);
    bool read_card_word(std::string_view word, const char* place, Step& step);
    bool keep(const Step& step, const char* place);
};

const char* StepReader::read_usual_cards(const char* at, Step& step) {
    if (*at != ' ') return at;
    if (at[1] == '-' && step.step_kind == StepKind::show) return at + 2;
    const char* const after = read_cards(at + 1, step);
    return step.count == 0 ? nullptr : after;
}

const char* StepReader::read_usual_deal(const char* at, Step& step) {
    if (at[1] != ' ' || at[2] != 'd') return nullptr;
    if (at[3] == 'b') {
        step.step_kind = StepKind::deal_board;
        return at[4] == ' ' ? read_usual_cards(at + 4, step) : nullptr;
    }
    if (at[3] != 'h' || at[4] != ' ') return nullptr;
    step.step_kind = StepKind::deal_hole;
    at = read_player(at + 5, step);
    return at != nullptr && *at == ' ' ? read_usual_cards(at, step) : nullptr;
}

const char* StepReader::read_usual(const char* at, Step& step) const {
    if (*at == 'd') return read_usual_deal(at, step);
    at = read_player(at, step);
    if (at == nullptr || *at != ' ') return nullptr;
    if (at[1] == 'f') {
        step.step_kind = StepKind::fold;
        return at + 2;
    }
    if (at[1] == 'c' && at[2] == 'c') {
        step.step_kind = StepKind::check_or_call;
        return at + 3;
    }
    if (at[1] == 'c' && at[2] == 'b' && at[3] == 'r' && at[4] == ' ') {
        step.step_kind = StepKind::bet;
        const Amount amount = read_amount(at + 5, record.decimals);
        step.amount = Money::of_cents(amount.units);
        return amount.fault == AmountFault::none && amount.units > 0 ? amount.after : nullptr;
    }
    if (at[1] != 's' || at[2] != 'm') return nullptr;
    step.step_kind = at[3] == ' ' ? StepKind::show : StepKind::muck;
    return read_usual_cards(at + 3, step);
}

bool StepReader::keep(const Step& step, const char* place) {
    if (record.steps.size() == steps_max) return cursor.fail_at(place, "too many actions");
    record.steps.push_back(step);
    return true;
}

// Removes the next word from the text and returns it.
std::string_view take_word(std::string_view& text) {
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t first = std::min(text.find_first_not_of(blanks), text.size());
    text.remove_prefix(first);
    const std::size_t size = std::min(text.find_first_of(blanks), text.size());
    const std::string_view word = text.substr(0, size);
    text.remove_prefix(size);
    return word;
}

bool StepReader::read_amount_word(std::string_view word, const char* place, Step& step) {
    if (word.empty()) return cursor.fail_at(place, "cbr needs an amount");
    const Amount amount = read_any_amount(word.data(), record.decimals);
    if (amount.fault == AmountFault::too_fine) finer = std::max(finer, amount.decimals);
    if (amount.fault != AmountFault::none || amount.after != word.data() + word.size() ||
        amount.units <= 0) {
        return cursor.fail_at(place, "cbr needs an amount above zero");
    }
    step.amount = Money::of_cents(amount.units);
    return true;
}

bool StepReader::read_card_word(std::string_view word, const char* place, Step& step) {
    if (word.empty()) return true;
    if (word == "-" && step.step_kind == StepKind::show) return true;
    const char* const after = read_cards(word.data(), step);
    if (after != word.data() + word.size()) {
        return cursor.fail_at(place, "not a list of up to five cards like \"AsTd??\"");
    }
    return true;
}

bool StepReader::read_deal(std::string_view text, const char* place, Step& step) {
    const std::string_view word = take_word(text);
    if (word == "dh") {
        step.step_kind = StepKind::deal_hole;
        const std::string_view player = take_word(text);
        if (player.empty() || read_player(player.data(), step) != player.data() + player.size()) {
            return cursor.fail_at(place, "no such player (p1 to p11)");
        }
    } else if (word == "db") {
        step.step_kind = StepKind::deal_board;
    } else {
        return cursor.fail_at(place, "the dealer deals to a player (dh) or to the board (db)");
    }
    const std::string_view cards = take_word(text);
    if (cards.empty()) return cursor.fail_at(place, "no cards are dealt");
    if (!read_card_word(cards, place, step)) return false;
    return take_word(text).empty() || cursor.fail_at(place, "too many words in the action");
}

bool StepReader::read_step_kind(std::string_view text, const char* place, Step& step) {
    const std::string_view word = take_word(text);
    const std::string_view argument = take_word(text);
    if (!take_word(text).empty()) return cursor.fail_at(place, "too many words in the action");
    if (word == "cbr") {
        step.step_kind = StepKind::bet;
        return read_amount_word(argument, place, step);
    }
    if (word == "sm" || word == "sd") {
        const bool shows = !argument.empty();
        step.step_kind = word == "sd" ? StepKind::discard : shows ? StepKind::show : StepKind::muck;
        return read_card_word(argument, place, step);
    }
    if (!argument.empty()) return cursor.fail_at(place, "too many words in the action");
    if (word == "f") {
        step.step_kind = StepKind::fold;
    } else if (word == "cc") {
        step.step_kind = StepKind::check_or_call;
    } else if (word == "pb") {
        step.step_kind = StepKind::bring_in;
    } else {
        return cursor.fail_at(place, "no such action (f, cc, cbr, sd, sm or pb)");
    }
    return true;
}

bool StepReader::read_step(std::string_view text, const char* place) {
    const std::string_view actor = take_word(text);
    Step step;
    if (actor == "d") return read_deal(text, place, step) && keep(step, place);
    if (read_player(actor.data(), step) == actor.data() + actor.size()) {
        return read_step_kind(text, place, step) && keep(step, place);
    }
    return cursor.fail_at(place, "an action begins with the dealer (d) or p1 to p11");
}

// Reads a step, a comment, a step with a comment, or an empty text, which is kept as an empty
// comment.
bool StepReader::read_words(std::string_view text, const char* place) {
    const std::size_t hash = text.find('#');
    std::string_view rest = text.substr(0, hash);
    const bool is_step = !take_word(rest).empty();
    if (is_step && !read_step(text.substr(0, hash), place)) return false;
    if (is_step && hash == std::string_view::npos) return true;
    if (record.remarks.size() == steps_max) return cursor.fail_at(place, "too many comments");
    std::string_view said = hash == std::string_view::npos ? "" : text.substr(hash + 1);
    if (!said.empty() && said.front() == ' ') said.remove_prefix(1);
    const std::size_t step = record.steps.size() - (is_step ? 1 : 0);
    record.remarks.push_back({.step = step, .alone = !is_step, .text = said});
    return true;
}

bool StepReader::read_any() {
    const char* const place = cursor.at;
    std::string_view text;
    return cursor.read_string(text) && read_words(text, place);
}

// Writes the step directly into the list, because copying it there afterwards would cost more than
// reading it.
bool StepReader::read_item() {
    const char quote = *cursor.at;
    if (quote != '\'' && quote != '"') return cursor.fail("must be a string");
    if (record.steps.size() == steps_max) return cursor.fail("too many actions");
    const char* const after = read_usual(cursor.at + 1, record.steps.emplace_back());
    if (after != nullptr && *after == quote) {
        cursor.at = after + 1;
        return true;
    }
    record.steps.pop_back();
    return read_any();
}

// Compares sixteen letters at a time as two words. Any other spelling is left to read_item().
void StepReader::read_unseen_deals() {
    constexpr std::string_view begin = "'d dh p1";
    constexpr std::string_view end = " \?\?\?\?', ";
    const char* at = cursor.at + 1;
    while (std::memcmp(at, begin.data(), begin.size() - 1) == 0 && at[7] >= '1' && at[7] <= '9' &&
           std::memcmp(at + begin.size(), end.data(), end.size()) == 0 &&
           record.steps.size() < steps_max) {
        Step& step = record.steps.emplace_back();
        step.step_kind = StepKind::deal_hole;
        step.player = static_cast<std::uint8_t>(at[7] - '1');
        step.count = 2;
        at += begin.size() + end.size();
    }
    cursor.at = at - 1;  // where the opening bracket would be
}

// Looks at the eight letters "'p3 cc'," as one word. The next step is unpredictable, so a table
// lookup instead of a branch separates folds from calls. Other spellings and the last step are left
// to read_item().
void StepReader::read_usual_steps() {
    if (record.decimals > usual_decimals_max) return;
    const char* at = cursor.at;
    while (record.steps.size() < steps_max) {
        std::uint64_t letters = 0;
        std::memcpy(&letters, at, sizeof letters);
        const unsigned player = detail::digit(at[2]) - 1;
        if ((letters & begin_of_step_kind_mask) != begin_of_step_kind || player >= 9) break;
        const auto word = static_cast<std::uint32_t>(letters >> 32U);
        const PassiveStep& passive = passive_steps[word & 1U];
        StepKind step_kind = passive.step_kind;
        const char* next = at + passive.size;
        std::int64_t units = 0;
        if (word != passive.word) {
            if (word != word_of("cbr ")) break;
            next = read_usual_amount(at + 8, record.decimals, units);
            if (next == nullptr || units == 0 || next[0] != '\'' || next[1] != ',') break;
            step_kind = StepKind::bet;
            next += 3;
        }
        if (next[-1] != ' ' || next[0] != '\'') break;
        Step& step = record.steps.emplace_back();
        step.step_kind = step_kind;
        step.player = static_cast<std::uint8_t>(player);
        step.amount = Money::of_cents(units);
        at = next;
    }
    cursor.at = at;
}

bool StepReader::read_list() {
    if (*cursor.at != '[') return cursor.fail("must be a list of strings");
    read_unseen_deals();
    return cursor.read_items(']', [this] {
        read_usual_steps();
        return read_item();
    });
}

void write_cards(std::string& out, const Step& step) {
    for (std::size_t i = 0; i < step.count; ++i) {
        const poker::Face face = step.cards[i];
        if (face.is_seen()) {
            const std::array<char, 2> text = letters(face.card());
            out.append(text.data(), text.size());
        } else {
            out += "??";
        }
    }
}

std::string_view word(StepKind step_kind) {
    switch (step_kind) {
        case StepKind::deal_hole: return "dh";
        case StepKind::deal_board: return "db";
        case StepKind::fold: return "f";
        case StepKind::check_or_call: return "cc";
        case StepKind::bet: return "cbr";
        case StepKind::discard: return "sd";
        case StepKind::show:
        case StepKind::muck: return "sm";
        case StepKind::bring_in: return "pb";
    }
    __builtin_unreachable();
}

}  // namespace

bool read_steps(TomlCursor& cursor, Record& record, unsigned& finer) {
    return StepReader{cursor, record, finer}.read_list();
}

void write_step(std::string& out, const Step& step, unsigned decimals) {
    std::array<char, 4> player{'p'};
    const auto end =
        std::to_chars(player.data() + 1, player.data() + player.size(), step.player + 1);
    const std::string_view name(player.data(), static_cast<std::size_t>(end.ptr - player.data()));
    const bool deals =
        step.step_kind == StepKind::deal_hole || step.step_kind == StepKind::deal_board;
    out += deals ? std::string_view("d") : name;
    out += ' ';
    out += word(step.step_kind);
    if (step.step_kind == StepKind::deal_hole) {
        out += ' ';
        out += name;
    }
    if (step.step_kind == StepKind::bet) {
        out += ' ';
        write_amount(out, step.amount, decimals);
    }
    if (step.count != 0) {
        out += ' ';
        write_cards(out, step);
    } else if (step.step_kind == StepKind::show) {
        out += " -";
    }
}

}  // namespace baize::histories
