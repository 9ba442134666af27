// The part of a terminal session before the deal, and the page that both parts print.
#include <algorithm>

#include <fmt/format.h>

#include "cli/terminal/terminal_session.h"
#include "cli/terminal/terminal_table.h"
#include "engine/core/reason.h"
#include "formats/settings/table_options.h"

namespace baize {

namespace {

std::string range_text(const WagerSpot& spot) {
    if (spot.least == spot.most) return grouped(spot.least);
    const std::string steps =
        spot.step > Money::of_cents(1) ? " in steps of " + grouped(spot.step) : "";
    return fmt::format("{} to {}{}", grouped(spot.least), grouped(spot.most), steps);
}

std::string spot_title(const WagerSpot& spot, const GameFacts& facts) {
    const bool blind_too =
        spot.wager == Wager::ante &&
        std::find(facts.opening.begin(), facts.opening.end(), Wager::blind) != facts.opening.end();
    return blind_too ? "Ante and Blind, each" : std::string(title(spot.wager));
}

bool has_any(const Stakes& stakes) {
    return std::any_of(
        stakes.begin(), stakes.end(), [](Money stake) { return stake.is_positive(); });
}

}  // namespace

// Returns the chips that are not on the table. Before the deal the last round is still shown there,
// already settled.
Money TerminalSession::chips_left() const {
    Money left = bankroll_.chips;
    const bool playing = round_.phase != Phase::betting && round_.phase != Phase::over;
    const Box& box = playing ? round_.boxes[0] : wagers_.placed().round.boxes[0];
    for (const Money stake : box.stake)
        left -= stake;
    return left;
}

void TerminalSession::show_heading() {
    std::string jackpot = jackpot_ ? jackpot_sign(*jackpot_) : std::string();
    if (const std::string warning = jackpot_ ? jackpot_warning(*jackpot_) : std::string();
        !warning.empty()) {
        jackpot += "\n " + warning;
    }
    out_ << style_.new_page()
         << heading_text(style_,
                         {.title = std::string(game_.facts().title),
                          .tables = table_names(game_, rules_),
                          .jackpot = jackpot,
                          .practice = seed_,
                          .chips = chips_left(),
                          .rounds = bankroll_.rounds});
}

void TerminalSession::show_notes() {
    if (!notes_.empty()) out_ << '\n' << notes_;
    notes_.clear();
}

void TerminalSession::say_refused(const Rejection& rejection) {
    last_clause_ = rejection.clause;
    note(fmt::format(" Refused: {} ({}; w for its words).\n",
                     sentence(rejection.reason),
                     rejection.clause.id()));
}

std::string TerminalSession::betting_keys() const {
    std::string text;
    for (const WagerSpot& spot : wagers_.spots()) {
        const std::string placed = spot.placed.is_positive() ? grouped(spot.placed) : "-";
        text += fmt::format("  {}  {:<22}{}   {}\n",
                            style_.in(Ink::cyan, std::string(1, spot.key)),
                            spot_title(spot, game_.facts()),
                            style_.in(Ink::yellow, fmt::format("{:>9}", placed)),
                            style_.in(Ink::dim, range_text(spot)));
    }
    return text + action_bar();
}

// Returns the keys other than those of the wagers, on one line.
std::string TerminalSession::action_bar() const {
    std::string bar = " ";
    const auto add = [&](std::string_view key, std::string_view words) {
        bar += fmt::format(" {} {}  ", style_.in(Ink::cyan, key), words);
    };
    const auto last = bankroll_.last_wagers.find(std::string(game_.facts().name));
    const bool may_repeat = last != bankroll_.last_wagers.end() && has_any(last->second);
    if (!wagers_.is_empty()) {
        add("d", "deal (or Enter)");
        add("c", "clear");
    }
    if (may_repeat) add("r", "repeat");
    if (wagers_.is_empty() && may_repeat) add("Enter", "repeat and deal");
    if (shows_settlement()) add(fmt::format("1-{}", lines_.size()), "why");
    add("?", "help");
    add("q", "leave");
    return bar + "\n";
}

// True until the first wager of the next round.
bool TerminalSession::shows_settlement() const {
    return wagers_.is_empty() && !lines_.empty();
}

void TerminalSession::show_betting() {
    show_heading();
    if (shows_settlement()) {
        out_ << table_text(style_, game_, rules_, round_);
        Money net;
        for (const SettledWager& line : lines_)
            net += line.back - line.staked;
        out_ << '\n'
             << settlement_text(style_, lines_)
             << fmt::format("    In all {}, bankroll {}\n",
                            style_.in(net < Money{} ? Ink::red : Ink::green, signed_amount(net)),
                            style_.in(Ink::yellow, grouped(bankroll_.chips)));
    }
    show_notes();
    out_ << "\n Your wagers\n" << betting_keys() << "> " << std::flush;
}

TerminalSession::Next TerminalSession::take_wagers() {
    for (;;) {
        show_betting();
        const std::optional<char> key = input_.key();
        if (!key) return Next::leave;
        if (const std::optional<Next> next = on_betting_key(*key)) return *next;
    }
}

std::optional<TerminalSession::Next> TerminalSession::on_betting_key(char key) {
    for (const WagerSpot& spot : wagers_.spots()) {
        if (spot.key != key) continue;
        on_spot(spot);
        return std::nullopt;
    }
    switch (key) {
        case '\n':
            if (wagers_.is_empty() && !repeat_last()) return std::nullopt;
            [[fallthrough]];
        case 'd':
            if (wagers_.is_empty()) {
                note(" There is no wager on the table yet.\n");
                return std::nullopt;
            }
            return Next::deal;
        case 'r': static_cast<void>(repeat_last()); return std::nullopt;
        case 'c': static_cast<void>(wagers_.place({})); return std::nullopt;
        case 'w':
            if (last_clause_.is_set()) note(clause_text(style_, last_clause_));
            return std::nullopt;
        case '?': note(how_to_play()); return std::nullopt;
        case 'q': return Next::leave;
        default: break;
    }
    if (!tell_why(key) && !say_why_closed(key)) {
        note(fmt::format(" Unknown key \"{}\".\n", key));
    }
    return std::nullopt;
}

// Shows the clause of a line of the displayed settlement.
bool TerminalSession::tell_why(char key) {
    const auto line = static_cast<std::size_t>(key - '1');
    if (!shows_settlement() || key < '1' || key > '9' || line >= lines_.size()) return false;
    note(clause_text(style_, lines_[line].clause));
    return true;
}

// If the key belongs to a wager of this game that is not open yet, shows the reason.
bool TerminalSession::say_why_closed(char key) {
    const auto opening = game_.facts().opening;
    const auto spot = std::find_if(
        opening.begin(), opening.end(), [=](Wager wager) { return key_of(wager) == key; });
    if (spot == opening.end()) return false;
    const Money least = rules_.limits.min.value_or(Money::of_cents(1));
    if (const std::optional<Rejection> refused = wagers_.change(*spot, least))
        say_refused(*refused);
    return true;
}

// A wager with only one possible amount is switched on and off by its key; other amounts are typed.
void TerminalSession::on_spot(const WagerSpot& spot) {
    if (spot.least == spot.most) {
        try_change(spot.wager, spot.placed.is_positive() ? Money{} : spot.least);
        return;
    }
    out_ << fmt::format("{} ({}; 0 takes it back): ", title(spot.wager), range_text(spot))
         << std::flush;
    const std::optional<std::string> text = input_.line();
    if (!text || text->empty()) return;
    const std::optional<Money> amount = parse_amount(*text);
    if (!amount) {
        note(fmt::format(" \"{}\" is no amount; type one like 10 or 12.50.\n", *text));
        return;
    }
    try_change(spot.wager, *amount);
}

void TerminalSession::try_change(Wager wager, Money amount) {
    const Stakes before = wagers_.placed().stakes;
    if (const std::optional<Rejection> refused = wagers_.change(wager, amount)) {
        say_refused(*refused);
    } else if (!is_covered()) {
        static_cast<void>(wagers_.place(before));
    }
}

bool TerminalSession::repeat_last() {
    const auto last = bankroll_.last_wagers.find(std::string(game_.facts().name));
    if (last == bankroll_.last_wagers.end()) {
        note(" There are no wagers to repeat yet: begin with the Ante.\n");
        return false;
    }
    const Stakes before = wagers_.placed().stakes;
    Stakes stakes = last->second;
    if (!jackpot_) stakes[index(Wager::jackpot)] = Money{};
    if (const std::optional<Rejection> refused = wagers_.place(stakes)) {
        say_refused(*refused);
        return false;
    }
    if (is_covered()) return true;
    static_cast<void>(wagers_.place(before));
    return false;
}

// Refuses to deal a hand if the chips would not cover the wagers that it needs later. [I-57]
bool TerminalSession::is_covered() {
    const Money now = wagers_.total();
    const Money later = wagers_.cover();
    if (now + later <= bankroll_.chips) return true;
    last_clause_ = "I-57"_clause;
    note(
        fmt::format(" Refused: that takes {} now{}, and the bankroll holds {} ({}; w for its "
                    "words).\n",
                    grouped(now),
                    later.is_positive() ? " and " + grouped(later) + " to stay in" : "",
                    grouped(bankroll_.chips),
                    last_clause_.id()));
    return false;
}

std::string TerminalSession::how_to_play() const {
    std::string text = fmt::format(
        " {} is played by the book {}: `baize rules {}` prints it clause by clause.\n"
        " A letter picks a spot and asks for an amount (\"a 10\" does both at once); d deals.\n"
        " Then the dealer asks for your decisions. Each settled wager shows the clause that\n"
        " decided it; its number tells what the clause says.\n"
        " The bankroll is play money in {}, saved after every round.\n"
        " Ctrl-C or the end of input during a round takes the round back.\n",
        game_.facts().title,
        game_.facts().book,
        game_.facts().book,
        file_.path());
    Clause last_clause;
    for (const WagerSpot& spot : wagers_.spots()) {
        if (spot.clause != last_clause) text += clause_text(style_, spot.clause);
        last_clause = spot.clause;
    }
    return text;
}

}  // namespace baize
