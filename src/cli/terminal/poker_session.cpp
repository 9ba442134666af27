#include "cli/terminal/poker_session.h"

#include <algorithm>

#include <fmt/format.h>

#include "cli/terminal/terminal_table.h"
#include "engine/core/check.h"
#include "engine/core/deck.h"
#include "engine/hands/describe.h"
#include "engine/poker/hand/strength.h"
#include "engine/poker/hand/view.h"
#include "engine/poker/table/seating.h"
#include "engine/random/shuffle.h"

namespace baize::poker {

namespace {

constexpr Seat own_seat = 0;

constexpr std::array<const char*, seats_max> bot_names{
    "You", "Ada", "Bruno", "Chiara", "Dmitri", "Esme", "Farid", "Greta", "Hugo", "Ines", "Jonas"};

std::string_view street_name(Street street) {
    switch (street) {
        case Street::preflop: return "before the flop";
        case Street::flop: return "flop";
        case Street::turn: return "turn";
        case Street::river: break;
    }
    return "river";
}

}  // namespace

PokerSession::PokerSession(const PokerSetup& setup,
                           BankrollFile& file,
                           TerminalInput& input,
                           std::ostream& out,
                           TerminalStyle style)
    : rules_(setup.rules),
      setup_(setup),
      file_(file),
      input_(input),
      out_(out),
      style_(style),
      bankroll_(file.state()),
      came_with_(bankroll_.chips),
      moods_(setup.seed ? *setup.seed + 1 : secure_.below(0xFFFFFFFF)) {
    if (setup_.seed) practice_.emplace(*setup_.seed);
    take_seats();
}

void PokerSession::take_seats() {
    for (std::size_t i = 0; i < setup_.seats; ++i) {
        const auto seat = static_cast<Seat>(i);
        names_[seat] = bot_names[seat];
        manners_[seat] = {static_cast<std::uint8_t>(30 + moods_.below(50)),
                          static_cast<std::uint8_t>(25 + moods_.below(55))};
        const Arrival arrival{.player = static_cast<PlayerId>(seat + 1),
                              .seat = seat,
                              .chips = setup_.buy_in,
                              .origin = Origin::closed_game};
        const Result<Orbit> seated =
            sit_down(rules_, Stakes{}, orbit_, arrival, staff(Role::supervisor));
        BAIZE_CHECK(seated.has_value());
        orbit_ = *seated;
        if (seat != own_seat) stacks_[seat] = setup_.buy_in;
    }
}

// Bots buy in again for the same amount, and so does the player while the bankroll lasts.
void PokerSession::buy_chips() {
    for (const Seat seat : occupied(orbit_)) {
        if (stacks_[seat].is_positive()) continue;
        stacks_[seat] = seat == own_seat ? std::min(setup_.buy_in, bankroll_.chips) : setup_.buy_in;
        notes_ += fmt::format(" {} for {}.\n",
                              seat == own_seat ? "You buy chips" : names_[seat] + " buys in",
                              grouped(stacks_[seat]));
    }
}

bool PokerSession::run() {
    while (saved_) {
        buy_chips();
        if (!stacks_[own_seat].is_positive()) {
            out_ << "\nThe bankroll is empty; --reset begins again.\n";
            break;
        }
        if (between_hands() == Next::leave) break;
        if (play_hand()) continue;
        out_ << fmt::format(
            "\nThe hand was interrupted and is taken back: every chip is yours again, the "
            "bankroll is {}.\n",
            grouped(bankroll_.chips));
        break;
    }
    out_ << fmt::format("\nYou leave with {} ({} in {} hand{}).\n",
                        grouped(bankroll_.chips),
                        signed_amount(bankroll_.chips - came_with_),
                        hands_,
                        hands_ == 1 ? "" : "s");
    return saved_;
}

PokerSession::Next PokerSession::between_hands() {
    side_wager_ = {};
    for (;;) {
        show_choices();
        const std::optional<char> key = input_.key();
        if (!key || *key == 'q') return Next::leave;
        if (*key == '\n' || *key == 'd') return Next::deal;
        if (*key == 'w' && rules_.flop_chase.offered) {
            if (!ask_side_wager()) return Next::leave;
            continue;
        }
        notes_ = " Enter or d deals the next hand, q leaves.\n";
    }
}

void PokerSession::show_choices() {
    if (hands_ == 0) out_ << style_.new_page();
    out_ << fmt::format("{} {}{}   bankroll {}, of it {} on the table\n",
                        style_.in(Ink::bold, facts(rules_).title),
                        name(rules_.betting.structure),
                        setup_.seed ? fmt::format("   practice, seed {}", *setup_.seed) : "",
                        grouped(bankroll_.chips),
                        grouped(stacks_[own_seat]));
    out_ << notes_;
    notes_.clear();
    const std::string side =
        rules_.flop_chase.offered ? fmt::format("  {}  Flop Chase", style_.in(Ink::cyan, "w")) : "";
    out_ << fmt::format("  {}  deal{}  {}  leave\n> ",
                        style_.in(Ink::cyan, "Enter"),
                        side,
                        style_.in(Ink::cyan, "q"))
         << std::flush;
}

// Reads an answer such as "red 5": the colour and the stake.
bool PokerSession::ask_side_wager() {
    out_ << "  red or black, and how much (red 5): " << std::flush;
    const std::optional<std::string> line = input_.line();
    if (!line) return false;
    const std::size_t gap = line->find(' ');
    const std::string colour = line->substr(0, gap);
    const auto amount =
        gap == std::string::npos ? std::nullopt : parse_amount(line->substr(gap + 1));
    if ((colour != "red" && colour != "black") || !amount) {
        notes_ = " Say \"red 5\" or \"black 2.50\".\n";
        return true;
    }
    side_wager_ = {*amount, colour == "red" ? Colour::red : Colour::black};
    notes_ = fmt::format(" {} on {}.\n", grouped(*amount), colour);
    return true;
}

void PokerSession::deal(Opening& opening) {
    Deck deck = Deck::standard();
    if (practice_) {
        shuffle(deck.stub(), *practice_);
    } else {
        deck = shuffled_deck(secure_);
    }
    for (Face& face : opening.deck)
        face = deck.draw();
}

bool PokerSession::play_hand() {
    const Result<Plan> plan = plan_hand(rules_, orbit_, stacks_);
    BAIZE_CHECK(plan.has_value());  // two or more seats always have chips
    Opening opening = plan->opening;
    opening.side_wagers[own_seat] = side_wager_;
    deal(opening);
    events_.clear();
    log_.clear();
    shown_events_ = 0;
    const Result<Hand> opened = open_hand(rules_, opening, events_);
    if (!opened) {
        refuse(opened.error());
        return true;
    }
    orbit_ = plan->after;
    hand_ = *opened;
    while (hand_.phase != Phase::over) {
        if (hand_.actor == own_seat) {
            if (!own_turn()) return false;
        } else {
            bots_turn();
        }
    }
    settle();
    return true;
}

void PokerSession::bots_turn() {
    const Offers may = offers(rules_, hand_);
    const Action action =
        bot_action(rules_, view(hand_, may.seat), may, manners_[may.seat], moods_);
    const Result<void> done = apply(rules_, hand_, action, events_);
    BAIZE_CHECK(done.has_value());  // bots choose among the offers
}

bool PokerSession::own_turn() {
    for (;;) {
        const Offers may = offers(rules_, hand_);
        show_table(may);
        const std::optional<char> key = input_.key();
        if (!key) return false;
        const std::optional<Action> action = chosen(*key, may);
        if (!action) continue;
        const Result<void> done = apply(rules_, hand_, *action, events_);
        if (done) return true;
        refuse(done.error());
    }
}

std::optional<Action> PokerSession::chosen(char key, const Offers& may) {
    if (may.discard) {
        const int place = key - '1';
        if (place >= 0 && place < hand_.cards.hole_count[own_seat])
            return discard(own_seat, hand_.cards.hole[own_seat][static_cast<std::size_t>(place)]);
        notes_ = " Type the number of the card you give up.\n";
        return std::nullopt;
    }
    switch (key) {
        case 'f': return fold(own_seat);
        case 'c':
        case '\n':
            if (key == 'c' || may.check) return may.check ? check(own_seat) : call(own_seat);
            notes_ = " Enter only checks; c calls.\n";
            return std::nullopt;
        case 'r':
        case 'b': return ask_raise(may);
        case 'a':
            if (may.raise) return bet(own_seat, may.raise_to.most);
            return may.check ? check(own_seat) : call(own_seat);
        case '?':
            notes_ = clause_text(style_, "CP 6.6"_clause) + clause_text(style_, "CP 6.9"_clause);
            return std::nullopt;
        default: notes_ = fmt::format(" Unknown key \"{}\".\n", key); return std::nullopt;
    }
}

std::optional<Action> PokerSession::ask_raise(const Offers& may) {
    if (!may.raise) {
        const Result<RaiseRange> range = raise_range(rules_, hand_, own_seat);
        if (!range) refuse(range.error());
        return std::nullopt;
    }
    if (may.raise_to.least == may.raise_to.most) return bet(own_seat, may.raise_to.least);
    out_ << fmt::format("  to how much ({} to {}): ",
                        grouped(may.raise_to.least),
                        grouped(may.raise_to.most))
         << std::flush;
    const std::optional<std::string> line = input_.line();
    if (!line) return std::nullopt;
    if (const std::optional<Money> to = parse_amount(*line)) return bet(own_seat, *to);
    notes_ = fmt::format(" \"{}\" is no amount.\n", *line);
    return std::nullopt;
}

void PokerSession::refuse(const Rejection& rejection) {
    notes_ = fmt::format(" Refused: {} ({}).\n{}",
                         sentence(rejection.reason),
                         rejection.clause.id(),
                         clause_text(style_, rejection.clause));
}

void PokerSession::tell() {
    for (; shown_events_ < events_.size(); ++shown_events_) {
        const std::string line = event_line(style_, names_, view(events_[shown_events_], own_seat));
        if (!line.empty()) log_.push_back(line);
    }
}

std::string PokerSession::seat_line(Seat seat) const {
    std::string cards;
    const bool open = seat == own_seat || hand_.shown.contains(seat);
    for (std::uint8_t i = 0; i < hand_.cards.hole_count[seat]; ++i)
        cards += open ? style_.face(hand_.cards.hole[seat][i].card()) : " ##";
    const bool in = hand_.live.contains(seat) || hand_.shown.contains(seat);
    if (!hand_.dealt_in.contains(seat)) cards = "not dealt in";
    if (hand_.dealt_in.contains(seat) && !in)
        cards = hand_.mucked.contains(seat) ? "mucked" : "folded";
    const std::string bet =
        hand_.bets[seat].is_positive() ? fmt::format("bet {}", grouped(hand_.bets[seat])) : "";
    return fmt::format("  {}{:<7} {:>12}  {:<14} {}\n",
                       hand_.button == seat ? style_.in(Ink::yellow, "D ") : "  ",
                       names_[seat],
                       grouped(hand_.stacks[seat]),
                       cards,
                       bet);
}

std::string PokerSession::own_hand() const {
    if (hand_.cards.board_count != 5 || !hand_.live.contains(own_seat)) return {};
    const Strength own = strength_of(rules_, hand_.cards, own_seat);
    CardSet hole;
    for (std::uint8_t i = 0; i < hand_.cards.hole_count[own_seat]; ++i)
        hole.insert(hand_.cards.hole[own_seat][i].card());
    CardSet board;
    for (const Face face : hand_.cards.board)
        board.insert(face.card());
    const bool omaha = facts(rules_).uses == HoleCards::exactly_two;
    std::string text = omaha ? describe_omaha(hole, board) : describe_five(hole | board);
    if (own.low.qualifies()) text += fmt::format("; {}", announce(own.low));
    return fmt::format("  you have {}\n", text);
}

std::string PokerSession::keys(const Offers& may) const {
    if (may.discard) return "  discard which card? 1 2 3\n";
    std::string text = fmt::format("  {} fold", style_.in(Ink::cyan, "f"));
    if (may.check) {
        text += fmt::format("   {} check", style_.in(Ink::cyan, "c"));
    } else {
        text += fmt::format("   {} call {}", style_.in(Ink::cyan, "c"), grouped(may.to_call));
    }
    if (may.raise) {
        const bool opens = hand_.betting.level.is_zero();
        const bool fixed = may.raise_to.least == may.raise_to.most;
        text += fmt::format("   {} {} {}{}",
                            style_.in(Ink::cyan, "r"),
                            opens ? "bet" : "raise to",
                            grouped(may.raise_to.least),
                            fixed ? "" : fmt::format(" or up to {}", grouped(may.raise_to.most)));
        const Money all = hand_.bets[own_seat] + hand_.stacks[own_seat];
        const std::string_view most = may.raise_to.most == all ? "all in" : "the most";
        if (!fixed) text += fmt::format("   {} {}", style_.in(Ink::cyan, "a"), most);
    }
    return text + fmt::format("   {} why\n", style_.in(Ink::cyan, "?"));
}

void PokerSession::show_table(const Offers& may) {
    tell();
    out_ << style_.new_page();
    out_ << fmt::format("{}  {}   pot {}\n",
                        style_.in(Ink::bold, facts(rules_).title),
                        hand_.phase == Phase::over ? "over" : street_name(hand_.street),
                        grouped(pot_total(hand_)));
    for (const Seat seat : occupied(orbit_))
        out_ << seat_line(seat);
    std::string board;
    for (std::uint8_t i = 0; i < hand_.cards.board_count; ++i)
        board += style_.face(hand_.cards.board[i].card());
    if (!board.empty()) out_ << fmt::format("  board {}\n", board);
    out_ << own_hand();
    constexpr std::size_t lines = 12;
    const std::size_t first = log_.size() > lines ? log_.size() - lines : 0;
    for (std::size_t i = first; i < log_.size(); ++i)
        out_ << style_.in(Ink::dim, fmt::format("    {}", log_[i])) << '\n';
    out_ << notes_;
    notes_.clear();
    if (may.seat == own_seat) out_ << keys(may) << "> " << std::flush;
}

// The bankroll file changes from the state before the hand to the state after it in a single step.
void PokerSession::settle() {
    show_table({});
    Bankroll next = bankroll_;
    next.chips += hand_.stacks[own_seat] - hand_.starting[own_seat];
    next.rounds += 1;
    saved_ = file_.save(next);
    if (!saved_) {
        out_ << fmt::format("\n{} could not be written.\n", file_.path());
        return;
    }
    const Money change = hand_.stacks[own_seat] - hand_.starting[own_seat];
    out_ << style_.in(change < Money{} ? Ink::red : Ink::green,
                      fmt::format("  {} this hand", signed_amount(change)))
         << '\n';
    bankroll_ = next;
    stacks_ = hand_.stacks;
    ++hands_;
}

}  // namespace baize::poker
