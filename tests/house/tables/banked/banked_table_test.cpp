#include "house/tables/banked/banked_table.h"

#include <gtest/gtest.h>

#include "engine/banked/at_table.h"
#include "engine/games/registry.h"
#include "house/tables/banked/decide.h"
#include "kit/conformance.h"
#include "kit/dollars.h"
#include "ledger/record/encoding.h"

namespace baize::house {
namespace {

using ledger::AccountKind;

constexpr TableId table_number = 12;

template <typename Value>
std::vector<std::byte> bytes_of_value(const Value& value) {
    std::vector<std::byte> bytes;
    ledger::ByteWriter writer(bytes);
    ledger::encode(writer, value);
    return bytes;
}

// A table with its ledger; every player has bought chips.
class TableWithMoney {
  public:
    explicit TableWithMoney(BankedGame game) : game_(std::move(game)) {}

    void give(ledger::Account account, Money amount) {
        const std::vector<ledger::Posting> in{{ledger::the_cage, -amount}, {account, amount}};
        ASSERT_FALSE(balances_.post(in).has_value());
    }

    void buy_in(PersonId player, Money amount) { give(stack(player), amount); }

    // Decides a command, writes and reads its event and replays it; the replay must lead to the
    // same table.
    [[nodiscard]] Result<BankedEvent> act(const Issuer& by, const Action& action) {
        return carry_out(decide_act(table_, game_, by, action, balances_));
    }

    [[nodiscard]] Result<BankedEvent> carry_out(const Result<RoundTransition>& made) {
        if (!made) return reject(made.error());
        const std::vector<ledger::Posting> moved = postings(table_, game_, *made, balances_);
        const std::optional<ledger::Fault> fault = balances_.post(moved);
        EXPECT_FALSE(fault.has_value()) << fault->text;
        const auto read = ledger::decoded<BankedEvent>(bytes_of_value(made->event));
        EXPECT_EQ(made->event, read);
        const auto again = transition(table_, game_, *read, Moment{});
        EXPECT_TRUE(again && again->after == made->after);
        table_ = made->after;
        return made->event;
    }

    [[nodiscard]] Money chips(PersonId player) const { return balances_.of(stack(player)); }

    [[nodiscard]] Money layout() const { return balances_.of({AccountKind::pot, table_number, 0}); }

    [[nodiscard]] Money in_float() const {
        return balances_.of({AccountKind::table_float, table_number, 0});
    }

    [[nodiscard]] Money house() const { return balances_.of(ledger::the_house); }

    [[nodiscard]] const ledger::Balances& balances() const { return balances_; }

    [[nodiscard]] BankedTable& table() { return table_; }

    [[nodiscard]] const BankedGame& game() const { return game_; }

  private:
    static ledger::Account stack(PersonId player) {
        return {AccountKind::stack, table_number, player};
    }

    BankedGame game_;
    BankedTable table_{};
    ledger::Balances balances_{};
};

BankedGame banked_game_named(std::string_view name) {
    const GameHooks* const hooks = house_game(game_named(name).value());
    return {table_number, hooks, hooks->published()};
}

const Issuer emil{.person = 5};
const Issuer dealer{.person = 2, .rank = Role::dealer};

// A round of Three Card Poker that a dealer can follow.
class ThreeCardTable : public testing::Test {
  protected:
    TableWithMoney table{banked_game_named("three_card")};

    void SetUp() override {
        table.buy_in(5, dollars(100));
        table.give({AccountKind::table_float, table_number, 0}, dollars(1'000));
    }

    void done(const Issuer& by, const Action& action) {
        const Result<BankedEvent> event = table.act(by, action);
        ASSERT_TRUE(event.has_value()) << sentence(event.error().reason);
    }

    void deal(const char* cards) {
        done(dealer, CloseBetting{});
        done(dealer, Shuffle{});
        done(dealer, Cut{20});
        done(dealer, DealHands{card_list<52>(cards)});
        done(dealer, AnnounceDecisions{});
    }
};

TEST_F(ThreeCardTable, AWinningRoundMovesChipsFromStackToLayoutAndFloatToStack) {
    done(emil, PlaceWager{0, Wager::ante, dollars(10)});
    done(emil, PlaceWager{0, Wager::pair_plus, dollars(5)});
    EXPECT_EQ(dollars(85), table.chips(5));
    EXPECT_EQ(dollars(15), table.layout());
    done(emil, PlaceWager{0, Wager::pair_plus, Money{}});  // taken back
    EXPECT_EQ(dollars(90), table.chips(5));
    deal("Kh Qs Kd 7c 8h 2d");  // a pair of kings against queen high
    done(emil, Decide{0, Decision::play, dollars(10)});
    EXPECT_EQ(dollars(80), table.chips(5));
    done(dealer, RevealDealer{});
    done(dealer, Settle{});
    EXPECT_EQ(dollars(120), table.chips(5));
    EXPECT_EQ(Money{}, table.layout());
    EXPECT_EQ(dollars(980), table.in_float());
    ASSERT_TRUE(table.carry_out(decide_next_round(table.table(), table.game(), dealer)));
    EXPECT_EQ(2U, table.table().number);
    EXPECT_EQ(dollars(120), table.chips(5));
}

TEST_F(ThreeCardTable, AFoldedAnteGoesToTheFloat) {
    done(emil, PlaceWager{0, Wager::ante, dollars(10)});
    deal("4h Qs 3d 7c 8h 2d");
    done(emil, Decide{0, Decision::fold, Money{}});
    done(dealer, Settle{});
    EXPECT_EQ(dollars(90), table.chips(5));
    EXPECT_EQ(dollars(1'010), table.in_float());
    EXPECT_EQ(Money{}, table.layout());
}

// [TCP 5.1] [CS 5.1]
TEST_F(ThreeCardTable, WagersAreLimitedByTheStack) {
    const auto refused = table.act(emil, PlaceWager{0, Wager::ante, dollars(101)});
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ((Rejection{Reason::too_few_chips, "TCP 5.1"_clause}), refused.error());
    EXPECT_EQ(dollars(100), table.chips(5));
    // The player has chips for the Ante, but not for the Play wager.
    done(emil, PlaceWager{0, Wager::ante, dollars(60)});
    deal("Kh Qs Kd 7c 8h 2d");
    EXPECT_FALSE(table.act(emil, Decide{0, Decision::play, dollars(60)}).has_value());
    EXPECT_EQ(dollars(40), table.chips(5));
}

TEST_F(ThreeCardTable, AFloatThatCannotPayIsFilledByTheHouse) {
    TableWithMoney poor(banked_game_named("three_card"));
    poor.buy_in(5, dollars(100));
    const std::vector<std::pair<Issuer, Action>> acts{
        {emil, PlaceWager{0, Wager::ante, dollars(10)}},
        {dealer, CloseBetting{}},
        {dealer, Shuffle{}},
        {dealer, Cut{20}},
        {dealer, DealHands{card_list<52>("Kh Qs Kd 7c 8h 2d")}},
        {dealer, AnnounceDecisions{}},
        {emil, Decide{0, Decision::play, dollars(10)}},
        {dealer, RevealDealer{}},
        {dealer, Settle{}}};
    for (const auto& [by, action] : acts)
        ASSERT_TRUE(poor.act(by, action).has_value());
    EXPECT_EQ(dollars(120), poor.chips(5));
    EXPECT_EQ(Money{}, poor.in_float());
    EXPECT_EQ(-dollars(20), poor.house());
}

// [I-112]
TEST_F(ThreeCardTable, InspectorsAndTheCageDoNothingAtATable) {
    for (const Office office : {Office::inspector, Office::cage, Office::tournament_director}) {
        const Issuer by{.person = 5, .office = office};
        const auto refused = table.act(by, PlaceWager{0, Wager::ante, dollars(10)});
        ASSERT_FALSE(refused.has_value());
        EXPECT_EQ((Rejection{Reason::rank_too_low, "I-112"_clause}), refused.error());
        EXPECT_FALSE(decide_next_round(table.table(), table.game(), by).has_value());
        EXPECT_FALSE(decide_leaving(table.table(), table.game(), by, 5).has_value());
    }
}

TEST_F(ThreeCardTable, LeavingTakesOpenWagersBackAndIsRefusedAfterTheDeal) {
    done(emil, PlaceWager{0, Wager::ante, dollars(10)});
    EXPECT_FALSE(decide_leaving(table.table(), table.game(), {.person = 9}, 5).has_value());
    ASSERT_TRUE(table.carry_out(decide_leaving(table.table(), table.game(), emil, 5)));
    EXPECT_EQ(dollars(100), table.chips(5));
    EXPECT_EQ(Money{}, table.layout());
    done(emil, PlaceWager{0, Wager::ante, dollars(10)});
    deal("4h Qs 3d 7c 8h 2d");
    EXPECT_FALSE(decide_leaving(table.table(), table.game(), emil, 5).has_value());
    done(emil, Decide{0, Decision::fold, Money{}});
    done(dealer, Settle{});
    ASSERT_TRUE(table.carry_out(decide_leaving(table.table(), table.game(), dealer, 5)));
    EXPECT_EQ(dollars(90), table.chips(5));
}

// The test has no jackpot system, so its wagers stay on the layout.
bool stays_laid(const BankedGame& game, const Round& round, std::size_t box) {
    if (round.boxes[box].carries_jackpot) return true;
    const Verdict verdict = game.hooks->jackpot_claim(game.rules, round, box).verdict;
    return verdict == Verdict::win || verdict == Verdict::lose;
}

Money laid(const BankedGame& game, const Round& round) {
    Money sum;
    for (std::size_t box = 0; box < boxes_max; ++box) {
        for (std::size_t i = 0; i < staked_wager_count; ++i) {
            const Money stake = round.boxes[box].stake[i];
            if (stake.is_zero()) continue;
            const bool stays = round.phase != Phase::over ||
                               (i == index(Wager::jackpot) && stays_laid(game, round, box));
            if (stays) sum += stake;
        }
    }
    return sum;
}

// Returns the net result of the players of a finished round, computed by the engine's settlement.
Money net_of(const BankedGame& game, const Round& round) {
    Money net;
    for (const SettledLine& line : settled_lines(game, round))
        net += line.wager.back - line.wager.staked;
    return net;
}

// Random rounds of every game, with irregularities, invalid actions and rulings, each by a person
// with enough chips. Money is conserved after every event, the layout agrees with the round, and
// records round-trip.
TEST(BankedTables, MoneyIsConservedInRandomRounds) {
    for (const GameHooks& hooks : house_games()) {
        unsigned settled = 0;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            SCOPED_TRACE(std::string(hooks.facts().name) + ", seed " + std::to_string(seed));
            kit::RandomTable random(hooks, seed);
            for (unsigned count = 0; count < 4; ++count) {
                kit::PlayedRound played;
                ASSERT_EQ("", random.play_round(played));
                TableWithMoney table({table_number, &hooks, random.rules()});
                table.table().round = played.first;
                if (laid(table.game(), played.first).is_positive())
                    table.give({AccountKind::pot, table_number, 0},
                               laid(table.game(), played.first));
                for (PersonId person = 1; person <= 8; ++person)
                    table.buy_in(person, dollars(100'000));
                const Money before = dollars(800'000);
                for (const Act& act : played.acts) {
                    const Issuer by{.person = act.by.player, .rank = act.by.role};
                    const auto event = table.act(by, act.action);
                    ASSERT_TRUE(event.has_value()) << sentence(event.error().reason);
                    ASSERT_EQ(laid(table.game(), table.table().round), table.layout());
                }
                ASSERT_EQ(played.last, table.table().round);
                const auto restored = ledger::decoded<BankedTable>(bytes_of_value(table.table()));
                ASSERT_EQ(table.table(), restored);
                if (played.last.phase != Phase::over) continue;
                ++settled;
                Money chips;
                for (PersonId person = 1; person <= 8; ++person)
                    chips += table.chips(person);
                const Money moved_over =
                    laid(table.game(), played.first) - laid(table.game(), played.last);
                EXPECT_EQ(before + moved_over + net_of(table.game(), played.last), chips);
                if (played.last.voided.is_set()) continue;
                // The error is found before the next round, so the round is reversed. [I-98]
                const Issuer manager{.person = 99, .rank = Role::assistant_casino_manager};
                ASSERT_TRUE(table.act(manager, Report{.what = Irregularity::fraud}).has_value());
                Money back;
                for (PersonId person = 1; person <= 8; ++person)
                    back += table.chips(person);
                EXPECT_EQ(before + laid(table.game(), played.first), back);
                EXPECT_EQ(Money{}, table.layout());
            }
        }
        EXPECT_GT(settled, 30U) << hooks.facts().name;
    }
}

}  // namespace
}  // namespace baize::house
