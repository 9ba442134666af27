// Records round-trip unchanged, and their format is pinned.
#include <cstddef>
#include <string>
#include <vector>

#include <boost/mp11.hpp>
#include <boost/pfr.hpp>
#include <gtest/gtest.h>

#include "house/described_rules.h"
#include "house/signs/board.h"
#include "house/signs/events.h"
#include "ledger/record/encoding.h"
#include "room.h"

namespace baize::house {
namespace {

template <typename Value>
std::vector<std::byte> bytes_of(const Value& value) {
    std::vector<std::byte> bytes;
    ledger::ByteWriter out(bytes);
    ledger::encode(out, value);
    return bytes;
}

template <typename Value>
void expect_round_trip(const Value& value) {
    const std::vector<std::byte> bytes = bytes_of(value);
    const auto read = ledger::decoded<Value>(bytes);
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(value, *read);
    EXPECT_FALSE(ledger::decoded<Value>(ledger::Bytes(bytes).first(bytes.size() - 1)).has_value());
}

// A new member of an engine type must be described too, or records would lose it.
template <typename Value>
constexpr bool is_wholly_described =
    boost::pfr::tuple_size_v<Value> ==
    boost::mp11::mp_size<
        boost::describe::describe_members<Value, boost::describe::mod_public>>::value;

static_assert(is_wholly_described<Limits>);
static_assert(is_wholly_described<Settings>);
static_assert(is_wholly_described<poker::Betting>);
static_assert(is_wholly_described<poker::Straddle>);
static_assert(is_wholly_described<poker::Forced>);
static_assert(is_wholly_described<poker::Commission>);
static_assert(is_wholly_described<poker::FlopChase>);
static_assert(is_wholly_described<poker::Clock>);
static_assert(is_wholly_described<poker::TimeCharge>);
static_assert(is_wholly_described<poker::Stakes>);
static_assert(is_wholly_described<BonusPrize>);
static_assert(is_wholly_described<HouseTerms>);
static_assert(is_wholly_described<PokerTerms>);
static_assert(is_wholly_described<Sign>);
static_assert(is_wholly_described<SignNotice>);
static_assert(is_wholly_described<ClosingNotice>);
static_assert(is_wholly_described<PersonalLimits>);
static_assert(is_wholly_described<SignBoard>);

Sign full_poker_sign() {
    Sign sign = sign_of("crazy_pineapple_hilo");
    sign.notice_minutes = 25;
    sign.notice_hands = 4;
    PokerTerms& terms = cards(sign);
    terms.betting.structure = poker::Structure::spread;
    terms.betting.maximum = dollars(40);
    terms.betting.uncap_after_fold = true;
    terms.betting.oot_binding = false;
    terms.forced.ante = dollars(1);
    terms.forced.ante_by = poker::AnteBy::button;
    terms.forced.straddle = {.count_max = 2, .full_min_raise = true};
    terms.commission.cap_scope = poker::Scope::pot;
    terms.commission.per_hand[9] = dollars(5);
    terms.time_charge = {.hourly = dollars(12), .period_minutes = 20, .prorate = true};
    terms.clock = {.seconds = 30, .extra_seconds = 20, .extensions_max = 2, .fee = dollars(1)};
    terms.flop_chase = {.offered = true, .minimum = dollars(1), .maximum = dollars(9)};
    terms.dealing = poker::Dealing::live;
    terms.substantial = poker::Substantial::tda;
    terms.expose_all_in = true;
    terms.bonuses = {{.promotion = "High Hand",
                      .hand = FiveCardHand::four_of_a_kind,
                      .worth = dollars(500),
                      .of = Rank::ten,
                      .shared = true},
                     {.promotion = "Royal",
                      .worth = dollars(900),
                      .kind = poker::Prize::goods,
                      .what = "a bicycle"}};
    return sign;
}

TEST(SignRecords, SignsOfEveryGameRoundTrip) {
    for (const char* const game : all_games)
        expect_round_trip(sign_of(game));
    ASSERT_TRUE(verify(full_poker_sign()).has_value());
    expect_round_trip(full_poker_sign());
    Sign sign = sign_of("wild_aruba");
    house(sign).shoe = ShoeKind::machine;
    house(sign).settings.wa_jackpot_quads_natural_only = true;
    house(sign).settings.cs_max_payout_scope = PayoutScope::table;
    house(sign).settings.short_wager_warning_scope = WarningScope::day;
    expect_round_trip(sign);
}

TEST(SignRecords, EventsRoundTripWithPinnedTags) {
    const Sign sign = full_poker_sign();
    const PersonalLimits own{.box = 2, .player = anna, .minimum = dollars(1)};
    const std::vector<SignEvent> events{SignPutUp{1, sign},
                                        TableOpened{1},
                                        SignChangeAnnounced{1, sign, eight_o_clock, 7, {anna}},
                                        SignPlayersNotified{1, {boris, clara}},
                                        SignAgreement{1, anna, false},
                                        SignChanged{1, 2, sign},
                                        SignNoticeWithdrawn{3},
                                        ClosingAnnounced{eight_o_clock, 9},
                                        ClosingAgreement{anna, true},
                                        ClosingWithdrawn{},
                                        TableClosed{},
                                        PersonalLimitsAgreed{own},
                                        PersonalLimitsEnded{2}};
    ASSERT_EQ(std::variant_size_v<SignEvent>, events.size());
    for (std::size_t i = 0; i < events.size(); ++i) {
        EXPECT_EQ(i, events[i].index());
        expect_round_trip(events[i]);
    }
}

TEST(SignRecords, FullBoardRoundTrips) {
    Room room("three_card");
    Sign sign = *room.board.sign;
    house(sign).limits.min = dollars(20);
    ASSERT_FALSE(room.announce(sign));
    ASSERT_FALSE(room.agree(anna));
    ASSERT_FALSE(room.announce_closing(Span::of_minutes(40)));
    ASSERT_FALSE(room.write(decide_personal_limits(
        room.board, room.by(Role::area_manager), {2, anna, dollars(5), {}, {}}, room.facts)));
    expect_round_trip(room.board);
    EXPECT_EQ(eight_o_clock, room.board.notices[0].up.time);
    EXPECT_EQ(80U, room.board.notices[0].up.by);
    EXPECT_EQ(3U, room.board.notices[0].up.sequence);
}

std::string hex_of(const Sign& sign) {
    std::string hex;
    for (const std::byte byte : bytes_of(sign)) {
        constexpr std::string_view digits = "0123456789abcdef";
        hex += digits[std::to_integer<std::size_t>(byte >> 4)];
        hex += digits[std::to_integer<std::size_t>(byte & std::byte{15})];
    }
    return hex;
}

// Records must stay readable for years: if this test fails, keep the old reader.
TEST(SignRecords, BytesOfASignAreAsPinned) {
    EXPECT_EQ(
        "0a74687265655f63617264070001d00f01a08d06000001c801020a616e74655f626f6e757301410970"
        "6169725f706c7573014200001e000000000000000000000008000000",
        hex_of(sign_of("three_card")));
    EXPECT_EQ(
        "146372617a795f70696e656170706c655f68696c6f0901019003c03e03030101010002c8019003c8"
        "01020201010100a09c01a08d063ce807d00fc80100010100000000000000000000e80700000000e0"
        "1214011e1402c801000100c801880ec8010101010209486967682048616e6407a08d06000108000"
        "105526f79616c09a0fe0a010009612062696379636c650005190400",
        hex_of(full_poker_sign()));
}

}  // namespace
}  // namespace baize::house
