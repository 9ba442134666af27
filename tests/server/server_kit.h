// A casino with its broadcaster and a store whose writes a test can block, and sessions of persons.
#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "engine/random/seeded_source.h"
#include "formats/json/json_line.h"
#include "house/casino/casino_kit.h"
#include "house/casino/game_state.h"
#include "house/workflows/rounds/decision_point.h"
#include "ledger/journal/stub_store.h"
#include "server/broadcast/broadcaster.h"
#include "service/codec/json.h"
#include "service/history/round_recorder.h"
#include "service/table_view/show_table.h"

namespace baize::server {

// A read-only store of the events that were written.
class KeptEvents : public ledger::StubStore {
  public:
    explicit KeptEvents(ledger::Batch events) : events_(std::move(events)) {}

    std::optional<ledger::Fault> read(std::uint64_t after,
                                      const ledger::EventVisitor& visit) override {
        for (std::size_t i = 0; i < events_.size(); ++i) {
            if (events_[i].head.sequence > after && !visit(events_[i])) break;
        }
        return {};
    }

  private:
    ledger::Batch events_;
};

// A store in memory whose writes block while it is held.
class BlockingStore : public ledger::StubStore {
  public:
    std::optional<ledger::Fault> append(const ledger::Batch& batch) override {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return !is_held_; });
        kept_.add(batch);
        return {};
    }

    [[nodiscard]] std::unique_ptr<KeptEvents> kept() {
        const std::scoped_lock lock(mutex_);
        return std::make_unique<KeptEvents>(kept_);
    }

    void hold(bool is_held) {
        const std::scoped_lock lock(mutex_);
        is_held_ = is_held;
        changed_.notify_all();
    }

  private:
    std::mutex mutex_{};
    std::condition_variable changed_{};
    ledger::Batch kept_{};
    bool is_held_ = false;
};

// The surroundings of the casino: the callback for durable events, and the executor for slow work.
struct ServerHooks {
    ledger::Committer::OnWritten on_written{};
    BackgroundExecutor background = [](const std::function<void()>& slow,
                                       const std::function<void()>& after) {
        slow();
        after();
        return true;
    };
};

class TestServer {
  public:
    explicit TestServer(const ServerHooks& hooks = {}) : background_(hooks.background) {
        auto opened =
            house::OpenCasino::open(store_,
                                    house::test_keys(),
                                    hooks.on_written,
                                    [this](const house::CasinoState& state,
                                           const house::Step& step,
                                           const house::EventMeta& recorded) {
                                        activity_log_.add(state, step, recorded);
                                        round_recorder_.watch(state, step, recorded);
                                        if (broadcaster_)
                                            broadcaster_->mark_changes(state, step, recorded);
                                    });
        house_ = *std::move(opened);
        restart_broadcaster();
        executive_ = enrol("Erin");
        must(
            0,
            house::PeopleCommand(house::Appoint{executive_, Role::executive, house::Office::none}));
        manager_ = staff("Alma", Role::area_manager);
        dealer_ = staff("Dan", Role::dealer);
        cage_ = enrol("Cato");
        must(executive_,
             house::PeopleCommand(house::Appoint{cage_, Role::player, house::Office::cage}));
    }

    // Makes a new broadcaster without sessions, as after a start.
    void restart_broadcaster() {
        const auto source = std::make_shared<SeededSource>(7);
        const house::AutoDealer auto_dealer(
            [source](const house::DueAction& due) { return command_for(due, *source); },
            Span::of_seconds(5));
        broadcaster_ = std::make_unique<Broadcaster>(
            *house_, activity_log_, auto_dealer, background_, BroadcasterSettings{});
    }

    ~TestServer() { store_.hold(false); }

    [[nodiscard]] TableId open(std::string_view game, house::Chips chips = house::Chips::money) {
        return open(house::plain_sign(game, house::DealtBy::house), chips);
    }

    // `list`: the waiting list; 0: one of its own.
    [[nodiscard]] TableId open(const house::Sign& sign,
                               house::Chips chips = house::Chips::money,
                               house::ListId list = 0) {
        must(manager_, house::SignCommand(house::MakeTable{house::DealtBy::house, chips}));
        const auto made = static_cast<TableId>(casino().state().tables.size());
        must(manager_, house::SignCommand(house::PutUpSign{made, sign, list == 0 ? made : list}));
        must(dealer_, house::SignCommand(house::OpenTable{made, at(made).board.version}));
        run();
        return made;
    }

    // Opens two tables of Caribbean Stud that share one jackpot system.
    [[nodiscard]] std::pair<TableId, TableId> open_linked() {
        house::Sign sign = house::plain_sign("caribbean_stud", house::DealtBy::house);
        std::get<house::HouseTerms>(sign.terms).jackpot = Money::of_cents(100);
        const house::Terms terms = house::MeterTerms{.wager = Money::of_cents(100)};
        const TableId one = open(sign);
        const TableId other = open(sign);
        for (const TableId table : {one, other})
            must(manager_, house::MeterCommand(house::FitEquipment{table, terms}));
        must(manager_, house::MeterCommand(house::OpenSystem{terms, {one, other}}));
        return {one, other};
    }

    [[nodiscard]] PersonId player(const std::string& name) {
        const PersonId person = enrol(name);
        must(cage_, house::PeopleCommand(house::CashIn{person, Money::of_cents(1'000'00)}));
        must(person, house::PeopleCommand(house::TakePlayChips{Money::of_cents(1'000'00)}));
        return person;
    }

    [[nodiscard]] PersonId manager() const { return manager_; }

    // Seats a bot with chips, at a house game or at poker.
    void seat_bot(TableId table, std::uint8_t seat) {
        const std::string name =
            "Program " + std::to_string(casino().state().people.persons.size());
        must(manager_, house::PeopleCommand(house::Enrol{name, true}));
        const auto bot = static_cast<PersonId>(casino().state().people.persons.size());
        must(cage_, house::PeopleCommand(house::CashIn{bot, Money::of_cents(5'000'00)}));
        if (house::banked_state(at(table)) != nullptr) {
            must(bot, house::SeatingCommand(house::TakeSeat{table, seat, bot}));
            return;
        }
        poker::Arrival arrival{.player = bot, .seat = seat};
        arrival.chips = Money::of_cents(100'00);
        must(bot, house::PokerCommand(house::SitDown{table, arrival}));
    }

    void must(PersonId by, const house::Command& command) {
        bool is_done = false;
        broadcaster_->submit(by, command, now_, [&](const Result<house::Receipt>& answer) {
            is_done = true;
            EXPECT_TRUE(answer.has_value()) << house::words(answer.error());
        });
        run();
        EXPECT_TRUE(is_done);
    }

    // Runs the broadcaster until all commands are durable and their messages are sent.
    void run() {
        broadcaster_->run(now_);
        house_->settle();
        broadcaster_->flush();
    }

    void run_without_flush() { broadcaster_->run(now_); }

    void pass(Span time) { now_ = now_ + time; }

    void hold_disk() { store_.hold(true); }

    void release_disk() {
        store_.hold(false);
        run();
    }

    [[nodiscard]] Broadcaster& broadcaster() { return *broadcaster_; }

    [[nodiscard]] history::RoundRecorder& round_recorder() { return round_recorder_; }

    [[nodiscard]] history::Archive& archive() { return archive_; }

    // Returns a store with all events written so far.
    [[nodiscard]] std::unique_ptr<KeptEvents> kept_events() { return store_.kept(); }

    void write_archive() {
        house_->settle();
        EXPECT_TRUE(archive_.put(round_recorder_.take(casino().state())));
    }

    [[nodiscard]] house::OpenCasino& open_casino() { return *house_; }

    [[nodiscard]] const house::Casino& casino() const { return house_->casino(); }

    [[nodiscard]] views::ViewContext view_context() const {
        return broadcaster_->view_context(now_);
    }

    [[nodiscard]] Moment now() const { return now_; }

    [[nodiscard]] std::uint64_t events() const { return casino().journal().head().sequence; }

    [[nodiscard]] const house::TableState& at(TableId table) const {
        return *house::find_table(casino().state(), table);
    }

    [[nodiscard]] std::uint64_t stage(TableId table) const {
        return house::decision_point_of(at(table));
    }

    [[nodiscard]] const Round& round(TableId table) const {
        return house::banked_state(at(table))->round;
    }

    [[nodiscard]] Money stack(TableId table, PersonId person) const {
        return casino().balances().of(house::stack_of(table, person));
    }

  private:
    PersonId enrol(const std::string& name) {
        must(0, house::PeopleCommand(house::Enrol{name, false}));
        return static_cast<PersonId>(casino().state().people.persons.size());
    }

    PersonId staff(const std::string& name, Role rank) {
        const PersonId person = enrol(name);
        must(executive_, house::PeopleCommand(house::Appoint{person, rank, house::Office::none}));
        return person;
    }

    BackgroundExecutor background_;
    BlockingStore store_{};
    views::ActivityLog activity_log_{};
    history::Archive archive_ = *history::Archive::open(":memory:");
    history::RoundRecorder round_recorder_{{}};
    std::unique_ptr<house::OpenCasino> house_{};
    std::unique_ptr<Broadcaster> broadcaster_{};
    Moment now_ = Moment::of_microseconds(1'800'000'000'000'000);
    PersonId executive_ = 0;
    PersonId manager_ = 0;
    PersonId dealer_ = 0;
    PersonId cage_ = 0;
};

// A session of a person that records the messages it is sent.
class Listener : public Subscriber {
  public:
    Listener(TestServer& house, PersonId person, bool is_guest = false)
        : house_(house), person_(person) {
        id_ = house_.broadcaster().enter(*this, person, is_guest, house_.now());
        house_.run();
    }

    ~Listener() override { house_.broadcaster().leave(id_); }

    void send(const Text& text) override {
        const bool is_beat = text->starts_with("{\"heartbeat\":");
        (is_beat ? beats_ : heard_).push_back(*text);
    }

    void close_session(const char*) override {}

    // Messages without heartbeats.
    [[nodiscard]] const std::vector<std::string>& heard() const { return heard_; }

    [[nodiscard]] const std::vector<std::string>& beats() const { return beats_; }

    void watch(TableId table) { say(views::WatchTable{table}); }

    // Takes a seat and buys chips for a hundred dollars.
    void sit(TableId table, std::uint8_t seat) {
        watch(table);
        submit(views::TakeSeat{table, seat});
        EXPECT_EQ("done", last_answer());
        submit(house::BuyChips{table, Money::of_cents(100'00)});
        EXPECT_EQ("done", last_answer());
    }

    std::uint64_t act(TableId table, std::uint64_t stage, const views::RoundAction& action) {
        return submit(views::ActInRound{table, action}, stage);
    }

    void act_without_flush(TableId table, std::uint64_t stage, const views::RoundAction& action) {
        house_.broadcaster().receive(
            id_, views::Submit{++key_, stage, views::ActInRound{table, action}}, house_.now());
        house_.run_without_flush();
    }

    std::uint64_t submit(const views::PlayerCommand& command, std::uint64_t stage = 0) {
        submit(++key_, command, stage);
        return key_;
    }

    void submit(std::uint64_t key, const views::PlayerCommand& command, std::uint64_t stage) {
        std::string text;
        JsonText json(text);
        codec::write_json(json, views::FromBrowser(views::Submit{key, stage, command}));
        views::MessageReader reader;
        const auto message = reader.read(text);
        ASSERT_TRUE(message) << reader.error_text();
        say(std::get<views::FromBrowser>(*message));
    }

    void submit_as_staff(const house::Command& command) {
        say(views::SubmitAsStaff{++key_, 0, command});
    }

    template <typename Message>
    void say(const Message& message) {
        house_.broadcaster().receive(id_, message, house_.now());
        house_.run();
    }

    // Returns the reason and the clause for which a command would be refused; " " if it would be
    // accepted.
    [[nodiscard]] std::string why_not(const views::PlayerCommand& command) {
        say(views::Explain{77, command});
        JsonLine line;
        if (heard_.empty() || !line.read(heard_.back())) return "not JSON";
        const JsonValue* const why = line.find(line.root(), "explanation");
        if (why == nullptr) return "no answer";
        return std::string(line.text(*line.find(*why, "reason"))) + " " +
               std::string(line.text(*line.find(*why, "clause")));
    }

    // Returns "done", or the reason and the clause of the refusal.
    [[nodiscard]] std::string last_answer() const {
        for (auto text = heard_.rbegin(); text != heard_.rend(); ++text) {
            JsonLine line;
            if (!line.read(*text)) return "not JSON";
            if (line.find(line.root(), "accepted") != nullptr) return "done";
            const JsonValue* const refused = line.find(line.root(), "refused");
            if (refused == nullptr) continue;
            return std::string(line.text(*line.find(*refused, "reason"))) + " " +
                   std::string(line.text(*line.find(*refused, "clause")));
        }
        return "nothing";
    }

  private:
    TestServer& house_;
    PersonId person_;
    SubscriberId id_ = 0;
    std::uint64_t key_ = 1'000;
    std::vector<std::string> heard_{};
    std::vector<std::string> beats_{};
};

}  // namespace baize::server
