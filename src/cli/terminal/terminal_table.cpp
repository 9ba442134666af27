#include "cli/terminal/terminal_table.h"

#include <array>

#include <fmt/format.h>

#include "engine/banked/machine/view.h"
#include "formats/rulebooks/book.h"
#include "formats/rulebooks/interpretation.h"
#include "formats/text/wrap.h"

namespace baize {

namespace {

constexpr std::size_t label_width = 10;

struct CardFrame {
    std::string_view top, side, bottom, back;
};

constexpr CardFrame lines_frame{"\u250c\u2500\u2500\u2500\u2510",
                                "\u2502",
                                "\u2514\u2500\u2500\u2500\u2518",
                                "\u2591\u2591\u2591"};
constexpr CardFrame letters_frame{"+---+", "|", "+---+", "###"};

// A row of cards, three lines high: the known cards first, then backs for the others.
struct CardRow {
    std::array<std::string, 3> lines{};

    CardRow(const TerminalStyle& style, const CardList<5>& cards, std::size_t count) {
        const CardFrame& frame = style.has_signs() ? lines_frame : letters_frame;
        for (std::size_t i = 0; i < std::max(count, cards.size()); ++i) {
            const bool known = i < cards.size();
            const std::string face = known ? style.face(cards[i]) : style.in(Ink::dim, frame.back);
            lines[0] += frame.top;
            lines[1] += fmt::format("{}{}{}", frame.side, face, frame.side);
            lines[2] += frame.bottom;
        }
    }
};

std::string labelled(const TerminalStyle& style,
                     std::string_view label,
                     const CardRow& row,
                     std::string_view words) {
    const std::string blank(label_width, ' ');
    const std::string name = fmt::format("{:<{}}", label, label_width);
    return fmt::format(" {}{}\n {}{}  {}\n {}{}\n",
                       blank,
                       row.lines[0],
                       style.in(Ink::bold, name),
                       row.lines[1],
                       words,
                       blank,
                       row.lines[2]);
}

std::string dealer_words(const GameHooks& game, const Rules& rules, const Round& seen) {
    if (!seen.dealer_shown) return seen.dealer.empty() ? "" : "one card shows";
    const DealerCall call = game.dealer_call(rules, seen);
    if (!game.facts().has_qualifier) return call.hand;
    return call.hand + (call.qualifies ? ", qualifies" : ", does not qualify");
}

std::string chips_text(const TerminalStyle& style, const Box& box) {
    std::string text;
    for (std::size_t i = 0; i < staked_wager_count; ++i) {
        const auto wager = static_cast<Wager>(i);
        if (!box.has(wager)) continue;
        text += fmt::format("  {} {}", title(wager), style.in(Ink::yellow, grouped(box[wager])));
    }
    if (text.empty()) return {};
    return fmt::format(" {}{}\n", style.in(Ink::bold, "On table "), text);
}

std::string_view result_word(const SettledWager& line) {
    if (line.is_excess) return "too much, returned";
    switch (line.verdict) {
        case Verdict::win: return "wins";
        case Verdict::lose: return "loses";
        case Verdict::standoff: return "stands off";
        case Verdict::void_: return "void, returned";
        case Verdict::returned: return "returned";
    }
    return {};
}

Ink result_ink(const SettledWager& line) {
    if (line.verdict == Verdict::win) return Ink::green;
    return line.verdict == Verdict::lose ? Ink::red : Ink::plain;
}

}  // namespace

std::string heading_text(const TerminalStyle& style, const TableHeading& heading) {
    std::string text = style.rule();
    text += fmt::format(" {}   bankroll {}   {} round{} played\n",
                        style.in(Ink::bold, heading.title),
                        style.in(Ink::yellow, grouped(heading.chips)),
                        heading.rounds,
                        heading.rounds == 1 ? "" : "s");
    if (heading.practice) {
        const std::string words = fmt::format(
            " PRACTICE: the cards come from seed {} and can be foretold", *heading.practice);
        text += style.in(Ink::red, words) + "\n";
    }
    std::string signs;
    if (!heading.tables.empty()) signs += " tables " + heading.tables;
    if (!heading.jackpot.empty()) {
        signs += fmt::format("{} jackpot {}", signs.empty() ? "" : "  ", heading.jackpot);
    }
    if (!signs.empty()) text += style.in(Ink::dim, signs) + "\n";
    return text + style.rule();
}

std::string table_text(const TerminalStyle& style,
                       const GameHooks& game,
                       const Rules& rules,
                       const Round& round) {
    const Round seen = view(game, round, {Sees::player, terminal_player});
    std::string text;
    if (seen.dealer_dealt > 0) {
        const CardRow dealer(style, seen.dealer, seen.dealer_dealt);
        text += labelled(style, "Dealer", dealer, dealer_words(game, rules, seen));
    }
    if (!seen.community.empty()) {
        text += labelled(style, "Board", CardRow(style, seen.community, 0), "");
    }
    const Box& box = seen.boxes[0];
    if (box.dealt > 0) {
        const bool folded =
            box.standing == Standing::folded || box.standing == Standing::folded_ante;
        const std::string hand = game.describe_hand(seen, 0);
        const std::string words = folded ? hand + (hand.empty() ? "folded" : ", folded") : hand;
        text += labelled(style, "You", CardRow(style, box.cards, box.dealt), words);
    }
    // The chips of a finished round have moved; the settlement shows them.
    return round.phase == Phase::over ? text : text + chips_text(style, box);
}

std::string settlement_text(const TerminalStyle& style, const std::vector<SettledWager>& lines) {
    std::string text;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const SettledWager& line = lines[i];
        const Money net = line.back - line.staked;
        const std::string result =
            fmt::format("{:<19}{:>12}", result_word(line), signed_amount(net));
        text += fmt::format(" {}  {:<19}{:>10}  {}   {}\n",
                            i + 1,
                            title(line.wager),
                            line.staked.is_zero() ? std::string() : grouped(line.staked),
                            style.in(result_ink(line), result),
                            style.in(Ink::dim, line.clause.id()));
    }
    return text;
}

std::string clause_text(const TerminalStyle& style, Clause clause) {
    const std::string id = " " + style.in(Ink::cyan, clause.id());
    if (const ClauseEntry* const entry = find_entry(clause)) {
        return fmt::format("{}\n{}", id, wrapped(entry->duty, 3));
    }
    if (const Interpretation* const reading = find_interpretation(clause)) {
        return fmt::format("{}  {}\n{}", id, reading->title, wrapped(reading->reading, 3));
    }
    return id + "\n";
}

}  // namespace baize
