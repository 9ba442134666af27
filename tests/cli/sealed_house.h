// A casino on disk as `baize serve` keeps it: a ledger with its key, an archive of rounds, and all
// twelve games with bots and one person at every table who has wagered, received cards and must
// decide.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <stdlib.h>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "cli/demo/demo_house.h"
#include "cli/ledgers/key_file.h"
#include "engine/random/seeded_source.h"
#include "house/casino/game_state.h"
#include "house/workflows/auto_dealer/auto_dealer.h"
#include "house/workflows/auto_dealer/due_action.h"
#include "house/workflows/bots/bot_runner.h"
#include "ledger/sqlite/sqlite_store.h"
#include "service/history/archive_writer.h"
#include "service/history/round_recorder.h"
#include "service/history/round_replay.h"

namespace baize {

class TemporaryFolder {
  public:
    TemporaryFolder() {
        std::string name = (std::filesystem::temp_directory_path() / "baize-XXXXXX").string();
        path_ = ::mkdtemp(name.data());
    }

    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    ~TemporaryFolder() { std::filesystem::remove_all(path_); }

    [[nodiscard]] std::string file(const std::string& name) const {
        return (path_ / name).string();
    }

    [[nodiscard]] std::vector<std::filesystem::path> files() const {
        std::vector<std::filesystem::path> all;
        for (const auto& entry : std::filesystem::directory_iterator(path_))
            all.push_back(entry.path());
        return all;
    }

  private:
    std::filesystem::path path_;
};

class SealedHouse {
  public:
    explicit SealedHouse(std::string ledger) : ledger_(std::move(ledger)) { open(); }

    // Plays from an empty ledger until every table has a round or hand in progress with cards of
    // its person.
    void play_until_everybody_waits() {
        std::string why;
        ASSERT_TRUE(set_up_demo(*house_, now_, {.clock_seconds = 240}, why)) << why;
        const DemoAttendant attendant(*demo_staff(casino()), {});
        for (int i = 0; i < 3; ++i) {
            attendant.attend(casino(),
                             [this](house::PersonId person, const house::Command& command) {
                                 return submit(person, command);
                             });
        }
        for (house::TableId table = 1; table <= casino().state().tables.size(); ++table)
            seat_person(table);
        for (int step = 0; step < 400 && !everybody_waits(); ++step) {
            play_at_tables();
            now_ = now_ + Span::of_microseconds(500'000);
        }
        ASSERT_TRUE(everybody_waits());
        write();
    }

    // Lets the clocks of all pending decisions run out.
    void let_clocks_run_out() {
        for (int step = 0; step < 40; ++step) {
            now_ = now_ + Span::of_seconds(60);
            auto_dealer_.run(*house_, now_);
        }
        write();
    }

    // Saves the archive first and then the snapshot, as `baize serve` does.
    void save_snapshot() {
        write();
        writer_->queue(round_recorder_->take_all(casino().state()));
        ASSERT_TRUE(writer_->wait());
        house_->save_snapshot();
        house_->settle();
    }

    // Drops everything in memory, as if the process had been killed. Only data that was written is
    // on disk.
    void crash() {
        writer_.reset();
        house_.reset();
        store_.reset();
    }

    void open() {
        auto store = ledger::SqliteStore::open(ledger_);
        ASSERT_TRUE(store) << store.error().text;
        store_ = *std::move(store);
        const auto keys = keys_to_open(*store_, ledger_, "");
        ASSERT_TRUE(keys) << keys.error().text;
        auto to_write = history::Archive::open(ledger_ + "-rounds");
        ASSERT_TRUE(to_write) << to_write.error().text;
        round_recorder_.emplace(to_write->unfinished());
        writer_.emplace(*std::move(to_write));
        auto house = house::OpenCasino::open(*store_,
                                             *keys,
                                             {},
                                             [this](const house::CasinoState& state,
                                                    const house::Step& step,
                                                    const house::EventMeta& recorded) {
                                                 round_recorder_->watch(state, step, recorded);
                                             });
        ASSERT_TRUE(house) << house.error().text;
        house_ = *std::move(house);
    }

    [[nodiscard]] const house::Casino& casino() const { return house_->casino(); }

    // Returns the person whom play_until_everybody_waits() seated at a table.
    [[nodiscard]] static house::PersonId person_at(const house::CasinoState& state,
                                                   house::TableId table) {
        const std::string name = "Person " + std::to_string(table);
        const auto& persons = state.people.persons;
        const auto found = std::find_if(persons.begin(), persons.end(), [&](const auto& person) {
            return person.name == name;
        });
        return static_cast<house::PersonId>(found - persons.begin() + 1);
    }

    [[nodiscard]] house::OpenCasino& house() { return *house_; }

    [[nodiscard]] ledger::SqliteStore& store() { return *store_; }

    [[nodiscard]] const std::string& ledger() const { return ledger_; }

  private:
    bool submit(house::PersonId person, const house::Command& command) {
        static_cast<void>(house_->submit({person, 0, now_}, command));
        return house_->last_result().has_value();
    }

    void must(house::PersonId person, const house::Command& command) {
        ASSERT_TRUE(submit(person, command))
            << sentence(house_->last_result().error().reason) << " of person " << person;
    }

    void write() {
        house_->settle();
        static_cast<void>(house_->take_results());
        writer_->queue(round_recorder_->take(casino().state()));
        ASSERT_TRUE(writer_->wait());
    }

    void seat_person(house::TableId number) {
        must(house::the_house_itself,
             house::PeopleCommand(house::Enrol{"Person " + std::to_string(number), false}));
        const auto person = static_cast<house::PersonId>(casino().state().people.persons.size());
        const house::TableState& table = *house::find_table(casino().state(), number);
        const Money money = Money::of_cents(2'000'00);
        if (table.chips == house::Chips::play) {
            must(person, house::PeopleCommand(house::TakePlayChips{money}));
        } else {
            must(demo_staff(casino())->cashier, house::PeopleCommand(house::CashIn{person, money}));
        }
        const house::SeatedTable& seats = *house::table_of(casino().state().seating, number);
        std::uint8_t seat = 0;
        while (!house::is_open(seats.places[seat]) || seats.places[seat].sitter.person != 0)
            ++seat;
        if (house::poker_state(table) == nullptr) {
            must(person, house::SeatingCommand(house::TakeSeat{number, seat, person}));
        } else {
            poker::Arrival arrival{.player = person, .seat = seat};
            arrival.chips = house::poker_game(table).stakes.buy_in_min * 3;
            arrival.choice = poker::Choice::post;
            must(person, house::PokerCommand(house::SitDown{number, arrival}));
        }
        people_[number] = person;
    }

    // The house deals, bots play, and the persons wager until they have cards.
    void play_at_tables() {
        for (const auto& [table, person] : people_) {
            if (waits(table)) continue;
            auto_dealer_.run(*house_, table, now_);
            bots_.run(casino(),
                      table,
                      now_,
                      bots::RandomSource(random_source_),
                      [this](house::PersonId bot, const house::Command& command) {
                          return submit(bot, command);
                      });
            if (!waits(table)) play_like_a_program(table, person);
        }
    }

    void play_like_a_program(house::TableId number, house::PersonId person) {
        const house::Context now{casino().state(),
                                 casino().balances(),
                                 house::issuer_of(casino().state(), person, now_)};
        const house::TableState& table = *house::find_table(casino().state(), number);
        for (const house::Command& command :
             house::bot_turn(now, table, bots::RandomSource(random_source_)))
            static_cast<void>(submit(person, command));
    }

    // True if the person of this table has cards in a round in progress.
    [[nodiscard]] bool waits(house::TableId number) const {
        const house::TableState& table = *house::find_table(casino().state(), number);
        const house::PersonId person = people_.at(number);
        if (const house::BankedTable* const game_state = house::banked_state(table)) {
            if (game_state->round.phase != Phase::deciding) return false;
            for (const Box& box : game_state->round.boxes) {
                if (box.dealt > 0 && hand_owner(box) == person) return true;
            }
            return false;
        }
        const house::PokerTable& game_state = *house::poker_state(table);
        if (game_state.hand.phase == poker::Phase::over) return false;
        for (std::size_t seat = 0; seat < poker::seats_max; ++seat) {
            if (game_state.players[seat] == person && game_state.hand.cards.hole_count[seat] > 0)
                return true;
        }
        return false;
    }

    [[nodiscard]] bool everybody_waits() const {
        for (const auto& [table, person] : people_) {
            if (!waits(table)) return false;
        }
        return true;
    }

    std::string ledger_;
    Moment now_ = Moment::of_microseconds(1'800'000'000'000'000);
    SeededSource random_source_{11};
    std::unique_ptr<ledger::SqliteStore> store_{};
    std::optional<history::RoundRecorder> round_recorder_{};
    std::optional<history::ArchiveWriter> writer_{};
    std::unique_ptr<house::OpenCasino> house_{};
    house::AutoDealer auto_dealer_{
        [this](const house::DueAction& due) { return command_for(due, random_source_); }};
    house::BotRunner bots_{Span::of_microseconds(400'000)};
    std::map<house::TableId, house::PersonId> people_{};
};

}  // namespace baize
