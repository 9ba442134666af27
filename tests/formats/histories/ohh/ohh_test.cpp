#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "formats/histories/ohh/ohh_reader.h"
#include "formats/histories/ohh/ohh_writer.h"
#include "formats/histories/reading.h"

namespace baize::histories {
namespace {

// Written for this test: seven seats, one of them sitting out, ids of another program's making.
constexpr std::string_view of_another_program = R"({
  "ohh": {
    "spec_version": "1.4.6", "internal_version": "2.0", "network_name": "Net", "site_name": "Site",
    "tournament": false, "game_number": "77-1", "start_date_utc": "2026-03-01T10:20:30Z",
    "table_name": "Yarra", "game_type": "Holdem",
    "bet_limit": {"bet_type": "NL", "bet_cap": 0.00},
    "table_size": "7", "currency": "AUD", "dealer_seat": 3,
    "small_blind_amount": 1.00, "big_blind_amount": 2.00, "ante_amount": 0.00, "hero_player_id": 14,
    "players": [
      {"id": 11, "seat": 1, "name": "Ann", "starting_stack": 200.00},
      {"id": 12, "seat": 3, "name": "Bea", "starting_stack": 150.50},
      {"id": 13, "seat": 4, "name": "Cy", "starting_stack": 1.50, "is_sitting_out": false},
      {"id": 14, "seat": 6, "name": "Di", "starting_stack": 80},
      {"id": 15, "seat": 7, "name": "Eve", "starting_stack": 99.00, "is_sitting_out": true}
    ],
    "rounds": [
      {"id": 0, "street": "Preflop", "cards": null, "actions": [
        {"action_number": 1, "player_id": 13, "action": "Post SB", "amount": 1.00, "is_allin": false},
        {"action_number": 2, "player_id": 14, "action": "Post BB", "amount": 2.00, "is_allin": false},
        {"action_number": 3, "player_id": 11, "action": "Post Extra Blind", "amount": 2.00},
        {"action_number": 4, "player_id": 14, "action": "Dealt Cards", "cards": ["As", "Tc"]},
        {"action_number": 5, "player_id": 11, "action": "Check"},
        {"action_number": 6, "player_id": 12, "action": "Raise", "amount": 8.00, "is_allin": false},
        {"action_number": 7, "player_id": 13, "action": "Call", "amount": 0.50, "is_allin": true},
        {"action_number": 8, "player_id": 14, "action": "Raise", "amount": 18.00},
        {"action_number": 9, "player_id": 11, "action": "Fold"},
        {"action_number": 10, "player_id": 12, "action": "Call", "amount": 12.00}
      ]},
      {"id": 1, "street": "Flop", "cards": ["2c", "3c", "4c"], "actions": [
        {"action_number": 1, "player_id": 14, "action": "Bet", "amount": 10.00},
        {"action_number": 2, "player_id": 12, "action": "Fold"}
      ]},
      {"id": 2, "street": "Turn", "cards": ["5d"], "actions": []},
      {"id": 3, "street": "River", "cards": ["6d"], "actions": []},
      {"id": 4, "street": "Showdown", "actions": [
        {"action_number": 1, "player_id": 14, "action": "Shows Cards", "cards": ["As", "Tc"]},
        {"action_number": 2, "player_id": 13, "action": "Shows Cards", "cards": ["Kd"]},
        {"action_number": 3, "player_id": 12, "action": "Mucks Cards"}
      ]}
    ],
    "pots": [
      {"number": 0, "amount": 6.00, "rake": 0.25, "player_wins": [{"player_id": 14, "win_amount": 5.75}]},
      {"number": 1, "amount": 37.50, "rake": 1.00, "player_wins": [{"player_id": 14, "win_amount": 36.50}]}
    ],
    "flags": ["Observed"]
  }
}
)";

TEST(OhhReader, PutsPlayersInDealingOrderAndAmountsIntoTotals) {
    const OneHand hand(of_another_program);
    ASSERT_EQ(hand.outcome, Outcome::hand) << hand.error_text();
    EXPECT_EQ(phh_of(hand.record).substr(0, phh_of(hand.record).find("_ohh_")),
              R"(variant = 'NT'
ante_trimming_status = false
antes = [0, 0, 0, 0]
blinds_or_straddles = [1, 2, -2, 0]
min_bet = 2
starting_stacks = [1.5, 80, 200, 150.5]
actions = ['d dh p1 ????', 'd dh p2 AsTc', 'd dh p3 ????', 'd dh p4 ????', 'p3 cc', 'p4 cbr 8', 'p1 cc', 'p2 cbr 20', 'p3 f', 'p4 cc', 'd db 2c3c4c', 'p2 cbr 10', 'p4 f', 'd db 5d', 'd db 6d', 'p2 sm AsTc', 'p1 sm Kd??', 'p4 sm']
venue = 'Site'
time = 10:20:30
time_zone_abbreviation = 'UTC'
day = 1
month = 3
year = 2026
hand = '77-1'
seats = [4, 6, 1, 3]
seat_count = 7
table = 'Yarra'
players = ['Cy', 'Di', 'Ann', 'Bea']
winnings = [0, 42.25, 0, 0]
currency = 'AUD'
_baize_commission = 1.25
)");
}

TEST(OhhReader, KeepsFieldsThatPhhDoesNotHave) {
    const OneHand hand(of_another_program);
    const std::string phh = phh_of(hand.record);
    EXPECT_NE(phh.find("_ohh_hero_player_id = '14'\n"), std::string::npos);
    EXPECT_NE(phh.find("_ohh_flags = '[\"Observed\"]'\n"), std::string::npos);
    const OneHand from_phh(phh);
    ASSERT_EQ(from_phh.outcome, Outcome::hand) << from_phh.error_text();
    EXPECT_EQ(from_phh.record, hand.record);

    std::string written;
    OhhWriter().write(written, from_phh.record);
    for (const char* part :
         {"\"hero_player_id\":14",
          "\"flags\":[\"Observed\"]",
          "\"network_name\":\"Net\"",
          "\"internal_version\":\"2.0\"",
          "\"name\":\"Eve\"",
          "\"number\":1,\"amount\":37.50",
          "\"player_id\":13,\"action\":\"Call\",\"amount\":0.5,\"is_allin\":true"}) {
        EXPECT_NE(written.find(part), std::string::npos) << part << '\n' << written;
    }
    EXPECT_EQ(written.find("_baize"), std::string::npos) << written;
    const OneHand again(written);
    ASSERT_EQ(again.outcome, Outcome::hand) << again.error_text();
    EXPECT_EQ(again.record, hand.record);
}

TEST(OhhReader, HeadsUpTheButtonHasTheSmallBlind) {
    constexpr std::string_view phh =
        R"(variant = 'NT'
ante_trimming_status = false
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [50, 60]
actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 cbr 6', 'p1 cc', 'd db 2c3c4c', 'p1 cc', 'p2 cbr 60', 'p1 f']
)";
    const OneHand hand(phh);
    std::string written;
    OhhWriter().write(written, hand.record);
    for (const char* part : {"\"player_id\":1,\"action\":\"Post SB\",\"amount\":1,",
                             "\"player_id\":0,\"action\":\"Post BB\",\"amount\":2,",
                             "\"player_id\":1,\"action\":\"Raise\",\"amount\":5,",
                             "\"player_id\":0,\"action\":\"Call\",\"amount\":4,",
                             "\"player_id\":1,\"action\":\"Bet\",\"amount\":54,\"is_allin\":true",
                             "\"dealer_seat\":2"}) {
        EXPECT_NE(written.find(part), std::string::npos) << part << '\n' << written;
    }
    EXPECT_EQ(OneHand(written).record, hand.record);
}

// If the small blind is away, the big blind stands alone, in the first place or the second.
TEST(OhhWriter, ALoneBigBlindIsABigBlind) {
    for (const char* blinds : {"[4, 0, 0]", "[0, 4, 0]"}) {
        const OneHand hand(std::string(R"(variant = 'NT'
ante_trimming_status = false
antes = [0, 0, 0]
min_bet = 4
starting_stacks = [50, 60, 70]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 f']
blinds_or_straddles = )") + blinds);
        ASSERT_EQ(hand.outcome, Outcome::hand) << hand.error_text();
        std::string written;
        OhhWriter().write(written, hand.record);
        EXPECT_NE(written.find("\"action\":\"Post BB\",\"amount\":4,"), std::string::npos)
            << written;
        EXPECT_EQ(written.find("Post SB"), std::string::npos) << written;
        EXPECT_NE(written.find("\"small_blind_amount\":0,\"big_blind_amount\":4,"),
                  std::string::npos)
            << written;
        EXPECT_EQ(OneHand(written).record, hand.record);
    }
}

// A blind of less than the least bet, alone, is the small one.
TEST(OhhWriter, ALoneSmallBlindIsASmallBlind) {
    const OneHand hand(R"(variant = 'NT'
ante_trimming_status = false
antes = [0, 0, 0]
min_bet = 4
starting_stacks = [50, 60, 70]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p2 f']
blinds_or_straddles = [2, 0, 0])");
    ASSERT_EQ(hand.outcome, Outcome::hand) << hand.error_text();
    std::string written;
    OhhWriter().write(written, hand.record);
    EXPECT_NE(written.find("\"action\":\"Post SB\",\"amount\":2,"), std::string::npos) << written;
    EXPECT_NE(written.find("\"small_blind_amount\":2,\"big_blind_amount\":4,"), std::string::npos)
        << written;
    EXPECT_EQ(OneHand(written).record, hand.record);
}

TEST(OhhWriter, TellsTheResultAsAPotWithItsRake) {
    constexpr std::string_view start =
        R"(variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [50, 60, 70]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 6', 'p1 f', 'p2 cc', 'd db 2c3c4c', 'p2 cbr 10', 'p3 f']
)";
    const std::string pot =
        "\"pots\":[{\"number\":0,\"amount\":13,\"rake\":0.75,\"player_wins\":[{\"player_id\":1,"
        "\"win_amount\":12.25}]}]";
    for (const char* result :
         {"winnings = [0, 12.25, 0]\n", "finishing_stacks = [49, 66.25, 64]\n"}) {
        const OneHand hand(std::string(start) + result);
        ASSERT_EQ(hand.outcome, Outcome::hand) << hand.error_text();
        std::string written;
        OhhWriter().write(written, hand.record);
        EXPECT_NE(written.find(pot), std::string::npos) << written;
        EXPECT_EQ(OneHand(written).record, hand.record);
    }
}

// A record round-trips completely, including data for which Open Hand History has no field.
TEST(OhhWriter, RoundTripsEveryField) {
    constexpr std::string_view hands[]{
        // A discarding game with a finer unit, comments, unknown stacks, users' fields.
        R"(variant = 'HCP/8'
ante_trimming_status = true
antes = [0.125, 0, 0]
blinds_or_straddles = [1, 2, 4]
min_bet = 2
starting_stacks = [0.5, inf, 70]
actions = ['d dh p1 As??2c', 'd dh p2 ??????', 'd dh p3 3c4c5c', '# hm', 'p1 cc', 'p2 f', 'd db 2d3d4d', 'p1 sd As', 'p3 sd ?? # which?', 'p3 sm -', 'p1 sm', 'd db 5d', 'd db 6d']
author = 'x'
venue = ''
time = 01:02:03.5
time_zone = 'Australia/Melbourne'
day = 1
hand = 12
level = 3
players = ['', "a\"b\\", 'c']
finishing_stacks = [1, 2, 3]
currency_symbol = '$'
_baize_rulings = [{at = 1, clause = 'CP 9.4'}]
_ohh_bad = 'not json'
time_limit = inf
)",
        // Two players on one seat: nothing Open Hand History could read.
        "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"
        "starting_stacks = [50, 60]\nactions = ['p2 f']\nseats = [1, 1]\n",
        // Short blinds, no small blind, everything at once.
        R"(variant = 'FT'
antes = [1, 1, 1, 1]
blinds_or_straddles = [0, 2, 0, -3]
small_bet = 4
big_bet = 9
starting_stacks = [2, 1.5, 1, 70]
actions = ['d dh p1 AsAh', 'd dh p2 AdAc', 'd dh p3 KsKh', 'd dh p4 ????', 'd db 2c', 'd db 3c', 'd db 4c5c6c']
_ohh_players = '[]'
_ohh_pots = '7'
)",
    };
    OhhWriter writer;
    for (const std::string_view text : hands) {
        const OneHand hand(text);
        ASSERT_EQ(hand.outcome, Outcome::hand) << hand.error_text();
        std::string written;
        writer.write(written, hand.record);
        const OneHand again(written);
        ASSERT_EQ(again.outcome, Outcome::hand) << again.error_text() << '\n' << written;
        EXPECT_EQ(again.record, hand.record) << written << phh_of(again.record);
    }
}

TEST(OhhWriter, RealHandsRoundTrip) {
    if (shared_files().empty()) GTEST_SKIP() << "no shared/histories beside the source tree";
    OhhWriter writer;
    for (const std::filesystem::path& file : shared_files()) {
        std::ifstream in(file, std::ios::binary);
        std::stringstream text;
        text << in.rdbuf();
        const std::string whole = text.str();
        HandStream stream(source_of(whole));
        Record record;
        while (stream.next(record) != Outcome::end) {
            std::string written;
            writer.write(written, record);
            const OneHand again(written);
            ASSERT_EQ(again.outcome, Outcome::hand) << file << again.error_text() << written;
            ASSERT_EQ(again.record, record) << file << written << phh_of(again.record);
        }
    }
}

// clang-format off
constexpr Wrong ohh_wrongs[]{
    {"\"Holdem\"", "\"Stud\"", "game_type: Stud is none of the seven games"},
    {"\"Holdem\"", "7", "game_type: must be a string"},
    {"\"NL\"", "\"XL\"", "bet_limit: no such bet_type XL"},
    {"\"bet_type\": \"NL\", ", "", "bet_limit: needs a bet_type"},
    {"\"players\"", "\"plaiers\"", "players: is missing"},
    {"\"rounds\"", "\"ronds\"", "rounds: is missing"},
    {"\"dealer_seat\": 3", "\"dealer_seat\": 3.5", "dealer_seat: must be a whole number"},
    {"\"seat\": 4", "\"seat\": 3", "players: two players with one id or seat"},
    {"\"player_id\": 12, \"action\": \"Raise\"", "\"player_id\": 99, \"action\": \"Raise\"", "rounds: there is no player 99"},
    {"\"action\": \"Raise\"", "\"action\": \"Rise\"", "rounds: an action without a known name"},
    {"\"action\": \"Raise\"", "\"action\": \"Added To Pot\"", "rounds: chips added to the pot by the house cannot be played"},
    {"\"amount\": 8.00", "\"amount\": \"8\"", "rounds: must be a number"},
    {"\"amount\": 8.00", "\"amount\": -8", "rounds: must not be below zero"},
    {"\"amount\": 8.00", "\"amount\": 1e30", "rounds: is too large or has too many digits"},
    {"\"As\", \"Tc\"", "\"As\", \"Tx\"", "rounds: \"Tx\" is not a card"},
    {"\"As\", \"Tc\"", "\"As\", \"Tc\", \"2d\"", "rounds: a player is dealt too many cards"},
    {"\"Post Extra Blind\"", "\"Post Extra Blond\"", "rounds: an action without a known name"},
    {"\"starting_stack\": 80", "\"starting_stack\": 0", "starting_stacks: must be above zero"},
};

// clang-format on

TEST(OhhReader, ReportsTheError) {
    for (const Wrong& wrong : ohh_wrongs) {
        std::string text(of_another_program);
        const std::size_t place = text.find(wrong.from);
        ASSERT_NE(place, std::string::npos) << wrong.from;
        text.replace(place, wrong.from.size(), wrong.to);
        const OneHand hand(text);
        ASSERT_EQ(hand.outcome, Outcome::fault) << wrong.to;
        EXPECT_EQ(hand.error_text(), "hand 1, line 1, " + std::string(wrong.error_text))
            << wrong.to;
    }
}

TEST(OhhReader, RefusesBrokenJsonAndGoesOn) {
    const std::string good(of_another_program);
    const std::string twice = "{\"ohh\":{\"a\":1,\"a\":2}}\n\n";
    const std::vector<std::string> read = all_hands(
        "{\"ohh\":\n\n" + good + '\n' + twice + "{}\n\n[1]\n{\"ohh\":7}\n" + good + "{\"ohh\":");
    ASSERT_EQ(read.size(), 8U);
    for (const std::size_t whole : {1U, 6U}) {
        EXPECT_NE(read[whole].find("hand = '77-1'"), std::string::npos) << read[whole];
    }
    EXPECT_EQ(read[0], "hand 1, line 51: not JSON: syntax error");
    EXPECT_EQ(read[2], "hand 3, line 51: a is given twice");
    EXPECT_EQ(read[3], "hand 4, line 53: a hand is an object {\"ohh\": {...}}");
    EXPECT_EQ(read[4], "hand 5, line 55: a hand is an object {\"ohh\": {...}}");
    EXPECT_EQ(read[5], "hand 6, line 56: a hand is an object {\"ohh\": {...}}");
    EXPECT_EQ(read[7], "hand 8, line 104: not JSON: incomplete JSON");
}

TEST(OhhReader, RefusesEveryHandThatBreaksOff) {
    for (std::size_t size = 1; size + 3 < of_another_program.size(); ++size) {
        const OneHand hand(of_another_program.substr(0, size));
        EXPECT_EQ(hand.outcome, Outcome::fault) << size;
    }
}

TEST(OhhReader, BlocksMayEndAnywhere) {
    const std::string text =
        std::string(of_another_program) + "\n{\"ohh\":{}}\n\n" + std::string(of_another_program);
    const std::vector<std::string> whole = all_hands(text);
    ASSERT_EQ(whole.size(), 3U);
    for (std::size_t block_size = 16; block_size < 9000; block_size += 97)
        EXPECT_EQ(all_hands(text, block_size), whole) << block_size;
}

}  // namespace
}  // namespace baize::histories
