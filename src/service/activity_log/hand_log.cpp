#include <array>

#include <fmt/format.h>

#include "engine/poker/hand/view.h"
#include "house/casino/game_state.h"
#include "service/activity_log/hand_phrase.h"
#include "service/activity_log/round_log.h"
#include "service/table_view/show_poker.h"
#include "service/table_view/words.h"

namespace baize::views {

namespace {

using house::TableState;
using poker::Event;
using poker::EventKind;

class HandWriter {
  public:
    HandWriter(const TableState& table, const NameOf& name, RoundMemory& memory)
        : game_(house::poker_game(table)),
          game_state_(*house::poker_state(table)),
          name_(name),
          memory_(memory),
          players_(game_state_.players) {}

    std::vector<LogLine> tell(const house::PokerTransition& made) {
        const house::PokerEvent& event = made.event;
        if (std::holds_alternative<house::HandOpened>(event)) {
            for (std::size_t i = 0; i < poker::seats_max; ++i)
                players_[i] = game_state_.orbit.seats[i].player;
            LogLine& line = lines_.emplace_back();
            line.kind = LineKind::round;
            line.text = fmt::format("Hand {}", game_state_.number + 1);
            line.clause = poker::facts(game_.rules.variant).deal;
        } else if (const auto* const pushed = std::get_if<house::ChipsPushed>(&event)) {
            log_pushed(*pushed);
        } else if (const auto* const looked = std::get_if<house::HandInspected>(&event)) {
            log_inspected(*looked);
        }
        for (const Event& one : made.happened)
            tell(poker::view(one, poker::no_seat), made.after.hand);
        return std::move(lines_);
    }

  private:
    // Logs the player's words and chips as the dealer entered them; the action they count as
    // follows. [CP 6.12] to [CP 6.18]
    void log_pushed(const house::ChipsPushed& event) {
        const poker::Seat seat = event.pushed.seat;
        LogLine& line = lines_.emplace_back();
        line.kind = LineKind::act;
        line.person = players_[seat];
        line.text = fmt::format(
            "{} {}", name_(line.person), pushed_words(event.pushed, event.counted, &dollars));
        line.clause = event.counted.clause;
        line.amount = event.pushed.chips + event.pushed.later;
        if (event.counted.chooses) memory_.did[seat] = "short of the call";
    }

    // Leaves the cards out. The next hand may be in progress, with other players. [CP 8.21]
    void log_inspected(const house::HandInspected& event) {
        LogLine& line = lines_.emplace_back();
        line.kind = LineKind::ruling;
        line.person = last_finished(game_state_).players[event.seat];
        line.text = fmt::format("The hand of {} is inspected", name_(line.person));
        line.clause = event.clause;
    }

    void tell(const Event& event, const poker::Hand& after) {
        if (event.what == EventKind::board) return log_board(event);
        if (event.what == EventKind::ruled) {
            LogLine& line = lines_.emplace_back();
            line.kind = LineKind::ruling;
            line.text = fmt::format("Reported: {}", plain_words(name(report_of(event).what)));
            line.clause = event.clause;
            return;
        }
        if (event.what == EventKind::commission_taken && event.amount.is_positive()) {
            LogLine& line = lines_.emplace_back();
            line.kind = LineKind::house;
            line.text = commission_words(event, &dollars);
            line.amount = event.amount;
            line.clause = event.clause;
            return;
        }
        std::optional<HandPhrase> phrase = phrase_of(event, &dollars);
        if (!phrase) return;
        if (event.what == EventKind::blind_posted)
            phrase->words = blind_words(game_.rules.forced, event, &dollars);
        phrase->words += named_hand(event, after);
        const house::PersonId person = person_of(event);
        LogLine& line = lines_.emplace_back();
        line.kind = phrase->kind;
        line.person = person;
        line.text = fmt::format("{} {}", name_(person), phrase->words);
        line.clause = event.clause;
        line.amount = event.amount;
        for (std::size_t i = 0; i < event.count; ++i) {
            if (event.what == EventKind::shown && event.cards[i].is_seen())
                line.cards.push_back(event.cards[i].card());
        }
        remember(event, phrase->words);
    }

    // Returns the hand that is shown or that wins: " with two pair, tens and sixes". A hand that
    // the table has not seen has no name.
    [[nodiscard]] std::string named_hand(const Event& event, const poker::Hand& after) const {
        const bool is_won = event.what == EventKind::pot_won || event.what == EventKind::low_won;
        const bool is_shown = event.what == EventKind::shown;
        if ((!is_won && !is_shown) || !after.shown.contains(event.seat)) return {};
        const poker::Variant variant = game_.rules.variant;
        const std::string hand = event.what == EventKind::low_won
                                     ? low_of(after, variant, event.seat)
                                     : high_of(after, variant, event.seat);
        if (hand.empty()) return {};
        return is_won ? " with " + hand : " " + hand;
    }

    // A person who asks to see a hand may not have been dealt in. [CP 8.20.4]
    [[nodiscard]] house::PersonId person_of(const Event& event) const {
        if (event.what == EventKind::asked_to_see)
            return game_state_.orbit.seats[event.seat].player;
        return players_[event.seat];
    }

    void log_board(const Event& event) {
        const poker::Hand& hand = game_state_.hand;
        const std::size_t before = hand.cards.board_count + dealt_;
        LogLine& line = lines_.emplace_back();
        line.kind = LineKind::street;
        line.text = before == 0 ? "Flop" : before == 3 ? "Turn" : "River";
        line.clause = event.clause;
        line.amount = pot_total(hand);
        for (std::size_t i = 0; i < event.count; ++i) {
            if (event.cards[i].is_seen()) line.cards.push_back(event.cards[i].card());
        }
        dealt_ += event.count;
        memory_.did = {};
    }

    void remember(const Event& event, const std::string& words) {
        switch (event.what) {
            case EventKind::folded:
            case EventKind::checked:
            case EventKind::called:
            case EventKind::bet:
            case EventKind::raised:
            case EventKind::blind_posted:
            case EventKind::straddle_posted:
            case EventKind::live_posted:
            case EventKind::discarded:
            case EventKind::out_of_turn:
            case EventKind::mucked: memory_.did[event.seat] = words; break;
            case EventKind::low_won:
            case EventKind::pot_won: remember_won(event); break;
            case EventKind::side_wager_won: memory_.side_wager[event.seat] += event.amount; break;
            case EventKind::fee_paid:
            case EventKind::ante_posted:
            case EventKind::dead_posted:
            case EventKind::side_wager_placed:
            case EventKind::dealt:
            case EventKind::burned:
            case EventKind::board:
            case EventKind::timed_out:
            case EventKind::time_bought:
            case EventKind::uncalled_returned:
            case EventKind::commission_taken:
            case EventKind::shown:
            case EventKind::asked_to_see:
            case EventKind::side_wager_lost:
            case EventKind::wagers_returned:
            case EventKind::over:
            case EventKind::ruled:
            case EventKind::killed:
            case EventKind::reshuffled:
            case EventKind::chips_returned: break;
        }
    }

    void remember_won(const Event& event) {
        memory_.won[event.seat] += event.amount;
        std::vector<PotWonView>& pots = memory_.pots;
        if (pots.empty() || pots.back().pot != event.pot) pots.emplace_back().pot = event.pot;
        PotWonView& pot = pots.back();
        pot.amount += event.amount;
        std::vector<PotShareView>& half = event.what == EventKind::low_won ? pot.low : pot.high;
        half.push_back({event.seat, event.amount, event.clause});
    }

    const house::PokerGame& game_;
    const house::PokerTable& game_state_;
    const NameOf& name_;
    RoundMemory& memory_;
    std::array<house::PersonId, poker::seats_max> players_;
    std::size_t dealt_ = 0;  // community cards dealt by this event
    std::vector<LogLine> lines_{};
};

}  // namespace

std::vector<LogLine> log_hand(const TableState& table,
                              const house::PokerTransition& made,
                              const NameOf& name,
                              RoundMemory& memory) {
    return HandWriter(table, name, memory).tell(made);
}

}  // namespace baize::views
