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
#include "house/casino/felt.h"
#include "house/workflows/bot_players/program_players.h"
#include "house/workflows/dealer_duties/house_duty.h"
#include "house/workflows/dealer_duties/table_keeper.h"
#include "ledger/sqlite/sqlite_store.h"
#include "service/history/archive_writer.h"
#include "service/history/archivist.h"
#include "service/history/past.h"

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
        const DutyDesk desk(*demo_staff(casino()), {});
        for (int i = 0; i < 3; ++i) {
            desk.look_round(casino(),
                            [this](house::PersonId person, const house::Command& command) {
                                return give(person, command);
                            });
        }
        for (house::TableId table = 1; table <= casino().floor().tables.size(); ++table)
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
            keeper_.run(*house_, now_);
        }
        write();
    }

    // Saves the archive first and then the snapshot, as `baize serve` does.
    void save_snapshot() {
        write();
        writer_->give(archivist_->take_all(casino().floor()));
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
        auto to_write = archive::Archive::open(ledger_ + "-rounds");
        ASSERT_TRUE(to_write) << to_write.error().text;
        archivist_.emplace(to_write->unfinished());
        writer_.emplace(*std::move(to_write));
        auto house = house::OpenCasino::open(
            *store_,
            *keys,
            {},
            [this](const house::Floor& floor,
                   const house::Step& step,
                   const house::Recorded& recorded) { archivist_->watch(floor, step, recorded); });
        ASSERT_TRUE(house) << house.error().text;
        house_ = *std::move(house);
    }

    [[nodiscard]] const house::Casino& casino() const { return house_->casino(); }

    // Returns the person whom play_until_everybody_waits() seated at a table.
    [[nodiscard]] static house::PersonId person_at(const house::Floor& floor,
                                                   house::TableId table) {
        const std::string name = "Person " + std::to_string(table);
        const auto& persons = floor.people.persons;
        const auto found = std::find_if(persons.begin(), persons.end(), [&](const auto& person) {
            return person.name == name;
        });
        return static_cast<house::PersonId>(found - persons.begin() + 1);
    }

    [[nodiscard]] house::OpenCasino& house() { return *house_; }

    [[nodiscard]] ledger::SqliteStore& store() { return *store_; }

    [[nodiscard]] const std::string& ledger() const { return ledger_; }

  private:
    bool give(house::PersonId person, const house::Command& command) {
        static_cast<void>(house_->give({person, 0, now_}, command));
        return house_->last_decided().has_value();
    }

    void must(house::PersonId person, const house::Command& command) {
        ASSERT_TRUE(give(person, command))
            << sentence(house_->last_decided().error().reason) << " of person " << person;
    }

    void write() {
        house_->settle();
        static_cast<void>(house_->answers());
        writer_->give(archivist_->take(casino().floor()));
        ASSERT_TRUE(writer_->wait());
    }

    void seat_person(house::TableId number) {
        must(house::the_house_itself,
             house::PeopleCommand(house::Enrol{"Person " + std::to_string(number), false}));
        const auto person = static_cast<house::PersonId>(casino().floor().people.persons.size());
        const house::FloorTable& table = *house::find_table(casino().floor(), number);
        const Money money = Money::of_cents(2'000'00);
        if (table.chips == house::Chips::play) {
            must(person, house::PeopleCommand(house::TakePlayChips{money}));
        } else {
            must(demo_staff(casino())->cashier, house::PeopleCommand(house::CashIn{person, money}));
        }
        const house::SeatedTable& seats = *house::table_of(casino().floor().seating, number);
        std::uint8_t seat = 0;
        while (!house::is_open(seats.places[seat]) || seats.places[seat].sitter.person != 0)
            ++seat;
        if (house::poker_felt(table) == nullptr) {
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
            keeper_.run(*house_, table, now_);
            programs_.run(casino(),
                          table,
                          now_,
                          bots::Chance(chance_),
                          [this](house::PersonId program, const house::Command& command) {
                              return give(program, command);
                          });
            if (!waits(table)) play_like_a_program(table, person);
        }
    }

    void play_like_a_program(house::TableId number, house::PersonId person) {
        const house::Situation now{
            casino().floor(), casino().balances(), house::by_of(casino().floor(), person, now_)};
        const house::FloorTable& table = *house::find_table(casino().floor(), number);
        for (const house::Command& command : house::program_turn(now, table, bots::Chance(chance_)))
            static_cast<void>(give(person, command));
    }

    // True if the person of this table has cards in a round in progress.
    [[nodiscard]] bool waits(house::TableId number) const {
        const house::FloorTable& table = *house::find_table(casino().floor(), number);
        const house::PersonId person = people_.at(number);
        if (const house::BankedTable* const felt = house::banked_felt(table)) {
            if (felt->round.phase != Phase::deciding) return false;
            for (const Box& box : felt->round.boxes) {
                if (box.dealt > 0 && hand_owner(box) == person) return true;
            }
            return false;
        }
        const house::PokerTable& felt = *house::poker_felt(table);
        if (felt.hand.phase == poker::Phase::over) return false;
        for (std::size_t seat = 0; seat < poker::seats_max; ++seat) {
            if (felt.players[seat] == person && felt.hand.cards.hole_count[seat] > 0) return true;
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
    SeededSource chance_{11};
    std::unique_ptr<ledger::SqliteStore> store_{};
    std::optional<archive::Archivist> archivist_{};
    std::optional<archive::ArchiveWriter> writer_{};
    std::unique_ptr<house::OpenCasino> house_{};
    house::TableKeeper keeper_{
        [this](const house::Duty& duty) { return command_for(duty, chance_); }};
    house::ProgramPlayers programs_{Span::of_microseconds(400'000)};
    std::map<house::TableId, house::PersonId> people_{};
};

}  // namespace baize
