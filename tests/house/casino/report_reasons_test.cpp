// Tests that reports during a round need a reason and a finding.
#include "case_kit.h"
#include "jackpot_kit.h"
#include "ledger/record/encoding.h"
#include "live_poker.h"

namespace baize::house {
namespace {

// Returns the last recorded reason.
std::optional<ReasonGiven> last_reason(House& house) {
    const ledger::Batch& batch = house.casino.journal().staged();
    ledger::ByteReader in(batch[batch.size() - 1].body);
    std::optional<Command> asked;
    CasinoEvent happened;
    ledger::decode(in, asked);
    ledger::decode(in, happened);
    const auto* const given = std::get_if<ReasonGiven>(&happened);
    return given == nullptr ? std::nullopt : std::optional(*given);
}

struct Exchange {
    const char* game;
    const char* clause;
};

class ReportReasons : public testing::Test {
  protected:
    // Plays until a box has a hand and decisions are announced.
    void begin(std::string_view game) {
        table = house.table(game, DealtBy::dealer);
        house.must(house.area_manager, ChangeFloat{table, dollars(20'000)});
        const PersonId rosa = house.guest("Rosa " + std::to_string(table), {table});
        const bool is_stud = game == "caribbean_stud";
        const bool is_three = game == "three_card";
        const char* const hand = is_stud ? "2c 4d 6h 9s Jc" : is_three ? "2c 4d 6h" : "2c 4d";
        const char* const dealt = is_stud ? "2d 3d 5h 8h Tc" : is_three ? "2d 3d 5h" : "2d 3d";
        house.seal(table, {{{0, hand}}, dealt, is_stud || is_three ? "" : "5h 8h Tc Ks Qs"});
        house.bet(table, 0, rosa, {});
        house.deal(table);
    }

    [[nodiscard]] std::string said(Irregularity what, const ReportReason& reason) {
        return refusal(house,
                       house.area_manager,
                       ActInRound{table, Report{.what = what, .place = 0}, 0, reason});
    }

    JackpotHouse house;
    TableId table = 0;
};

// [CS 7.5.1(a)] [TCP 7.5.1(a)] [UTH 6.9(a)] [CH 6.9(a)]
TEST_F(ReportReasons, ExchangedInformationNeedsWords) {
    for (const auto& [game, clause] : {Exchange{"caribbean_stud", "CS 7.5.1(a)"},
                                       Exchange{"three_card", "TCP 7.5.1(a)"},
                                       Exchange{"ultimate_holdem", "UTH 6.9(a)"},
                                       Exchange{"crown_holdem", "CH 6.9(a)"}}) {
        SCOPED_TRACE(game);
        begin(game);
        EXPECT_EQ(std::string("words_missing ") + clause,
                  said(Irregularity::information_exchanged, {}));
        EXPECT_EQ("done", said(Irregularity::information_exchanged, {"showed it to Otto"}));
        const auto given = last_reason(house);
        ASSERT_TRUE(given);
        EXPECT_EQ("showed it to Otto", given->reason.words);
        EXPECT_EQ(clause, given->clause.id());
        EXPECT_EQ(round_number(house.at(table)), given->round);
    }
    house.expect_same_when_read();
}

// [I-98]
TEST_F(ReportReasons, FraudAndDisruptionNeedFindingThatOutcomeIsAffected) {
    for (const Irregularity what : {Irregularity::fraud, Irregularity::disruption}) {
        begin("three_card");
        const std::string clause = "TCP 11.4";
        EXPECT_EQ("words_missing " + clause, said(what, {"", true}));
        EXPECT_EQ("words_missing " + clause, said(what, {" \n", true}));
        EXPECT_EQ("words_missing " + clause,
                  said(what, {"\xc2\xa0\xe2\x80\x8b\xe3\x80\x80", true}));
        // A variation selector, a Mongolian one, a Hangul filler, a tag, a byte that is no letter.
        for (const char* const unseen : {"\xef\xb8\x8f",
                                         "\xe1\xa0\x8b",
                                         "\xe3\x85\xa4",
                                         "\xf3\xa0\x80\xa0",
                                         "\xc2\x85 ",
                                         "\xff"})
            EXPECT_EQ("words_missing " + clause, said(what, {unseen, true})) << unseen;
        EXPECT_EQ("outcome_not_affected I-98", said(what, {"a brawl", false}));
        EXPECT_EQ("done", said(what, {"a brawl", true}));
        EXPECT_TRUE(last_reason(house)->reason.affected_outcome);
    }
}

// A report of an absent player needs no reason, but may have one.
TEST_F(ReportReasons, OtherReportsMayHaveWords) {
    begin("three_card");
    EXPECT_EQ("done", said(Irregularity::player_absent, {}));
    EXPECT_FALSE(last_reason(house));
    begin("three_card");
    EXPECT_EQ("done", said(Irregularity::player_absent, {"went to the bar"}));
    EXPECT_EQ("went to the bar", last_reason(house)->reason.words);
}

// [CP 13.14] [I-98]
TEST(PokerReportReasons, DeadHandAndFallenHandNeedReasons) {
    LivePoker house(plain_sign("holdem", DealtBy::dealer));
    house.open();
    poker::Report report;
    report.what = poker::Irregularity::information_exchanged;
    report.seat = house.hand(house.live).actor;
    EXPECT_EQ("words_missing CP 13.14",
              refusal(house, house.supervisor, ReportInHand{house.live, report}));
    EXPECT_EQ("done",
              refusal(house,
                      house.supervisor,
                      ReportInHand{house.live, report, {"asked what his neighbour held"}}));
    EXPECT_EQ("CP 13.14", last_reason(house)->clause.id());
    report = {};
    report.what = poker::Irregularity::fraud;
    EXPECT_EQ(
        "outcome_not_affected I-98",
        refusal(
            house, house.supervisor, ReportInHand{house.live, report, {"a marked card", false}}));
}

}  // namespace
}  // namespace baize::house
