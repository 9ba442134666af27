#include "room.h"

namespace baize::house {
namespace {

constexpr Role pit_boss = Role::area_manager;

struct WithIncident {
    CasesState state{};
    CaseNumber incident = 0;

    explicit WithIncident(Book book) : incident(done(state, a_calculator(book))) {}

    [[nodiscard]] Charge charge() const { return {incident, anna, "satisfied of a breach"}; }
};

Result<SanctionImposed> sanctioned(const CasesState& state,
                                   const Issuer& by,
                                   Sanction sanction,
                                   const Charge& charge) {
    switch (sanction) {
        case Sanction::wager_voided: return decide(state, by, voided(charge, ante_lost()));
        case Sanction::wager_forfeited: return decide(state, by, forfeited(charge, dollars(10)));
        case Sanction::barred: break;
        case Sanction::winnings_held:
            return decide(state, by, held(charge, chips_of_anna, dollars(50)));
        case Sanction::device_confiscated:
            return decide(state, by, ConfiscateDevice{charge, "calculator", manager});
        case Sanction::person_detained:
            return decide(
                state,
                by,
                DetainPerson{charge, DetentionGround::prohibited_device, "room 3", manager});
    }
    return decide(state, by, BarPlayer{charge});
}

struct PowerOfBook {
    Book book{};
    Sanction sanction{};
    std::string_view clause{};
    Role least{};
};

// [CP 13.2] [CP 13.2.1] [CP 13.2.2] [CP 13.2.3] [CP 13.2.4] [CP 13.2.5] [CS 14.2] [CS 14.2.1]
// [CS 14.2.2] [CS 14.2.3] [CS 14.2.4] [TCP 11.2] [TCP 11.2.1] [TCP 11.2.2] [TCP 11.2.3]
// [TCP 11.2.4] [TCP 11.2.5] [UTH 6.9] [UTH 6.9(a)] [UTH 6.9(b)] [CH 6.9] [CH 6.9(a)] [CH 6.9(b)]
// [I-112]
TEST(Sanctions, BelongToTheRankThatTheBookNames) {
    const PowerOfBook rows[] = {
        {Book::cp, Sanction::wager_voided, "CP 13.2.1", acm},
        {Book::cp, Sanction::barred, "CP 13.2.2", acm},
        {Book::cp, Sanction::winnings_held, "CP 13.2.3", acm},
        {Book::cp, Sanction::device_confiscated, "CP 13.2.4", acm},
        {Book::cp, Sanction::person_detained, "CP 13.2.5", acm},
        {Book::cs, Sanction::wager_voided, "CS 14.2.1", acm},
        {Book::cs, Sanction::barred, "CS 14.2.2", acm},
        {Book::cs, Sanction::winnings_held, "CS 14.2.3", acm},
        {Book::cs, Sanction::person_detained, "CS 14.2.4", acm},
        {Book::tcp, Sanction::wager_voided, "TCP 11.2.1", pit_boss},
        {Book::tcp, Sanction::barred, "TCP 11.2.2", pit_boss},
        {Book::tcp, Sanction::winnings_held, "TCP 11.2.3", pit_boss},
        {Book::tcp, Sanction::device_confiscated, "TCP 11.2.4", pit_boss},
        {Book::tcp, Sanction::person_detained, "TCP 11.2.5", pit_boss},
        {Book::uth, Sanction::wager_voided, "UTH 6.9(a)", pit_boss},
        {Book::uth, Sanction::barred, "UTH 6.9(b)", pit_boss},
        {Book::ch, Sanction::wager_voided, "CH 6.9(a)", pit_boss},
        {Book::ch, Sanction::barred, "CH 6.9(b)", pit_boss},
    };
    for (const PowerOfBook& row : rows) {
        const WithIncident room(row.book);
        for (const Role rank : ranks) {
            const auto decided =
                sanctioned(room.state, staff_by(rank), row.sanction, room.charge());
            if (rank < row.least) {
                EXPECT_EQ(refusal(decided), Refusal("rank_too_low", row.clause));
                continue;
            }
            ASSERT_TRUE(decided.has_value()) << row.clause;
            EXPECT_EQ(decided->clause.id(), row.clause);
            EXPECT_EQ(decided->words, "satisfied of a breach");
        }
    }
}

// [CS 14.2] [UTH 6.9] [CH 6.9]
TEST(Sanctions, MissingFromABookAreNotImposedUnderIt) {
    const PowerOfBook rows[] = {
        {Book::cs, Sanction::device_confiscated, "CS 14.10", {}},
        {Book::cp, Sanction::wager_forfeited, "CP 13.10", {}},
        {Book::uth, Sanction::winnings_held, "UTH 6.10", {}},
        {Book::uth, Sanction::device_confiscated, "UTH 6.10", {}},
        {Book::ch, Sanction::person_detained, "CH 6.10", {}},
        {Book::ch, Sanction::wager_forfeited, "CH 6.10", {}},
    };
    for (const PowerOfBook& row : rows) {
        const WithIncident room(row.book);
        EXPECT_EQ(
            refusal(sanctioned(room.state, staff_by(Role::executive), row.sanction, room.charge())),
            Refusal("not_in_this_book", row.clause));
    }
}

// [CP 13.2] [CS 14.2] [TCP 11.2] [UTH 6.9] [CH 6.9]
TEST(Sanctions, RestOnAnIncidentThatNamesThePersonAndOnAWrittenReason) {
    for (const Book book : books) {
        const WithIncident room(book);
        const auto refused = [&](const Charge& charge) {
            return refusal(decide(room.state, staff_by(Role::executive), BarPlayer{charge}));
        };
        EXPECT_EQ(refused({room.incident, boris, "words"}).first, "not_accused");
        EXPECT_EQ(refused({room.incident, anna, ""}).first, "words_missing");
        EXPECT_EQ(refused({room.incident + 1, anna, "words"}), Refusal("no_such_case", "I-99"));
    }
}

// [CP 13.2.1] [CS 14.2.1] [TCP 11.2.1] [UTH 6.9(a)] [CH 6.9(a)] [I-97] [I-99]
TEST(Sanctions, AVoidWagerGoesBackAndWhatItWonIsTakenBack) {
    for (const Book book : books) {
        WithIncident room(book);
        const auto lost = decide(room.state, staff_by(acm), voided(room.charge(), ante_lost()));
        ASSERT_TRUE(lost.has_value());
        EXPECT_EQ(postings(room.state, *lost),
                  (std::vector<ledger::Posting>{{chips_of_anna, dollars(10)},
                                                {float_of_table, -dollars(10)}}));

        std::vector<ledger::Posting> paid = ante_on_layout();
        paid.push_back({layout, -dollars(10)});
        paid.push_back({float_of_table, -dollars(70)});
        paid.push_back({chips_of_anna, dollars(80)});
        const auto won = decide(room.state, staff_by(acm), voided(room.charge(), paid));
        ASSERT_TRUE(won.has_value());
        EXPECT_EQ(postings(room.state, *won),
                  (std::vector<ledger::Posting>{{chips_of_anna, -dollars(70)},
                                                {float_of_table, dollars(70)}}));
    }
}

// [CP 13.2.1]
TEST(Sanctions, UnbalancedPostingsAndMoneyOfOthersAreRefused) {
    const WithIncident room(Book::cp);
    const auto refused = [&](std::vector<ledger::Posting> booked) {
        return refusal(decide(room.state, staff_by(acm), voided(room.charge(), std::move(booked))));
    };
    EXPECT_EQ(refused({{chips_of_anna, -dollars(10)}, {layout, dollars(9)}}),
              Refusal("money_unbalanced", "CP 13.2.1"));
    EXPECT_EQ(refused({{chips_of_boris, -dollars(10)}, {layout, dollars(10)}}),
              Refusal("not_their_money", "CP 13.2.1"));
    EXPECT_EQ(refused({}), Refusal("not_their_money", "CP 13.2.1"));
    const ledger::Account none{ledger::AccountKind::pot, table, 3};
    EXPECT_EQ(refused({{chips_of_anna, -dollars(10)}, {none, dollars(10)}}),
              Refusal("money_unbalanced", "CP 13.2.1"));
}

// [CS 7.5.1(a)] [TCP 7.5.1(a)] [I-99]
TEST(Sanctions, ExchangedInformationForfeitsTheWagersToTheHouse) {
    for (const Book book : {Book::cs, Book::tcp}) {
        CasesState state;
        const CaseNumber incident = done(state, a_breach(book, Offence::exchange));
        const WithFacts<ForfeitWager> command =
            forfeited({incident, anna, "showed the hand"}, dollars(25));
        EXPECT_FALSE(decide(state, staff_by(Role::dealer), command).has_value());
        const auto decided = decide(state, staff_by(Role::supervisor), command);
        ASSERT_TRUE(decided.has_value());
        EXPECT_EQ(postings(state, *decided),
                  (std::vector<ledger::Posting>{{chips_of_anna, -dollars(25)},
                                                {float_of_table, dollars(25)}}));

        WithFacts<ForfeitWager> to_player = command;
        to_player.facts.account = chips_of_anna;
        EXPECT_EQ(refusal(decide(state, staff_by(acm), to_player)).first, "not_their_money");
        WithFacts<ForfeitWager> of_boris = command;
        of_boris.facts.parts = {{chips_of_boris, dollars(25)}};
        EXPECT_EQ(refusal(decide(state, staff_by(acm), of_boris)).first, "not_their_money");
        WithFacts<ForfeitWager> nothing = command;
        nothing.facts.parts = {{chips_of_anna, Money{}}};
        EXPECT_EQ(refusal(decide(state, staff_by(acm), nothing)).first, "no_such_amount");
        // The winnings from a device are held and not forfeited.
        const WithIncident device(book);
        EXPECT_EQ(
            refusal(decide(device.state, staff_by(acm), forfeited(device.charge(), dollars(10))))
                .first,
            "not_in_this_book");
    }
}

// [CP 13.2.2] [CS 14.2.2] [TCP 11.2.2] [UTH 6.9(b)] [CH 6.9(b)]
TEST(Sanctions, ABarHoldsInTheGameUntilTheSameRankLiftsIt) {
    for (const Book book : books) {
        WithIncident room(book);
        const CaseNumber bar = done(room.state, BarPlayer{room.charge()});
        for (const Book other : books) {
            EXPECT_EQ(is_barred(room.state, anna, other, table), other == book);
            EXPECT_EQ(is_barred(room.state, anna, other, table + 1), other == book);
            EXPECT_FALSE(is_barred(room.state, boris, other, table));
        }
        const Role least = book == Book::cp || book == Book::cs ? acm : pit_boss;
        const ReverseSanction lift{bar, "investigated: no breach"};
        for (const Role rank : ranks)
            EXPECT_EQ(decide(room.state, staff_by(rank), lift).has_value(), rank >= least);
        const CaseNumber lifted = done(room.state, lift, least);
        EXPECT_FALSE(is_barred(room.state, anna, book, table));
        EXPECT_EQ(find_sanction(room.state, bar)->ended->number, lifted);
        EXPECT_EQ(refusal(decide(room.state, staff_by(acm), lift)).first, "case_closed");
    }
}

// [CP 13.2.2] [CP 1.3]
TEST(Sanctions, ABarMayReachOneTableOnly) {
    WithIncident room(Book::cp);
    done(room.state, BarPlayer{room.charge(), Reach::this_table});
    EXPECT_TRUE(is_barred(room.state, anna, Book::cp, table));
    EXPECT_FALSE(is_barred(room.state, anna, Book::cp, table + 1));
}

// [CP 13.2.1] [CP 13.2.4]
TEST(Sanctions, AreUndoneByAnotherRulingOnly) {
    WithIncident room(Book::cp);
    const CaseNumber wager = done(room.state, voided(room.charge(), ante_lost()));
    const ReverseSanction silent{wager, ""};
    EXPECT_EQ(refusal(decide(room.state, staff_by(acm), silent)),
              Refusal("words_missing", "CP 13.2.1"));
    const ReverseSanction reverse{wager, "the wager was good"};
    const auto decided = decide(room.state, staff_by(acm), reverse);
    ASSERT_TRUE(decided.has_value());
    EXPECT_EQ(postings(room.state, *decided),
              (std::vector<ledger::Posting>{{chips_of_anna, -dollars(10)},
                                            {float_of_table, dollars(10)}}));
    const CaseNumber taken =
        done(room.state, ConfiscateDevice{room.charge(), "calculator", manager});
    const CaseNumber back = done(room.state, ReverseSanction{taken, "returned"});
    EXPECT_EQ(find_sanction(room.state, taken)->ended->number, back);
    const ReverseSanction nothing{99, "words"};
    EXPECT_EQ(refusal(decide(room.state, staff_by(acm), nothing)).first, "no_such_case");
}

// [CP 13.2.3] [CS 14.2.3] [TCP 11.2.3] [I-99]
TEST(Sanctions, HeldWinningsLieInTheLiabilityAccountUntilTheInvestigationCloses) {
    for (const Book book : {Book::cp, Book::cs, Book::tcp}) {
        for (const bool is_for_player : {true, false}) {
            WithIncident room(book);
            const auto seized =
                decide(room.state, staff_by(acm), held(room.charge(), chips_of_anna, dollars(50)));
            ASSERT_TRUE(seized.has_value());
            EXPECT_EQ(postings(room.state, *seized),
                      (std::vector<ledger::Posting>{{chips_of_anna, -dollars(50)},
                                                    {held_of_anna, dollars(50)}}));
            const CaseNumber hold = record(room.state, seized, staff_by(acm));

            const WithFacts<CloseHold> close =
                closed(hold, is_for_player, wallet_of_anna, "report of the 3rd");
            // Every book requires level 4, even a book in which a Pit Boss may seize chips.
            for (const Role rank : ranks) {
                const auto decided = decide(room.state, staff_by(rank), close);
                EXPECT_EQ(decided.has_value(), rank >= acm);
                if (!decided) {
                    EXPECT_EQ(refusal(decided), Refusal("rank_too_low", "I-99"));
                }
            }
            const auto decided = decide(room.state, staff_by(acm), close);
            EXPECT_EQ(postings(room.state, *decided),
                      (std::vector<ledger::Posting>{
                          {held_of_anna, -dollars(50)},
                          {is_for_player ? wallet_of_anna : ledger::the_house, dollars(50)}}));
            record(room.state, decided, staff_by(acm));
            EXPECT_EQ(refusal(decide(room.state, staff_by(acm), close)).first, "case_closed");
        }
    }
}

// [CP 13.2.3] [I-99]
TEST(Sanctions, HeldWinningsAreTheAccusedPersonsAndLeaveOnlyByClosing) {
    WithIncident room(Book::cp);
    const auto refused = [&](const auto& command) {
        return refusal(decide(room.state, staff_by(acm), command)).first;
    };
    EXPECT_EQ(refused(held(room.charge(), chips_of_boris, dollars(5))), "not_their_money");
    EXPECT_EQ(refused(held(room.charge(), chips_of_anna, Money{})), "no_such_amount");
    EXPECT_EQ(refused(held(room.charge(), chips_of_anna, -dollars(5))), "no_such_amount");
    const CaseNumber other = done(room.state, a_breach(Book::cp, Offence::communication));
    const Charge charge{other, anna, "words"};
    EXPECT_EQ(refused(held(charge, chips_of_anna, dollars(5))), "no_device_case");

    const CaseNumber hold = done(room.state, held(room.charge(), chips_of_anna, dollars(5)));
    EXPECT_EQ(refused(ReverseSanction{hold, "words"}), "not_offered");
    EXPECT_EQ(refused(EndDetention{hold, "police", "words"}), "not_offered");
    EXPECT_EQ(refused(closed(hold, true, chips_of_boris, "words")), "not_their_money");
    EXPECT_EQ(refused(closed(hold, true, wallet_of_anna, "")), "words_missing");
}

// [CP 13.2.4] [TCP 11.2.4]
TEST(Sanctions, ConfiscatedDeviceIsRecordedWithThePersonWhoTookIt) {
    for (const Book book : {Book::cp, Book::tcp}) {
        WithIncident room(book);
        const CaseNumber taken =
            done(room.state, ConfiscateDevice{room.charge(), "calculator", 71});
        EXPECT_EQ(find_sanction(room.state, taken)->imposed.what, "calculator");
        EXPECT_EQ(find_sanction(room.state, taken)->imposed.responsible, 71U);
        const auto refused = [&](const ConfiscateDevice& command) {
            return refusal(decide(room.state, staff_by(acm), command)).first;
        };
        EXPECT_EQ(refused({room.charge(), "calculator", 0}), "persons_missing");
        EXPECT_EQ(refused({room.charge(), "", 71}), "words_missing");
        const CaseNumber other = done(room.state, a_breach(book, Offence::exchange));
        const Charge charge{other, anna, "words"};
        EXPECT_EQ(refused({charge, "hat", 71}), "no_device_case");
    }
}

// [CP 13.2.5] [CS 14.2.4] [TCP 11.2.5]
TEST(Sanctions, DetentionIsRecordedWithTimesGroundAndResponsiblePerson) {
    for (const Book book : {Book::cp, Book::cs, Book::tcp}) {
        WithIncident room(book);
        const DetainPerson detain{room.charge(), DetentionGround::prohibited_device, "room 3", 71};
        const Issuer then = staff_by(acm, 1'000'000);
        const CaseNumber detention = record(room.state, decide(room.state, then, detain), then);
        const SanctionRecord& kept = *find_sanction(room.state, detention);
        EXPECT_EQ(kept.recorded.time, then.now);
        EXPECT_EQ(kept.imposed.responsible, 71U);
        EXPECT_EQ(kept.imposed.what, "room 3");
        EXPECT_FALSE(kept.ended.has_value());

        const EndDetention end{detention, "Sergeant Lee", "handed over"};
        const EndDetention nobody{detention, "", "handed over"};
        EXPECT_FALSE(decide(room.state, staff_by(Role::dealer), end).has_value());
        EXPECT_EQ(refusal(decide(room.state, staff_by(acm), nobody)).first, "persons_missing");
        const ReverseSanction lift{detention, "words"};
        EXPECT_EQ(refusal(decide(room.state, staff_by(acm), lift)).first, "not_offered");
        const Issuer later = staff_by(Role::supervisor, 9'000'000);
        record(room.state, decide(room.state, later, end), later);
        EXPECT_EQ(find_sanction(room.state, detention)->ended_at.time, later.now);
        EXPECT_EQ(find_sanction(room.state, detention)->ended->taken_over_by, "Sergeant Lee");
    }
}

// [CS 14.2.4] [CP 13.2.5] [TCP 11.2.5]
TEST(Sanctions, OnlyCaribbeanStudDetainsForMoreThanADevice) {
    for (const Book book : {Book::cp, Book::cs, Book::tcp}) {
        CasesState state;
        const CaseNumber incident = done(state, a_breach(book, Offence::exchange));
        const Charge charge{incident, anna, "words"};
        const auto detained = [&](DetentionGround ground) {
            const DetainPerson command{charge, ground, "room 3", 71};
            return refusal(decide(state, staff_by(acm), command)).first;
        };
        const std::string expected = book == Book::cs ? "allowed" : "not_in_this_book";
        EXPECT_EQ(detained(DetentionGround::cheating), expected);
        EXPECT_EQ(detained(DetentionGround::prescribed_provision), expected);
        EXPECT_EQ(detained(DetentionGround::prohibited_device), "no_device_case");
    }
}

// [CP 13.2.5] [CS 14.2.4] [TCP 11.2.5]
TEST(Sanctions, APersonDetainedMayBeLetGo) {
    for (const Book book : {Book::cp, Book::cs, Book::tcp}) {
        WithIncident room(book);
        const DetainPerson detain{room.charge(), DetentionGround::prohibited_device, "room 3", 71};
        const CaseNumber detention = done(room.state, detain);
        const LetGo go{detention, "it was a hearing aid"};
        for (const Role rank : ranks)
            EXPECT_EQ(decide(room.state, staff_by(rank), go).has_value(), rank >= Role::supervisor);
        const LetGo silent{detention, ""};
        EXPECT_EQ(refusal(decide(room.state, staff_by(acm), silent)).first, "words_missing");
        done(room.state, go, Role::supervisor);
        EXPECT_EQ(find_sanction(room.state, detention)->ended->end, SanctionEnd::let_go);
        EXPECT_EQ(refusal(decide(room.state, staff_by(acm), go)).first, "case_closed");
        const CaseNumber bar = done(room.state, BarPlayer{room.charge()});
        const LetGo other{bar, "words"};
        EXPECT_EQ(refusal(decide(room.state, staff_by(acm), other)).first, "not_offered");
    }
}

}  // namespace
}  // namespace baize::house
