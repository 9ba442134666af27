#include "cli/terminal/terminal_session.h"

#include <algorithm>

#include <fmt/format.h>

#include "cli/terminal/terminal_table.h"
#include "engine/banked/machine/fold_warning.h"
#include "engine/banked/machine/play.h"
#include "engine/core/check.h"
#include "engine/random/shuffle.h"
#include "formats/settings/table_options.h"

namespace baize {

namespace {

constexpr Actor dealer = staff(Role::dealer);
constexpr Actor guest = player(terminal_player);
constexpr std::uint8_t cut_position = card_count / 2;

// Returns the letter of a decision, or the multiple if the Play wager has several sizes.
char key_of(const Decide& decide, const Round& round) {
    switch (decide.decision) {
        case Decision::play: {
            const Money ante = round.boxes[0][Wager::ante];
            const bool one_size = round.boxes[0][Wager::blind].is_zero() || ante.is_zero();
            if (one_size) return 'p';
            return static_cast<char>('0' + decide.amount.cents() / ante.cents() % 10);
        }
        case Decision::bet: return 'b';
        case Decision::check: return 'c';
        case Decision::flop:
        case Decision::turn:
        case Decision::river: return 'w';
        case Decision::instant_winner: return 'i';
        case Decision::fold_ante: return 'a';
        case Decision::fold: return 'f';
    }
    return 0;
}

std::string words_of(const Decide& decide) {
    const std::string amount = grouped(decide.amount);
    switch (decide.decision) {
        case Decision::play: return "Play " + amount;
        case Decision::bet: return "Bet " + amount;
        case Decision::check: return "check";
        case Decision::flop: return "Flop Wager " + amount;
        case Decision::turn: return "Turn Wager " + amount;
        case Decision::river: return "River Wager " + amount;
        case Decision::instant_winner: return "take the Instant Winner";
        case Decision::fold_ante: return "fold the Ante, keep Pair Plus";
        case Decision::fold: return "fold";
    }
    return {};
}

const Decide& decision_in(const Offer& offer) {
    return std::get<Decide>(offer.act.action);
}

}  // namespace

TerminalSession::TerminalSession(const SessionSetup& setup,
                                 BankrollFile& file,
                                 TerminalInput& input,
                                 std::ostream& out,
                                 TerminalStyle style)
    : game_(*setup.game),
      rules_(setup.rules),
      seed_(setup.seed),
      file_(file),
      input_(input),
      out_(out),
      style_(style),
      bankroll_(file.state()),
      round_(opening_round()),
      wagers_(game_, rules_, round_),
      came_with_(bankroll_.chips) {
    if (setup.jackpot) jackpot_ = local_jackpot(game_.facts().id, bankroll_);
    if (jackpot_) rules_.jackpot = jackpot_cost(*jackpot_);
    if (seed_) practice_.emplace(*seed_);
}

bool TerminalSession::run() {
    while (saved_ && take_wagers() == Next::deal) {
        if (play_round()) continue;
        out_ << fmt::format(
            "\nThe round was interrupted and is taken back: every stake is yours again, the "
            "bankroll is {}.\n",
            grouped(bankroll_.chips));
        break;
    }
    out_ << fmt::format("\nYou leave with {} ({} in {} round{}).\n",
                        grouped(bankroll_.chips),
                        signed_amount(bankroll_.chips - came_with_),
                        rounds_here_,
                        rounds_here_ == 1 ? "" : "s");
    return saved_;
}

Deck TerminalSession::next_deck() {
    if (!practice_) return shuffled_deck(secure_);
    Deck deck = Deck::standard();
    shuffle(deck.stub(), *practice_);
    return deck;
}

void TerminalSession::act(Actor by, const Action& action) {
    const Result<Step> step = apply(game_, rules_, round_, {by, action});
    BAIZE_CHECK(step.has_value());  // actions come from the engine's offers
    round_ = step->round;
}

void TerminalSession::deal_hands(Deck& deck) {
    act(dealer, CloseBetting{});
    if (round_.phase != Phase::closed) return;  // no hand was dealt
    act(dealer, Shuffle{});
    act(dealer, Cut{cut_position});
    cut(deck.stub(), cut_position);
    if (round_.boxes[0].has(Wager::jackpot)) act(dealer, StartJackpot{});
    DealHands hands;
    for (std::size_t i = cards_due(game_, round_); i > 0; --i)
        hands.cards.push_back(deck.draw());
    act(dealer, hands);
    act(dealer, AnnounceDecisions{});
}

bool TerminalSession::play_round() {
    Deck deck = next_deck();
    round_ = wagers_.placed().round;
    lines_.clear();
    deal_hands(deck);
    while (round_.phase != Phase::over) {
        if (round_.phase == Phase::deciding) {
            if (!decide()) return false;
        } else if (round_.phase == Phase::dealing) {
            DealCommunity community;
            for (std::size_t i = cards_due(game_, round_); i > 0; --i)
                community.cards.push_back(deck.draw());
            act(dealer, community);
        } else if (round_.phase == Phase::revealing) {
            act(dealer, RevealDealer{});
        } else {
            act(dealer, Settle{});
        }
    }
    return settle();
}

std::vector<Offer> TerminalSession::decisions() const {
    std::vector<Offer> offers = legal(game_, rules_, round_, guest);
    std::erase_if(offers, [](const Offer& offer) {
        return !std::holds_alternative<Decide>(offer.act.action);
    });
    return offers;
}

bool TerminalSession::is_affordable(const Decide& decide) const {
    return decide.amount <= chips_left();
}

void TerminalSession::show_decisions(const std::vector<Offer>& offers) {
    show_heading();
    out_ << table_text(style_, game_, rules_, round_);
    show_notes();
    out_ << '\n';
    for (const Offer& offer : offers) {
        const Decide& choice = decision_in(offer);
        out_ << fmt::format("  {}  {}{}\n",
                            style_.in(Ink::cyan, std::string(1, key_of(choice, round_))),
                            words_of(choice),
                            is_affordable(choice) ? "" : " (more than the bankroll holds)");
    }
    out_ << fmt::format("  {}  the clauses behind these\n> ", style_.in(Ink::cyan, "?"))
         << std::flush;
}

// Asks for confirmation of a fold that loses a wager which has already won. Returns nullopt at the
// end of input. [I-9]
std::optional<bool> TerminalSession::confirmed(const Decide& choice) {
    if (choice.decision != Decision::fold) return true;
    const std::optional<Wager> lost = given_up_by_fold(game_, rules_, round_, choice.box);
    if (!lost) return true;
    out_ << fmt::format(
                "\n Your {} wins with this hand, and a fold gives it up. Fold all the same? (y/n) "
                "> ",
                *lost == Wager::pair_plus ? "Pair Plus" : std::string(name(*lost)))
         << std::flush;
    const std::optional<char> key = input_.key();
    if (!key) return std::nullopt;
    if (*key == 'y') return true;
    note(" You have not folded.\n");
    return false;
}

bool TerminalSession::decide() {
    for (;;) {
        const std::vector<Offer> offers = decisions();
        show_decisions(offers);
        const std::optional<char> key = input_.key();
        if (!key) return false;
        if (*key == '?') {
            for (const Offer& offer : offers)
                note(clause_text(style_, offer.clause));
            continue;
        }
        const auto chosen = std::find_if(offers.begin(), offers.end(), [&](const Offer& offer) {
            return key_of(decision_in(offer), round_) == *key;
        });
        if (chosen == offers.end()) {
            note(fmt::format(" Unknown key \"{}\".\n",
                             *key == '\n' ? std::string("Enter") : std::string(1, *key)));
        } else if (!is_affordable(decision_in(*chosen))) {
            note(fmt::format(" {} is more than the {} left of the bankroll.\n",
                             grouped(decision_in(*chosen).amount),
                             grouped(chips_left())));
        } else if (const auto sure = confirmed(decision_in(*chosen)); !sure) {
            return false;
        } else if (*sure) {
            act(guest, chosen->act.action);
            return true;
        }
    }
}

// The bankroll file changes from the state before the round to the state after it in a single step.
bool TerminalSession::settle() {
    BoxSettlement settlement;
    settle_box(game_, rules_, round_, 0, settlement);
    BAIZE_CHECK(!settlement.overflowed());
    lines_.assign(settlement.begin(), settlement.end());
    Bankroll next = bankroll_;
    if (jackpot_) {
        const auto settled = settle_local_jackpot(game_, rules_, round_, *jackpot_);
        if (settled) lines_.push_back(settled->line);
        next.jackpots[std::string(game_.facts().name)] = saved_jackpot(*jackpot_);
    }
    for (const SettledWager& line : lines_)
        next.chips += line.back - line.staked;
    next.rounds += 1;
    next.last_wagers[std::string(game_.facts().name)] = wagers_.placed().stakes;
    if (round_.jackpot_started) act(dealer, CloseJackpot{});
    const Result<Round> fresh = next_round(game_, rules_, round_);
    BAIZE_CHECK(fresh.has_value());
    wagers_ = BoxWagers(game_, rules_, *fresh);
    saved_ = file_.save(next);
    if (!saved_) {
        out_ << fmt::format("\n{} could not be written.\n", file_.path());
        return false;
    }
    bankroll_ = next;
    ++rounds_here_;
    return true;
}

}  // namespace baize
