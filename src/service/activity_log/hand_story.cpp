#include <array>

#include <fmt/format.h>

#include "engine/poker/hand/view.h"
#include "house/casino/felt.h"
#include "service/activity_log/hand_phrase.h"
#include "service/activity_log/round_story.h"
#include "service/table_view/words.h"

namespace baize::screen {

namespace {

using house::FloorTable;
using poker::Event;
using poker::Happening;

class HandTold {
  public:
    HandTold(const FloorTable& table, const NameOf& name, RoundMemory& memory)
        : game_(house::poker_game(table)),
          felt_(*house::poker_felt(table)),
          name_(name),
          memory_(memory),
          players_(felt_.players) {}

    std::vector<LogLine> tell(const house::PokerTransition& made) {
        const house::PokerEvent& event = made.event;
        if (std::holds_alternative<house::HandOpened>(event)) {
            for (std::size_t i = 0; i < poker::seats_max; ++i)
                players_[i] = felt_.orbit.seats[i].player;
            LogLine& line = lines_.emplace_back();
            line.kind = LineKind::round;
            line.text = fmt::format("Hand {}", felt_.number + 1);
            line.clause = poker::facts(game_.rules.variant).deal;
        } else if (const auto* const pushed = std::get_if<house::ChipsPushed>(&event)) {
            tell_pushed(*pushed);
        } else if (const auto* const looked = std::get_if<house::HandInspected>(&event)) {
            tell_inspected(*looked);
        }
        for (const Event& one : made.happened)
            tell(poker::view(one, poker::no_seat));
        return std::move(lines_);
    }

  private:
    // What the player did, as the dealer saw it; what it counts as follows. [CP 6.12] to [CP 6.18]
    void tell_pushed(const house::ChipsPushed& event) {
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

    // Without the cards; the next hand may be on, with other people in it. [CP 8.21]
    void tell_inspected(const house::HandInspected& event) {
        LogLine& line = lines_.emplace_back();
        line.kind = LineKind::ruling;
        line.person = last_finished(felt_).players[event.seat];
        line.text = fmt::format("The hand of {} is inspected", name_(line.person));
        line.clause = event.clause;
    }

    void tell(const Event& event) {
        if (event.what == Happening::board) return tell_board(event);
        if (event.what == Happening::ruled) {
            LogLine& line = lines_.emplace_back();
            line.kind = LineKind::ruling;
            line.text = fmt::format("Reported: {}", plain_words(name(report_of(event).what)));
            line.clause = event.clause;
            return;
        }
        if (event.what == Happening::commission_taken && event.amount.is_positive()) {
            LogLine& line = lines_.emplace_back();
            line.kind = LineKind::house;
            line.text = commission_words(event, &dollars);
            line.amount = event.amount;
            line.clause = event.clause;
            return;
        }
        std::optional<HandPhrase> phrase = phrase_of(event, &dollars);
        if (!phrase) return;
        if (event.what == Happening::blind_posted)
            phrase->words = blind_words(game_.rules.forced, event, &dollars);
        const house::PersonId person = person_of(event);
        LogLine& line = lines_.emplace_back();
        line.kind = phrase->kind;
        line.person = person;
        line.text = fmt::format("{} {}", name_(person), phrase->words);
        line.clause = event.clause;
        line.amount = event.amount;
        for (std::size_t i = 0; i < event.count; ++i) {
            if (event.what == Happening::shown && event.cards[i].is_seen())
                line.cards.push_back(event.cards[i].card());
        }
        remember(event, phrase->words);
    }

    // Who asks to see a hand need not have been dealt in. [CP 8.20.4]
    [[nodiscard]] house::PersonId person_of(const Event& event) const {
        if (event.what == Happening::asked_to_see) return felt_.orbit.seats[event.seat].player;
        return players_[event.seat];
    }

    void tell_board(const Event& event) {
        const poker::Hand& hand = felt_.hand;
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
            case Happening::folded:
            case Happening::checked:
            case Happening::called:
            case Happening::bet:
            case Happening::raised:
            case Happening::blind_posted:
            case Happening::straddle_posted:
            case Happening::live_posted:
            case Happening::discarded:
            case Happening::out_of_turn:
            case Happening::mucked: memory_.did[event.seat] = words; break;
            case Happening::low_won:
            case Happening::pot_won: remember_won(event); break;
            case Happening::side_wager_won: memory_.side_wager[event.seat] += event.amount; break;
            case Happening::fee_paid:
            case Happening::ante_posted:
            case Happening::dead_posted:
            case Happening::side_wager_placed:
            case Happening::dealt:
            case Happening::burned:
            case Happening::board:
            case Happening::timed_out:
            case Happening::time_bought:
            case Happening::uncalled_returned:
            case Happening::commission_taken:
            case Happening::shown:
            case Happening::asked_to_see:
            case Happening::side_wager_lost:
            case Happening::wagers_returned:
            case Happening::over:
            case Happening::ruled:
            case Happening::killed:
            case Happening::reshuffled:
            case Happening::chips_returned: break;
        }
    }

    void remember_won(const Event& event) {
        memory_.won[event.seat] += event.amount;
        std::vector<PotWonShown>& pots = memory_.pots;
        if (pots.empty() || pots.back().pot != event.pot) pots.emplace_back().pot = event.pot;
        PotWonShown& pot = pots.back();
        pot.amount += event.amount;
        std::vector<PotShareShown>& half = event.what == Happening::low_won ? pot.low : pot.high;
        half.push_back({event.seat, event.amount, event.clause});
    }

    const house::PokerGame& game_;
    const house::PokerTable& felt_;
    const NameOf& name_;
    RoundMemory& memory_;
    std::array<house::PersonId, poker::seats_max> players_;
    std::size_t dealt_ = 0;  // community cards by this very event
    std::vector<LogLine> lines_{};
};

}  // namespace

std::vector<LogLine> tell_hand(const FloorTable& table,
                               const house::PokerTransition& made,
                               const NameOf& name,
                               RoundMemory& memory) {
    return HandTold(table, name, memory).tell(made);
}

}  // namespace baize::screen
