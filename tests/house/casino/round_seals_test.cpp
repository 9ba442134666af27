// Tests the keys that encrypt the cards of rounds: each belongs to the commitment of its deck, and
// only the house discloses it, when the round is over.
#include "house/seals/round_seals.h"

#include <gtest/gtest.h>

#include "house/seals/card_search.h"
#include "house/seals/disclosed_keys.h"
#include "house_dealer.h"
#include "ledger/journal/stub_store.h"

namespace baize::house {
namespace {

class BatchStore : public ledger::StubStore {
  public:
    explicit BatchStore(const ledger::Batch& batch) : batch_(batch) {}

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

// One player at a table of Three Card Poker.
class RoundSeals : public testing::Test {
  protected:
    RoundSeals() {
        house.must(ann, TakeSeat{table, 1, ann});
        house.must(ann, BankedCommand(BuyChips{table, dollars(100)}));
        dealer.run(house, table);
    }

    void wager() {
        house.must(ann,
                   BankedCommand(ActInRound{table, PlaceWager{1, Wager::ante, dollars(5)}, 0}));
        house.must(ann, BankedCommand(FinishWagers{table}));
    }

    void decide() {
        house.must(ann, BankedCommand(ActInRound{table, Decide{1, Decision::play, dollars(5)}, 0}));
    }

    // Deals as the house until the player must decide, and goes on after her decision.
    void play_round() {
        wager();
        dealer.run(house, table);
        decide();
        dealer.run(house, table);
    }

    [[nodiscard]] Keys disclosed() {
        BatchStore store(house.casino.journal().staged());
        return *disclosed_keys(store);
    }

    // Replays without the master key; returns the error and the event at which the replay stopped.
    [[nodiscard]] std::optional<ledger::Fault> replay_without_key(Casino& casino) {
        const ledger::Batch& batch = house.casino.journal().staged();
        for (std::size_t i = 0; i < batch.size(); ++i) {
            if (auto fault = casino.replay(batch[i])) return fault;
        }
        return std::nullopt;
    }

    House house{};
    HouseDealer dealer{3};
    TableId table = house.table("three_card");
    PersonId ann = house.player("Ann", dollars(1'000));
};

// [I-114]
TEST_F(RoundSeals, KeyIsDisclosedOnlyWhenTheRoundIsOverAndByTheHouse) {
    const std::uint64_t round = round_number(house.at(table));
    const BankedCommand disclose = DiscloseKey{table, round, {}};
    EXPECT_EQ("not_now I-114", words(house.refused(the_house_itself, disclose)));
    wager();
    dealer.run(house, table);
    EXPECT_EQ("not_now I-114", words(house.refused(the_house_itself, disclose)));
    for (const PersonId person : {ann, house.dealer, house.executive})
        EXPECT_EQ("rank_too_low I-114", words(house.refused(person, disclose)));
    EXPECT_TRUE(disclosed()->round_key({table, round}) == std::nullopt);
    decide();
    dealer.run(house, table);
    EXPECT_TRUE(disclosed()->round_key({table, round}).has_value());
    EXPECT_EQ("already_done I-114", words(house.refused(the_house_itself, disclose)));
    expect_read_back(house);
}

// [I-114]
TEST_F(RoundSeals, KeyOtherThanTheCommittedOneIsRefused) {
    wager();
    dealer.run(house, table);
    decide();
    while (house.round(table).phase != Phase::over)
        ASSERT_TRUE(dealer.step(house, table));
    const std::uint64_t round = round_number(house.at(table));
    const Context now{house.casino.state(),
                      house.casino.balances(),
                      issuer_of(house.casino.state(), the_house_itself, house.now)};
    DiscloseKey other{table, round, {}};
    const auto refused = disclose_key(now, other);
    ASSERT_FALSE(refused);
    EXPECT_EQ("cards_differ I-114", words(refused.error()));
    other.key = test_keys()->round_key({table, round})->bytes();
    EXPECT_TRUE(disclose_key(now, other));
}

// Once its rounds are over, the ledger alone is enough for a replay. By then the commitment for the
// next deck is recorded, and its cards are not needed.
TEST_F(RoundSeals, RecordIsReadWithTheKeysThatItDiscloses) {
    play_round();
    play_round();
    ASSERT_TRUE(house.at(table).sealed);
    Casino read(disclosed());
    const auto fault = replay_without_key(read);
    ASSERT_FALSE(fault) << fault->text;
    const TableState& seen = *find_table(read.state(), table);
    EXPECT_TRUE(seen.sealed->deck.empty());
    EXPECT_EQ(house.at(table).sealed->root, seen.sealed->root);
    EXPECT_EQ(house.at(table).locks, seen.locks);
    EXPECT_EQ(house.casino.journal().head(), read.journal().head());
    EXPECT_EQ(house.casino.balances().all(), read.balances().all());
}

TEST_F(RoundSeals, RecordOfARoundThatIsOnIsReadUpToItsFirstDealing) {
    play_round();
    const std::uint64_t before = house.casino.journal().head().sequence;
    wager();
    dealer.run(house, table);
    Casino read(disclosed());
    const auto fault = replay_without_key(read);
    ASSERT_TRUE(fault);
    EXPECT_EQ(ledger::FaultKind::sealed, fault->kind);
    EXPECT_EQ((ledger::SealName{table, round_number(house.at(table))}), read.sealed_round());
    EXPECT_EQ(before + 2,
              read.journal().head().sequence);  // her wager, and the command that ends her betting
}

TEST_F(RoundSeals, WrongMasterKeyIsReportedAtTheFirstCommitment) {
    Casino read(keys_of(1));
    const auto fault = replay_without_key(read);
    ASSERT_TRUE(fault);
    EXPECT_EQ(ledger::FaultKind::record, fault->kind);
    EXPECT_NE(std::string::npos, fault->text.find("belongs to another key file")) << fault->text;
}

// An event that should be encrypted is not, in a chain whose hashes are correct.
TEST_F(RoundSeals, UnsealedCardsAreReportedAsAFault) {
    const ledger::Batch& batch = house.casino.journal().staged();
    Casino read(test_keys());
    for (std::size_t i = 0; i < batch.size(); ++i) {
        const ledger::EventView& event = batch[i];
        const auto sealed = ledger::sealed_body(event.body);
        if (!sealed) {
            ASSERT_FALSE(read.replay(event).has_value());
            continue;
        }
        std::vector<std::byte> plain;
        const auto key = test_keys()->round_key(sealed->name);
        ASSERT_TRUE(ledger::open_body(event.head, event.body, *key, plain));
        std::vector<std::byte> record;
        ledger::write_record(event.head, plain, event.postings, record);
        const ledger::Hash hash = ledger::chained(read.journal().head().hash, record);
        const auto fault = read.replay({event.head, plain, event.postings, hash});
        ASSERT_TRUE(fault);
        EXPECT_NE(std::string::npos,
                  fault->text.find("the event differs from the decision of this program"));
        return;
    }
    FAIL() << "nothing was sealed";
}

// The key of a deck that is never dealt is disclosed too: the sign changed before the round began.
TEST_F(RoundSeals, KeyOfADeckThatIsNeverDealtIsDisclosed) {
    const std::uint64_t round = round_number(house.at(table));
    ASSERT_EQ(round, house.at(table).sealed->round);
    const Moment closing = house.now + Span::of_minutes(20);
    house.must(house.area_manager, SignCommand(AnnounceClosing{table, closing}));
    house.now = closing;
    house.must(house.area_manager, SignCommand(CloseTable{table}));
    house.must(house.area_manager,
               SignCommand(PutUpSign{table, plain_sign("three_card", DealtBy::house), table}));
    ASSERT_LT(round, round_number(house.at(table)));
    dealer.run(house, table);
    EXPECT_TRUE(disclosed()->round_key({table, round}).has_value());
    expect_read_back(house);
}

TEST(CardSearch, FindsCardsWhereverTheyStand) {
    EXPECT_FALSE(names_cards(Command(BankedCommand(OpenRound{1}))));
    EXPECT_FALSE(names_cards(Command(BankedCommand(SealDeck{1, {}, 3, {}}))));
    EXPECT_TRUE(names_cards(Command(BankedCommand(SealDeck{1, {"As"_card}, 3, {}}))));
    const poker::Action folded{.does = poker::Does::fold, .seat = 2};
    poker::Action discarded{.does = poker::Does::discard, .seat = 2};
    discarded.cards[0] = poker::Face{"2c"_card};
    EXPECT_FALSE(names_cards(Command(PokerCommand(ActInHand{1, folded}))));
    EXPECT_TRUE(names_cards(Command(PokerCommand(ActInHand{1, discarded}))));
    HandOpened opened;
    EXPECT_FALSE(names_cards(CasinoEvent(HandHappened{1, opened})));
    opened.opening.deck[51] = poker::Face{"7d"_card};
    EXPECT_TRUE(names_cards(CasinoEvent(HandHappened{1, opened})));
}

}  // namespace
}  // namespace baize::house
