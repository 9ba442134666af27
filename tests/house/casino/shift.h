// Runs a whole casino from one seed: tables of every game, bots and people who play, staff,
// careless and malicious people, a clock that jumps, a disk that fails. All commands go through a
// casino with a real ledger in memory; the same seed gives the same run.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "casino_kit.h"
#include "engine/jackpots/jackpot_books.h"
#include "house/casino/game_state.h"
#include "house/casino/open_casino.h"
#include "house/workflows/auto_dealer/due_action.h"
#include "house/workflows/bots/bot_runner.h"
#include "jackpot_kit.h"
#include "kit/memory_disk.h"
#include "ledger/sqlite/sqlite_store.h"
#include "live_dealer.h"
#include "random_command.h"
#include "shift_checks.h"
#include "shift_staff.h"

namespace baize::house {

struct ShiftPlan {
    std::uint64_t seed = 1;
    std::size_t tables = 24;
    std::size_t players = 120;
    std::size_t steps = 20'000;
    bool has_faults = true;
    std::string file{};  // path of the ledger; if empty, it is in memory. REQUIRES: no faults.
};

class Shift {
  public:
    explicit Shift(const ShiftPlan& plan)
        : plan_(plan),
          disk_("shift-" + std::to_string(plan.seed)),
          random_source_(plan.seed),
          nonsense_(plan.seed + 1'000'000),
          dealing_(plan.seed + 2'000'000) {}

    // Returns the error as text, or "".
    [[nodiscard]] std::string run() {
        open_casino();
        furnish();
        for (std::size_t i = 0; i < plan_.steps && problem_.empty(); ++i) {
            step();
            if (i % 1'000 == 999) check_everything();
        }
        settle();
        check_everything();
        read_back();
        return problem_;
    }

    // Counters of all kinds of events, so that a test can require that they happened.
    struct Counts {
        std::size_t accepted = 0;
        std::size_t refused = 0;
        std::size_t repeated = 0;
        std::size_t crashes = 0;
        std::size_t rounds = 0;
        std::size_t live = 0;   // rounds at tables with a dealer
        std::size_t views = 0;  // compared
    };

    [[nodiscard]] const Counts& counts() const { return counts_; }

    [[nodiscard]] LiveDealer::Counts live_counts() const { return dealing_.counts(); }

    [[nodiscard]] const ShiftStaff::Counts& staff_counts() const { return staff_.counts(); }

  private:
    struct Given {
        CommandEnvelope envelope{};
        Command command{};
        Result<Receipt> answer{};
    };

    void fail(std::string what) {
        if (problem_.empty())
            problem_ = "seed " + std::to_string(plan_.seed) + ": " + std::move(what);
    }

    [[nodiscard]] const Casino& casino() const { return open_->casino(); }

    [[nodiscard]] const CasinoState& state() const { return casino().state(); }

    // Opens the ledger, for the first time or after a crash.
    void open_casino() {
        store_.reset();
        ledger::SqliteOptions options;
        options.vfs = plan_.file.empty() ? disk_.name() : nullptr;
        options.alone = true;
        auto store =
            ledger::SqliteStore::open(plan_.file.empty() ? "house.db" : plan_.file, options);
        if (!store) return fail("the ledger does not open: " + store.error().text);
        store_ = *std::move(store);
        const StepWatch watch = [this](const CasinoState& state,
                                       const Step& step,
                                       const EventMeta& at) {
            if (std::string problem = transition_problem(state, step, at.time); !problem.empty())
                fail(std::move(problem));
        };
        auto opened = OpenCasino::open(*store_, test_keys(), {}, watch);
        if (!opened) return fail("the casino does not open: " + opened.error().text);
        open_ = *std::move(opened);
        players_ = BotRunner(Span{});
    }

    // Submits a command with a key, as a client does.
    Result<Receipt> submit(PersonId person, const Command& command) {
        const CommandEnvelope envelope{person, person == 0 ? 0 : ++keys_[person], now_};
        const std::uint64_t before = casino().journal().head().sequence;
        const std::uint64_t ticket = open_->submit(envelope, command);
        pending_.push_back({ticket, {envelope, command, reject(Reason::not_now, "I-140"_clause)}});
        const Result<Receipt> answer = open_->last_result();
        pending_.back().second.answer = answer;
        (answer ? counts_.accepted : counts_.refused) += 1;
        if (answer) {
            if (answer->first != before + 1) fail("events are not numbered in order");
            hashes_[casino().journal().head().sequence] = casino().journal().head().hash;
        } else if (!answer.error().clause.is_set()) {
            fail("refused without a clause: " + std::string(name(answer.error().reason)));
        } else if (casino().journal().head().sequence != before) {
            fail("a refused command left something in the ledger");
        }
        return answer;
    }

    void must(PersonId person, const Command& command) {
        const Result<Receipt> answer = submit(person, command);
        if (!answer) fail("set-up refused: " + words(answer.error()));
    }

    PersonId enrol(const std::string& name, bool is_program) {
        must(is_program ? people_.area_manager : the_house_itself, Enrol{name, is_program});
        return static_cast<PersonId>(state().people.persons.size());
    }

    PersonId appoint(const std::string& name, Role rank, Office office) {
        const PersonId person = enrol(name, false);
        const PersonId by = people_.executive == 0 ? the_house_itself : people_.executive;
        must(by, Appoint{person, rank, office});
        return person;
    }

    void furnish() {
        constexpr Office none = Office::none;
        people_.executive = appoint("Erin", Role::executive, none);
        people_.area_manager = appoint("Alma", Role::area_manager, none);
        people_.supervisor = appoint("Sue", Role::supervisor, none);
        people_.assistant = appoint("Ada", Role::assistant_casino_manager, none);
        people_.cage = appoint("Cato", Role::player, Office::cage);
        appoint("Ines", Role::player, Office::inspector);
        people_.runner = appoint("Rob", Role::chip_runner, none);
        for (std::size_t i = 0; i < plan_.tables / 4 + 3; ++i)
            people_.dealers.push_back(appoint("Dan " + std::to_string(i), Role::dealer, none));
        for (std::size_t i = 0; i < plan_.tables; ++i)
            furnish_table(i);
        link_tables();
        people_.first_player = static_cast<PersonId>(state().people.persons.size() + 1);
        people_.players = plan_.players;
        for (std::size_t i = 0; i < plan_.players && problem_.empty(); ++i) {
            const PersonId person = enrol("Player " + std::to_string(i), i % 4 != 3);
            must(people_.cage, CashIn{person, dollars(5'000)});
            must(person, TakePlayChips{dollars(5'000)});
        }
    }

    // Every fourth table has a dealer, and its game changes with the seed; every fifth table is for
    // practice.
    void furnish_table(std::size_t place) {
        const std::vector<std::string_view> games = twelve_games();
        const std::string_view game = games[(place + plan_.seed) % games.size()];
        const auto table = static_cast<TableId>(place + 1);
        const DealtBy dealt_by = place % 4 == 3 ? DealtBy::dealer : DealtBy::house;
        const bool is_play = place % 5 == 4;
        house::Sign sign = plain_sign(game, dealt_by);
        const bool has_jackpot =
            jackpots::jackpot_kind(game_named(game).value()) != jackpots::JackpotKind::none &&
            !is_play;
        if (auto* const poker = std::get_if<house::PokerTerms>(&sign.terms)) {
            add_terms(*poker, place, is_play);
        } else {
            auto& terms = std::get<HouseTerms>(sign.terms);
            if (has_jackpot) terms.jackpot = dollars(1);
            if (dealt_by == DealtBy::dealer && place % 8 == 3) terms.shoe = ShoeKind::machine;
        }
        must(people_.area_manager,
             SignCommand(MakeTable{dealt_by, is_play ? Chips::play : Chips::money}));
        must(people_.area_manager, SignCommand(PutUpSign{table, sign, table}));
        if (dealt_by == DealtBy::house)
            must(people_.dealers.front(), SignCommand(OpenTable{table, 1}));
        if (!has_jackpot) return;
        must(people_.area_manager,
             MeterCommand(FitEquipment{table, JackpotHouse::terms(game, dollars(1))}));
        linked_[std::string(game)].push_back(table);
    }

    // Puts a clock on signs of tables that the house deals, and settings of the house on some.
    static void add_terms(PokerTerms& terms, std::size_t place, bool is_play) {
        terms.clock.seconds = 30;
        terms.clock.discard_last_on_expiry = true;
        if (place % 2 == 1) {
            terms.flop_chase = {true, true, dollars(5), dollars(50)};
            terms.forced.straddle.count_max = 1;
        }
        if (place % 4 == 2 || place % 8 == 3) terms.time_charge.hourly = dollars(12);
        if (is_play || place % 3 == 0) return;
        BonusPrize chips{.promotion = "High Hand",
                         .hand = FiveCardHand::three_of_a_kind,
                         .worth = dollars(20),
                         .shared = place % 2 == 0};
        BonusPrize bicycle{.promotion = "Summer",
                           .hand = FiveCardHand::full_house,
                           .worth = dollars(90),
                           .kind = poker::Prize::goods,
                           .what = "a bicycle"};
        terms.bonuses = {chips, bicycle};
    }

    // Tables of one game share a jackpot system. Meters of Melbourne must have different costs, so
    // each game has one.
    void link_tables() {
        for (const auto& [game, tables] : linked_)
            must(people_.area_manager,
                 MeterCommand(OpenSystem{JackpotHouse::terms(game, dollars(1)), tables}));
    }

    [[nodiscard]] std::uint32_t below(std::size_t n) {
        return random_source_.below(static_cast<std::uint32_t>(n));
    }

    [[nodiscard]] TableId some_table() {
        return static_cast<TableId>(1 + below(state().tables.size()));
    }

    void step() {
        now_ = now_ + Span::of_microseconds(below(400'000));
        const std::uint32_t dice = below(1'000);
        if (dice < 850) return run_table(some_table());
        if (dice < 890) return come_and_go();
        if (dice < 920) return staff_.step(work());
        if (dice < 950) return talk_nonsense();
        if (dice < 970) return repeat();
        if (dice < 985) {
            const std::int64_t jump = static_cast<std::int64_t>(below(7'200)) - 600;
            now_ = now_ + Span::of_seconds(jump);  // the clock sometimes goes back
            return;
        }
        if (dice < 996) return settle();
        if (dice < 998) return open_->save_snapshot();
        if (plan_.has_faults && below(4) == 0) crash();
    }

    [[nodiscard]] ShiftWork work() { return {casino(), people_, now_, random_source_, giving_}; }

    [[nodiscard]] Context context(PersonId person) const {
        return {state(), casino().balances(), issuer_of(state(), person, now_)};
    }

    // Runs the next action at a table: of the house, the dealer or a bot.
    void run_table(TableId number) {
        const TableState& table = *find_table(state(), number);
        if (!table.bonuses.prompts.empty() || !table.bonuses.owed.empty()) {
            if (below(6) == 0)
                staff_.bonuses(
                    work(), table, table.dealer != 0 ? table.dealer : people_.dealers.front());
        }
        if (table.dealt_by == DealtBy::dealer) {
            dealing_.step(work(), number);
        } else if (const auto due = due_action(context(the_house_itself), table)) {
            run_due_action(number, *due);
        } else {
            players_.run(casino(), number, now_, random_source_, giving_);
        }
        check_table(*find_table(state(), number));
        if (below(20) == 0) check_views(*find_table(state(), number));
    }

    void run_due_action(TableId number, const DueAction& due) {
        const Result<Receipt> done = submit(the_house_itself, command_for(due, random_source_));
        if (!done && stuck_[number]++ > 1'000)
            fail("table " + std::to_string(number) + " is stuck: " + words(done.error()));
        if (done) stuck_[number] = 0;
    }

    void come_and_go() {
        if (below(12) == 0) return limit_own_play();
        const PersonId person = people_.first_player + below(plan_.players);
        const TableId number = some_table();
        const TableState& table = *find_table(state(), number);
        if (!table.board.sign) return;
        const auto seat = static_cast<std::uint8_t>(below(9));
        if (banked_state(table) != nullptr) {
            if (below(3) == 0) {
                static_cast<void>(submit(person, SeatingCommand(LeaveTable{number, person})));
            } else {
                static_cast<void>(submit(person, SeatingCommand(TakeSeat{number, seat, person})));
            }
            return;
        }
        if (below(3) == 0) {
            static_cast<void>(submit(person, PokerCommand(StandUp{number, seat})));
            return;
        }
        static_cast<void>(submit(person, sit_down(number, person, seat, dollars(100))));
    }

    // A player sets a limit on the own play, changes it, or stays away for some time.
    void limit_own_play() {
        const PersonId person = people_.first_player + below(plan_.players);
        const auto chips = below(2) == 0 ? Chips::money : Chips::play;
        const auto period = all_periods.at(below(all_periods.size()));
        const auto kind = below(2) == 0 ? LimitKind::losses : LimitKind::deposits;
        const auto most = below(4) == 0 ? std::nullopt : std::optional(dollars(below(500)));
        switch (below(8)) {
            case 0: return tell(person, PeopleCommand(LimitTime{30 + below(600)}));
            case 1: return tell(person, PeopleCommand(WithdrawLimitChange{kind, chips, period}));
            case 2: return tell(person, PeopleCommand(TakeBreak{24 + below(48)}));
            case 3: return tell(person, PeopleCommand(ChooseRealityCheck{15}));
            case 4:
                if (below(4) == 0) tell(person, PeopleCommand(ExcludeSelf{183 + below(400)}));
                return;
            default: return tell(person, PeopleCommand(LimitChips{kind, chips, period, most}));
        }
    }

    // Submits a command whose answer does not matter.
    void tell(PersonId person, const Command& command) {
        static_cast<void>(submit(person, command));
    }

    // Submits a random command of a random person. The cage and the executive are excluded, because
    // they could pay out all money and end the shift early.
    void talk_nonsense() {
        const auto person = static_cast<PersonId>(2 + below(state().people.persons.size() + 2));
        if (person == people_.cage) return;
        static_cast<void>(submit(person, nonsense_.some<Command>()));
    }

    // Repeats a command, as clients do after a lost answer; it must have no second effect.
    void repeat() {
        if (recent_.empty()) return;
        const Given& given = recent_[below(recent_.size())];
        if (given.envelope.key == 0) return;
        // Answers to unknown persons are not stored, and such a person may be enrolled by now.
        if (!given.answer && given.answer.error().reason == Reason::no_such_person) return;
        const std::uint64_t before = casino().journal().head().sequence;
        static_cast<void>(open_->submit(given.envelope, given.command));
        const Result<Receipt> again = open_->last_result();
        if (casino().journal().head().sequence != before) return fail("a command happened twice");
        const bool is_too_old = !again && again.error().reason == Reason::command_too_old;
        if (!is_too_old && again != given.answer) fail("the same key was answered otherwise");
        ++counts_.repeated;
    }

    // Waits until everything decided so far is durable and answered.
    void settle() {
        open_->settle();
        for (const CommandResult& answered : open_->take_results())
            take_answer(answered);
        if (open_->fault()) crash_now();
    }

    void take_answer(const CommandResult& answered) {
        while (!pending_.empty() && pending_.front().first < answered.ticket)
            pending_.pop_front();
        if (pending_.empty() || pending_.front().first != answered.ticket) return;
        const Given& given = pending_.front().second;
        if (answered.answer != given.answer) fail("an answer is another than was decided");
        if (answered.answer) last_answered_ = std::max(last_answered_, answered.answer->last);
        recent_.push_back(given);
        if (recent_.size() > 200) recent_.pop_front();
        pending_.pop_front();
    }

    void crash() {
        if (below(4) == 0) {
            disk_.fail_at(disk_.calls() + 1 + below(12));
        } else {
            disk_.cut_power_at(disk_.calls() + 1 + below(40));
        }
    }

    // Stops the casino as after a power cut or disk failure, and opens it again from the stored
    // data.
    void crash_now() {
        ++counts_.crashes;
        open_.reset();
        store_.reset();
        disk_.fail_at(0);
        disk_.cut_power_at(0);
        disk_.restart(plan_.seed + counts_.crashes);
        pending_.clear();
        open_casino();
        if (!problem_.empty()) return;
        const ledger::Head& head = casino().journal().head();
        if (head.sequence < last_answered_) fail("something that was answered is lost");
        if (hashes_.at(head.sequence) != head.hash) fail("the ledger is another one than before");
        for (auto& [person, key] : keys_)
            key += 1'000;  // above all keys used before
        check_everything();
    }

    void check(const std::string& problem) {
        if (!problem.empty()) fail(problem);
    }

    void check_table(const TableState& table) { check(table_problem(casino(), table)); }

    void check_views(const TableState& table) {
        check(view_problem(casino(), table, viewer_at(table)));
        ++counts_.views;
    }

    // Returns a seated person, or a bystander.
    [[nodiscard]] PersonId viewer_at(const TableState& table) {
        const auto bots = bots_at(state(), table);
        if (bots.empty() || below(3) == 0) return 0;
        return bots[below(bots.size())];
    }

    void check_everything() {
        for (const TableState& table : state().tables) {
            check_table(table);
            check_views(table);
        }
        check(meters_problem(casino()));
        check(money_problem(casino()));
        check(own_play_problem(state(), std::max(now_, casino().journal().head().time)));
        counts_.rounds = 0;
        counts_.live = 0;
        for (const TableState& table : state().tables) {
            counts_.rounds += table.completed;
            if (table.dealt_by == DealtBy::dealer) counts_.live += table.completed;
        }
    }

    // Expects the same state from a replay of all events and from the snapshot.
    void read_back() {
        if (!problem_.empty()) return;
        Casino read(test_keys());
        std::optional<ledger::Fault> mismatch;
        open_->settle();
        const CasinoState live = state();
        const ledger::Head head = casino().journal().head();
        const auto bytes = casino().snapshot();
        open_.reset();
        const auto fault = store_->read(0, [&](const ledger::EventView& event) {
            mismatch = read.replay(event);
            return !mismatch;
        });
        if (fault) fail(fault->text);
        if (mismatch) fail(mismatch->text);
        if (!(read.state() == live) || read.journal().head() != head)
            fail("read back, the floor is another one");
        Casino restored(test_keys());
        if (!restored.read_snapshot(bytes) || !(restored.state() == live))
            fail("from its snapshot, the floor is another one");
    }

    ShiftPlan plan_;
    MemoryDisk disk_;
    SeededSource random_source_;
    Nonsense nonsense_;
    BotRunner players_{Span{}};
    Moment now_ = Moment::of_microseconds(1'800'000'000'000'000);
    std::unique_ptr<ledger::SqliteStore> store_{};
    std::unique_ptr<OpenCasino> open_{};
    ShiftPeople people_{};
    ShiftWork::Submit giving_ = [this](PersonId person, const Command& command) {
        return submit(person, command).has_value();
    };
    ShiftStaff staff_{};
    LiveDealer dealing_;
    std::map<std::string, std::vector<TableId>> linked_{};
    std::map<PersonId, CommandKey> keys_{};
    std::deque<std::pair<std::uint64_t, Given>> pending_{};
    std::deque<Given> recent_{};
    std::map<std::uint64_t, ledger::Hash> hashes_{{0, {}}};
    std::map<TableId, int> stuck_{};
    std::uint64_t last_answered_ = 0;
    Counts counts_{};
    std::string problem_{};
};

}  // namespace baize::house
