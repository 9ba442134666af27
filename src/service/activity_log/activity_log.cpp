#include "service/activity_log/activity_log.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "engine/poker/hand/play.h"
#include "engine/poker/hand/view.h"
#include "house/casino/game_state.h"
#include "math/figures/option_name.h"
#include "service/activity_log/round_log.h"
#include "service/lobby/show_jackpot.h"
#include "service/table_view/show_banked.h"
#include "service/table_view/words.h"

namespace baize::views {

namespace {

constexpr std::size_t lines_kept = 120;
constexpr std::size_t wins_kept = 12;

std::string name_in(const house::CasinoState& state, house::PersonId person) {
    const house::Person* const found = house::find(state.people, person);
    return found == nullptr ? std::string("Unknown player") : found->name;
}

// The others at the table are not told that a player has reached a limit of their own. [I-152]
std::string release_text(const house::SeatReleased& released) {
    const unsigned seat = released.seat + 1U;
    switch (released.cause) {
        case house::ReleaseCause::no_chips:
            return fmt::format("loses seat {}: no chips were bought in time", seat);
        case house::ReleaseCause::gone: return fmt::format("loses seat {}: no connection", seat);
        case house::ReleaseCause::limit: break;
    }
    return fmt::format("leaves seat {}", seat);
}

Clause release_clause(house::ReleaseCause cause) {
    return cause == house::ReleaseCause::limit ? Clause{} : "I-144"_clause;
}

}  // namespace

// One step at one table.
class ActivityLog::LogWriter {
  public:
    LogWriter(TableLog& log, const house::CasinoState& state, const house::EventMeta& recorded)
        : log_(log), state_(state), recorded_(recorded) {}

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
        if (log_.clears_on_next && line.kind != LineKind::seat) {
            log_.lines.clear();
            log_.clears_on_next = false;
            if (log_.opened_round != 0) head(std::exchange(log_.opened_round, 0), line);
        }
        if (log_.lines.size() >= lines_kept) log_.lines.erase(log_.lines.begin());
        log_.lines.push_back(std::move(line));
        ++log_.line_count;
    }

    void tell(const house::TableState& table, const house::RoundTransition& made) {
        if (std::holds_alternative<house::NextRoundOpened>(made.event)) {
            log_.clears_on_next = true;
            log_.opened_round = made.after.number;
            log_.memory = {};
            return;
        }
        const ActLines told = log_act(table, made, names());
        for (LogLine line : told.lines)
            add(std::move(line));
        if (told.decided) log_.memory.decided[told.decided->first] = told.decided->second;
    }

    void tell(const house::TableState& table, const house::PokerTransition& made) {
        if (std::holds_alternative<house::HandOpened>(made.event)) {
            log_.clears_on_next = true;
            log_.memory = {};
        }
        for (LogLine line : log_hand(table, made, names(), log_.memory))
            add(std::move(line));
    }

    [[nodiscard]] NameOf names() const {
        return [this](house::PersonId person) { return name_in(state_, person); };
    }

  private:
    // A round of a house game has a heading once it has its first line.
    void head(std::uint64_t round, const LogLine& first) {
        LogLine heading{.event = first.event, .at = first.at, .kind = LineKind::round};
        heading.text = fmt::format("Round {}", round);
        log_.lines.push_back(std::move(heading));
        ++log_.line_count;
    }

    TableLog& log_;
    const house::CasinoState& state_;
    const house::EventMeta& recorded_;
};

ActivityLog::TableLog& ActivityLog::log_of(house::TableId table) {
    if (table >= logs_.size()) logs_.resize(std::size_t{table} + 1);
    return logs_[table];
}

const std::vector<LogLine>& ActivityLog::lines(house::TableId table) const {
    static const std::vector<LogLine> none;
    return table < logs_.size() ? logs_[table].lines : none;
}

const RoundMemory& ActivityLog::memory(house::TableId table) const {
    static const RoundMemory none;
    return table < logs_.size() ? logs_[table].memory : none;
}

std::uint64_t ActivityLog::line_count(house::TableId table) const {
    return table < logs_.size() ? logs_[table].line_count : 0;
}

const std::vector<JackpotWin>& ActivityLog::wins(house::SystemId system) const {
    static const std::vector<JackpotWin> none;
    const auto found = wins_.find(system);
    return found == wins_.end() ? none : found->second;
}

std::vector<ActivityLog::Hit> ActivityLog::take_hits() {
    return std::exchange(hits_, {});
}

void ActivityLog::add(const house::CasinoState& state,
                      const house::Step& step,
                      const house::EventMeta& recorded) {
    if (const auto* const round = std::get_if<house::RoundHappened>(&step.event)) {
        LogWriter(log_of(round->table), state, recorded)
            .tell(*house::find_table(state, round->table), *house::round_in(step));
    } else if (const auto* const hand = std::get_if<house::HandHappened>(&step.event)) {
        LogWriter(log_of(hand->table), state, recorded)
            .tell(*house::find_table(state, hand->table), *house::hand_in(step));
    } else if (const auto* const why = std::get_if<house::ReasonGiven>(&step.event)) {
        LogWriter(log_of(why->table), state, recorded)
            .say(LineKind::ruling,
                 fmt::format("Reason: {}{}",
                             why->reason.words,
                             why->reason.affected_outcome ? " (found to affect the outcome)" : ""),
                 why->clause);
    } else if (const auto* const owed = std::get_if<house::WinningsOwed>(&step.event)) {
        LogWriter(log_of(owed->table), state, recorded)
            .say(LineKind::ruling,
                 fmt::format("{} must return {} paid in round {}",
                             name_in(state, owed->person),
                             dollars(owed->amount),
                             owed->round),
                 owed->clause,
                 owed->person);
    } else if (const auto* const seated = std::get_if<house::SeatingEvent>(&step.event)) {
        if (const auto* const taken = std::get_if<house::SeatTaken>(seated)) {
            LogWriter(log_of(taken->table), state, recorded)
                .say(LineKind::seat,
                     fmt::format(
                         "{} sits down at {}", name_in(state, taken->person), taken->seat + 1),
                     {},
                     taken->person);
        } else if (const auto* const released = std::get_if<house::SeatReleased>(seated)) {
            LogWriter(log_of(released->table), state, recorded)
                .say(
                    LineKind::seat,
                    fmt::format("{} {}", name_in(state, released->person), release_text(*released)),
                    release_clause(released->cause),
                    released->person);
        } else if (const auto* const freed = std::get_if<house::SeatFreed>(seated)) {
            LogWriter(log_of(freed->table), state, recorded)
                .say(LineKind::seat,
                     fmt::format("{} loses seat {}: no wager in three rounds",
                                 name_in(state, freed->person),
                                 freed->seat + 1),
                     {},
                     freed->person);
        }
    } else if (const auto* const meter = std::get_if<house::MeterEvent>(&step.event)) {
        if (const auto* const outcome = std::get_if<house::OutcomeRecorded>(meter)) {
            const house::SystemId system = system_of(state, outcome->table);
            house::Claim claim{.id = recorded.sequence, .system = system, .table = outcome->table};
            claim.round = outcome->round;
            claim.recorded = recorded.time;
            claim.prizes = outcome->prizes;
            for (JackpotWin& win : wins_of(state, claim)) {
                LogLine line{.kind = LineKind::house, .person = win.person};
                line.text = fmt::format("Jackpot: {} wins {}", win.name, dollars(win.amount));
                line.amount = win.amount;
                line.clause = win.clause;
                LogWriter(log_of(outcome->table), state, recorded).add(std::move(line));
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

}  // namespace baize::views
