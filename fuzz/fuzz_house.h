// A small house for fuzzers, set up once and copied for every input. Ada and Ben sit at three
// tables, Eve has no seat; all have money.
#pragma once

#include <cstdlib>
#include <memory>
#include <string>
#include <utility>

#include "engine/core/check.h"
#include "engine/games/registry.h"
#include "engine/random/seeded_source.h"
#include "formats/json/json_line.h"
#include "house/casino/casino.h"
#include "house/casino/test_keys.h"
#include "ledger/journal/stub_store.h"
#include "server/broadcast/broadcaster.h"

namespace baize::fuzzing {

using house::PersonId;
using house::TableId;

enum Person : PersonId { erin = 1, alma, dan, cato, ada, ben, eve };

inline const Moment opening = Moment::of_microseconds(1'800'000'000'000'000);

inline house::Sign sign_of(const std::string& game) {
    house::Sign sign;
    sign.game = game_named(game).value();
    if (const GameHooks* const hooks = house_game(sign.game)) {
        house::HouseTerms terms;
        terms.limits.min = Money::of_cents(500);
        terms.limits.max = Money::of_cents(50'000);
        terms.limits.step = Money::of_cents(500);
        for (const TableChoice& choice : hooks->facts().choices)
            terms.pay_tables.push_back(
                {std::string(choice.name), std::string(choice.tables[0].name)});
        sign.seats = 7;
        sign.terms = terms;
        return sign;
    }
    house::PokerTerms terms;
    terms.betting.structure = poker::Structure::no_limit;
    terms.betting.minimum = Money::of_cents(200);
    terms.forced.blinds = {Money::of_cents(100), Money::of_cents(200)};
    terms.stakes.buy_in_min = Money::of_cents(4'000);
    terms.stakes.buy_in_max = Money::of_cents(40'000);
    terms.commission.rate = 500;
    terms.commission.cap = Money::of_cents(1'000);
    terms.dealing = poker::Dealing::automatic;
    sign.seats = 9;
    sign.terms = terms;
    return sign;
}

// The casino without storage.
class SetUp {
  public:
    SetUp() {
        for (const char* const name : {"Erin", "Alma", "Dan", "Cato", "Ada", "Ben", "Eve"})
            must(0, house::PeopleCommand(house::Enrol{name, false}));
        appoint(0, erin, Role::executive, house::Office::none);
        appoint(erin, alma, Role::area_manager, house::Office::none);
        appoint(erin, dan, Role::dealer, house::Office::none);
        appoint(erin, cato, Role::player, house::Office::cage);
        for (const PersonId person : {ada, ben, eve}) {
            must(cato, house::PeopleCommand(house::CashIn{person, Money::of_cents(100'000)}));
            must(person, house::PeopleCommand(house::TakePlayChips{Money::of_cents(100'000)}));
        }
        open(1, "three_card", house::Chips::money);
        open(2, "holdem", house::Chips::money);
        open(3, "ultimate_holdem", house::Chips::play);
        for (const PersonId person : {ada, ben})
            sit_down(person, static_cast<std::uint8_t>(person - ada));
        casino_.journal().staged().clear();
    }

    [[nodiscard]] const house::Casino& casino() const { return casino_; }

  private:
    void must(PersonId by, const house::Command& command) {
        BAIZE_CHECK(casino_.submit({by, 0, opening}, command).has_value());
    }

    void appoint(PersonId by, PersonId person, Role rank, house::Office office) {
        must(by, house::PeopleCommand(house::Appoint{person, rank, office}));
    }

    void open(TableId table, const std::string& game, house::Chips chips) {
        must(alma, house::SignCommand(house::MakeTable{house::DealtBy::house, chips}));
        must(alma, house::SignCommand(house::PutUpSign{table, sign_of(game), table}));
        must(dan, house::SignCommand(house::OpenTable{table, 1}));
    }

    void sit_down(PersonId person, std::uint8_t seat) {
        for (const TableId table : {TableId{1}, TableId{3}}) {
            must(person, house::SeatingCommand(house::TakeSeat{table, seat, person}));
            must(person, house::BankedCommand(house::BuyChips{table, Money::of_cents(20'000)}));
        }
        poker::Arrival arrival{.player = person, .seat = seat};
        arrival.chips = Money::of_cents(10'000);
        must(person, house::PokerCommand(house::SitDown{2, arrival}));
    }

    house::Casino casino_{house::test_keys()};
};

// Checks that every message sent is valid JSON.
class Ear : public server::Subscriber {
  public:
    void send(const server::Text& text) override {
        if (!line_.read(*text)) std::abort();
    }

    void close_session(const char*) override {}

  private:
    JsonLine line_{};
};

// Runs background work immediately.
inline bool here(const std::function<void()>& slow, const std::function<void()>& after) {
    slow();
    after();
    return true;
}

class FuzzHouse {
  public:
    FuzzHouse() {
        static const SetUp set_up;
        house::Casino casino = set_up.casino();
        casino.watch([this](const house::CasinoState& state,
                            const house::Step& step,
                            const house::EventMeta& recorded) {
            activity_log_.add(state, step, recorded);
            if (broadcaster_) broadcaster_->mark_changes(state, step, recorded);
        });
        house_ = std::make_unique<house::OpenCasino>(
            store_, std::move(casino), 0, ledger::Committer::OnWritten{});
        const auto source = std::make_shared<SeededSource>(7);
        broadcaster_ = std::make_unique<server::Broadcaster>(
            *house_,
            activity_log_,
            house::AutoDealer(
                [source](const house::DueAction& due) { return command_for(due, *source); },
                Span::of_seconds(5)),
            here,
            server::BroadcasterSettings{});
        run();
    }

    [[nodiscard]] server::Broadcaster& broadcaster() { return *broadcaster_; }

    [[nodiscard]] Moment now() const { return now_; }

    void pass(Span time) { now_ = now_ + time; }

    void run() {
        broadcaster_->run(now_);
        house_->settle();
        broadcaster_->flush();
    }

    // Checks that the balances of all accounts add up to zero.
    void check() const {
        Money sum{};
        for (const auto& [account, amount] : house_->casino().balances().all())
            sum += amount;
        if (!sum.is_zero()) std::abort();
    }

  private:
    ledger::StubStore store_{};
    views::ActivityLog activity_log_{};
    std::unique_ptr<house::OpenCasino> house_{};
    std::unique_ptr<server::Broadcaster> broadcaster_{};
    Moment now_ = opening;
};

}  // namespace baize::fuzzing
