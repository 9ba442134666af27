#include "service/activity_log/teller.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "engine/poker/hand/play.h"
#include "engine/poker/hand/view.h"
#include "house/casino/felt.h"
#include "math/figures/option_name.h"
#include "service/activity_log/round_story.h"
#include "service/lobby/jackpot_screen.h"
#include "service/table_view/banked_screen.h"
#include "service/table_view/words.h"

namespace baize::screen {

namespace {

constexpr std::size_t lines_kept = 120;
constexpr std::size_t wins_kept = 12;

std::string name_in(const house::Floor& floor, house::PersonId person) {
    const house::Person* const found = house::find(floor.people, person);
    return found == nullptr ? std::string("Somebody") : found->name;
}

}  // namespace

// One step at one table.
class Teller::Scene {
  public:
    Scene(Story& story, const house::Floor& floor, const house::Recorded& recorded)
        : story_(story), floor_(floor), recorded_(recorded) {}

    void say(LineKind kind, std::string text, Clause clause = {}, house::PersonId person = 0) {
        LogLine line{.event = recorded_.sequence, .at = recorded_.time, .kind = kind};
        line.person = person;
        line.text = std::move(text);
        line.clause = clause;
        add(std::move(line));
    }

    void add(LogLine line) {
        line.event = recorded_.sequence;
        line.at = recorded_.time;
        if (story_.begins_anew && line.kind != LineKind::seat) {
            story_.lines.clear();
            story_.begins_anew = false;
        }
        if (story_.lines.size() >= lines_kept) story_.lines.erase(story_.lines.begin());
        story_.lines.push_back(std::move(line));
        ++story_.told;
    }

    void tell(const house::FloorTable& table, const house::RoundTransition& made) {
        if (std::holds_alternative<house::NextRoundOpened>(made.event)) {
            story_.begins_anew = true;
            story_.memory = {};
            return;
        }
        const RoundTold told = tell_act(table, made, names());
        for (LogLine line : told.lines)
            add(std::move(line));
        if (told.decided) story_.memory.decided[told.decided->first] = told.decided->second;
    }

    void tell(const house::FloorTable& table, const house::PokerTransition& made) {
        if (std::holds_alternative<house::HandOpened>(made.event)) {
            story_.begins_anew = true;
            story_.memory = {};
        }
        for (LogLine line : tell_hand(table, made, names(), story_.memory))
            add(std::move(line));
    }

    [[nodiscard]] NameOf names() const {
        return [this](house::PersonId person) { return name_in(floor_, person); };
    }

  private:
    Story& story_;
    const house::Floor& floor_;
    const house::Recorded& recorded_;
};

Teller::Story& Teller::story(house::TableId table) {
    if (table >= stories_.size()) stories_.resize(std::size_t{table} + 1);
    return stories_[table];
}

const std::vector<LogLine>& Teller::lines(house::TableId table) const {
    static const std::vector<LogLine> none;
    return table < stories_.size() ? stories_[table].lines : none;
}

const RoundMemory& Teller::memory(house::TableId table) const {
    static const RoundMemory none;
    return table < stories_.size() ? stories_[table].memory : none;
}

std::uint64_t Teller::told(house::TableId table) const {
    return table < stories_.size() ? stories_[table].told : 0;
}

const std::vector<JackpotWin>& Teller::wins(house::SystemId system) const {
    static const std::vector<JackpotWin> none;
    const auto found = wins_.find(system);
    return found == wins_.end() ? none : found->second;
}

std::vector<Teller::Hit> Teller::take_hits() {
    return std::exchange(hits_, {});
}

void Teller::tell(const house::Floor& floor,
                  const house::Step& step,
                  const house::Recorded& recorded) {
    if (const auto* const round = std::get_if<house::RoundHappened>(&step.happening)) {
        Scene(story(round->table), floor, recorded)
            .tell(*house::find_table(floor, round->table), *house::round_in(step));
    } else if (const auto* const hand = std::get_if<house::HandHappened>(&step.happening)) {
        Scene(story(hand->table), floor, recorded)
            .tell(*house::find_table(floor, hand->table), *house::hand_in(step));
    } else if (const auto* const why = std::get_if<house::ReasonGiven>(&step.happening)) {
        Scene(story(why->table), floor, recorded)
            .say(LineKind::ruling,
                 fmt::format("Reason: {}{}",
                             why->reason.words,
                             why->reason.affected_outcome ? " (found to affect the outcome)" : ""),
                 why->clause);
    } else if (const auto* const owed = std::get_if<house::WinningsOwed>(&step.happening)) {
        Scene(story(owed->table), floor, recorded)
            .say(LineKind::ruling,
                 fmt::format("{} owes {} that round {} has paid",
                             name_in(floor, owed->person),
                             dollars(owed->amount),
                             owed->round),
                 owed->clause,
                 owed->person);
    } else if (const auto* const seated = std::get_if<house::SeatingEvent>(&step.happening)) {
        if (const auto* const taken = std::get_if<house::SeatTaken>(seated)) {
            Scene(story(taken->table), floor, recorded)
                .say(LineKind::seat,
                     fmt::format(
                         "{} sits down at {}", name_in(floor, taken->person), taken->seat + 1),
                     {},
                     taken->person);
        } else if (const auto* const released = std::get_if<house::SeatReleased>(seated)) {
            const bool is_gone = released->cause == house::ReleaseCause::gone;
            Scene(story(released->table), floor, recorded)
                .say(LineKind::seat,
                     fmt::format("{} loses seat {}: {}",
                                 name_in(floor, released->person),
                                 released->seat + 1,
                                 is_gone ? "no connection" : "no chips were bought in time"),
                     "I-144"_clause,
                     released->person);
        } else if (const auto* const freed = std::get_if<house::SeatFreed>(seated)) {
            Scene(story(freed->table), floor, recorded)
                .say(LineKind::seat,
                     fmt::format("{} loses seat {}: no wager in three rounds",
                                 name_in(floor, freed->person),
                                 freed->seat + 1),
                     {},
                     freed->person);
        }
    } else if (const auto* const meter = std::get_if<house::MeterEvent>(&step.happening)) {
        if (const auto* const outcome = std::get_if<house::OutcomeRecorded>(meter)) {
            const house::SystemId system = system_of(floor, outcome->table);
            house::Claim claim{.id = recorded.sequence, .system = system, .table = outcome->table};
            claim.round = outcome->round;
            claim.recorded = recorded.time;
            claim.prizes = outcome->prizes;
            for (JackpotWin& win : wins_of(floor, claim)) {
                LogLine line{.kind = LineKind::house, .person = win.person};
                line.text = fmt::format("Jackpot: {} wins {}", win.name, dollars(win.amount));
                line.amount = win.amount;
                line.clause = win.clause;
                Scene(story(outcome->table), floor, recorded).add(std::move(line));
                std::vector<JackpotWin>& wins = wins_[system];
                wins.insert(wins.begin(), win);
                if (wins.size() > wins_kept) wins.pop_back();
                hits_.push_back({system, std::move(win)});
            }
        } else if (const auto* const paid = std::get_if<house::ClaimPaid>(meter)) {
            for (auto& [system, wins] : wins_) {
                for (JackpotWin& win : wins) {
                    if (win.event == paid->claim) win.is_paid = true;
                }
            }
        }
    }
}

}  // namespace baize::screen
