// Rounds in which the limits of an area changed while wagers lay on the layout: they are replayed
// as they were played.
#include <gtest/gtest.h>

#include "house/casino/casino_kit.h"
#include "ledger/journal/stub_store.h"
#include "service/history/round_recorder.h"
#include "service/history/round_replay.h"

namespace baize::history {
namespace {

using house::PersonId;
using house::TableId;

// A ledger made of the events that the journal has staged.
class StagedStore : public ledger::StubStore {
  public:
    explicit StagedStore(const ledger::Batch& batch) : batch_(batch) {}

    std::optional<ledger::Fault> read(std::uint64_t after,
                                      const ledger::EventVisitor& visit) override {
        for (std::size_t i = 0; i < batch_.size(); ++i) {
            if (batch_[i].head.sequence > after && !visit(batch_[i])) break;
        }
        return {};
    }

  private:
    const ledger::Batch& batch_;
};

class MovedLimits : public testing::Test {
  protected:
    MovedLimits() {
        for (std::uint8_t i = 0; i < 3; ++i) {
            house.must(people[i], house::BankedCommand(house::BuyChips{table, dollars(800)}));
            if (i < 2) sit(people[i], i);
        }
    }

    void sit(PersonId person, std::uint8_t seat) {
        house.must(person, house::SeatingCommand(house::TakeSeat{table, seat, person}));
    }

    void wager(PersonId person, std::uint8_t box, Money amount) {
        const PlaceWager ante{box, Wager::ante, amount, Tender::chips};
        house.must(person, house::BankedCommand(house::ActInRound{table, ante, 0}));
    }

    void agree(const house::PersonalLimits& limits) {
        house.must(house.area_manager, house::SignCommand(house::AgreeLimits{table, limits}));
    }

    // The events from `first` on.
    [[nodiscard]] std::vector<PlayedEvent> events_from(std::uint64_t first) {
        finished.start.table = table;
        finished.start.round = round_number(house.at(table));
        finished.start.first = first;
        finished.end.last = house.casino.journal().head().sequence;
        StagedStore store(house.casino.journal().staged());
        return *events_of(store, ledger::Vault{}, finished);
    }

    [[nodiscard]] std::uint64_t next_event() const {
        return house.casino.journal().head().sequence + 1;
    }

    house::House house{};
    TableId table = house.table("three_card", house::DealtBy::dealer);
    std::array<PersonId, 3> people{house.player("Ann", dollars(1'000)),
                                   house.player("Ben", dollars(1'000)),
                                   house.player("Cleo", dollars(1'000))};
    FinishedRound finished{};
};

// Ann's own minimum goes with her to another area while Ben's wager lies there, and Cleo takes the
// area that she has left. [CS 6.3] [TCP 6.3] [I-117]
TEST_F(MovedLimits, AreReplayedWhenTheirPlayerChangesSeatsInTheRound) {
    const auto [ann, ben, cleo] = people;
    agree({.box = 0, .player = ann, .minimum = dollars(50)});
    finished.start.before = house.at(table);
    const std::uint64_t first = next_event();
    wager(ben, 1, dollars(5));
    house.must(ann, house::SeatingCommand(house::ChangeSeat{table, 4, ann}));
    sit(cleo, 0);
    wager(cleo, 0, dollars(5));
    EXPECT_EQ(Reason::below_minimum,
              house
                  .refused(ann,
                           house::BankedCommand(house::ActInRound{
                               table, PlaceWager{4, Wager::ante, dollars(5), Tender::chips}, 0}))
                  .reason);
    wager(ann, 4, dollars(50));
    const views::Replay replayed = replay(finished, events_from(first), 0);
    ASSERT_FALSE(replayed.steps.empty());
    const views::BankedView& game_state = *replayed.steps.back().table.banked;
    std::vector<std::pair<std::size_t, Money>> antes;
    for (const views::BoxView& box : game_state.boxes) {
        for (const views::WagerView& one : box.wagers)
            antes.emplace_back(std::size_t{box.box}, one.stake);
    }
    EXPECT_EQ((std::vector<std::pair<std::size_t, Money>>{
                  {0, dollars(5)}, {1, dollars(5)}, {4, dollars(50)}}),
              antes);
}

// A round begins with the first wager that stays: what was agreed on after one was taken back holds
// for it. [CS 6.3] [TCP 6.3] [I-117]
TEST_F(MovedLimits, StayInARoundThatBeginsAgain) {
    const PersonId ann = people[0];
    RoundRecorder recorder({});
    house.casino.watch(
        [&](const house::CasinoState& state,
            const house::Step& step,
            const house::EventMeta& recorded) { recorder.watch(state, step, recorded); });
    wager(ann, 0, dollars(50));
    wager(ann, 0, Money{});
    agree({.box = 0, .player = ann, .maximum = dollars(600)});
    const std::uint64_t first = next_event();
    wager(ann, 0, dollars(550));
    const std::vector<ArchivedRound> open = recorder.take_all(house.casino.state());
    ASSERT_EQ(1U, open.size());
    EXPECT_EQ(first, open.front().start.first);
    finished.start = open.front().start;
    EXPECT_FALSE(replay(finished, events_from(first), 0).steps.empty());
}

}  // namespace
}  // namespace baize::history
