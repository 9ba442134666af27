// A round of any of the twelve games that the house deals, played by programs, and its proof.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "house/casino/house_dealer.h"
#include "house/seals/committed_deck.h"
#include "house/workflows/bots/bot_decisions.h"
#include "service/proof/deal_proof.h"

namespace baize::codec {

// Replays the ledger with an observer.
inline RoundWatch watched(house::House& house, const house::RoundName& name, Audience audience) {
    RoundWatch watch(name, audience);
    house::Casino read(house::test_keys());
    const ledger::Batch& batch = house.casino.journal().staged();
    for (std::size_t i = 0; i < batch.size() && !watch.is_past(); ++i) {
        EXPECT_FALSE(read.replay(batch[i]).has_value());
        watch.look(read.state(), batch[i].head);
    }
    return watch;
}

inline DealProof proof_for(house::House& house, const house::RoundName& name, Audience audience) {
    const RoundWatch watch = watched(house, name, audience);
    EXPECT_TRUE(watch.is_committed());
    EXPECT_TRUE(watch.is_over());
    return watch.proof();
}

// Programs at three places with a gap, until some rounds are over.
class BotTable {
  public:
    // If `binds_deal` is true, commitments cover the way of dealing too.
    explicit BotTable(std::string_view game, bool binds_deal = true)
        : BotTable(house::plain_sign(game, house::DealtBy::house), binds_deal) {}

    explicit BotTable(const house::Sign& sign, bool binds_deal = true)
        : table(house.table(sign, house::DealtBy::house)), dealer_(7, binds_deal), source_(8) {
        for (const std::uint8_t seat : std::initializer_list<std::uint8_t>{1, 2, 5})
            sit(seat, house_game(sign.game) != nullptr);
    }

    // Returns the deck that was committed for the round.
    [[nodiscard]] house::DeckCommitment commitment(std::uint64_t round) const {
        return house::commitment_of({table, round}, decks_.at(round));
    }

    void play(std::uint64_t rounds) {
        for (int turns = 0; turns < 2'000 && round_number(house.at(table)) <= rounds; ++turns) {
            while (dealer_.step(house, table))
                note_deck();
            take_turns();
            house.pass(Span::of_seconds(1));
        }
        ASSERT_GT(round_number(house.at(table)), rounds);
    }

    house::House house{};
    house::TableId table;
    std::vector<house::PersonId> players{};

  private:
    void sit(std::uint8_t seat, bool is_banked) {
        const house::PersonId person =
            house.player("Player " + std::to_string(seat), dollars(1'000));
        players.push_back(person);
        if (is_banked) {
            house.must(person, house::SeatingCommand(house::TakeSeat{table, seat, person}));
            house.must(person, house::BankedCommand(house::BuyChips{table, dollars(300)}));
        } else {
            house.must(person,
                       house::PokerCommand(house::sit_down(table, person, seat, dollars(200))));
        }
    }

    void note_deck() {
        const auto& sealed = house.at(table).sealed;
        if (sealed) decks_[sealed->round] = *sealed;
    }

    void take_turns() {
        for (const house::PersonId person : players) {
            const house::Context now{house.casino.state(),
                                     house.casino.balances(),
                                     issuer_of(house.casino.state(), person, house.now)};
            for (const house::Command& command : bot_turn(now, house.at(table), source_))
                static_cast<void>(house.submit(person, command));
        }
    }

    house::HouseDealer dealer_;
    SeededSource source_;
    std::map<std::uint64_t, house::SealedDeck> decks_{};
};

}  // namespace baize::codec
