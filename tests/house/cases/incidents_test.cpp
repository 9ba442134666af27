#include "room.h"

namespace baize::house {
namespace {

struct Known {
    Book book{};
    Offence offence{};
    std::string_view clause{};
    Role least = Role::dealer;
};

// [CP 13.1] [CS 14.1] [TCP 11.1] [UTH 6.8(a)] [UTH 6.8(b)] [CH 6.8(a)] [CH 6.8(b)]
// [CP 13.7] [CS 14.5] [TCP 11.5] [UTH 6.5] [CH 6.5] [CP 13.8] [CS 14.6] [TCP 11.6]
// [CP 13.12] [CS 14.12] [TCP 11.11] [I-84] [CP 13.15] [CP 13.14] [UTH 6.2] [CH 6.2] [CP 13.4]
TEST(Incidents, AreFiledUnderTheClauseOfTheirBookByStaff) {
    const Known known[] = {
        {Book::cp, Offence::device_used, "CP 13.1"},
        {Book::cp, Offence::device_intended, "CP 13.1"},
        {Book::cs, Offence::device_used, "CS 14.1"},
        {Book::cs, Offence::device_intended, "CS 14.1"},
        {Book::tcp, Offence::device_used, "TCP 11.1"},
        {Book::tcp, Offence::device_intended, "TCP 11.1"},
        {Book::uth, Offence::device_used, "UTH 6.8(a)"},
        {Book::uth, Offence::device_possessed, "UTH 6.8(b)"},
        {Book::ch, Offence::device_used, "CH 6.8(a)"},
        {Book::ch, Offence::device_possessed, "CH 6.8(b)"},
        {Book::cp, Offence::advice_by_staff, "CP 13.7"},
        {Book::cs, Offence::advice_by_staff, "CS 14.5"},
        {Book::tcp, Offence::advice_by_staff, "TCP 11.5"},
        {Book::uth, Offence::advice_by_staff, "UTH 6.5"},
        {Book::ch, Offence::advice_by_staff, "CH 6.5"},
        {Book::cp, Offence::influence, "CP 13.8"},
        {Book::cs, Offence::influence, "CS 14.6"},
        {Book::tcp, Offence::influence, "TCP 11.6"},
        {Book::cp, Offence::betting_between_players, "CP 13.12"},
        {Book::cs, Offence::betting_between_players, "CS 14.12"},
        {Book::tcp, Offence::betting_between_players, "TCP 11.11"},
        {Book::cp, Offence::communication, "CP 13.15"},
        {Book::cp, Offence::exchange, "CP 13.14"},
        {Book::cs, Offence::exchange, "CS 7.5.1(a)"},
        {Book::tcp, Offence::exchange, "TCP 7.5.1(a)"},
        {Book::uth, Offence::exchange, "UTH 6.2"},
        {Book::ch, Offence::exchange, "CH 6.2"},
        {Book::cp, Offence::detrimental_conduct, "CP 13.4", Role::area_manager},
        {Book::uth, Offence::abstention, "UTH 6.6", Role::area_manager},
        {Book::ch, Offence::abstention, "CH 6.6", Role::area_manager},
        {Book::cs, Offence::abstention, "CS 14.8"},
        {Book::tcp, Offence::abstention, "TCP 11.8"},
    };
    for (const Known& one : known) {
        const WithFacts<FileIncident> command = a_breach(one.book, one.offence);
        for (const Role rank : ranks) {
            const auto decided = decide(CasesState{}, staff_by(rank), command);
            EXPECT_EQ(decided.has_value(), rank >= one.least) << one.clause;
            if (decided)
                EXPECT_EQ(decided->clauses.front().id(), one.clause);
            else
                EXPECT_EQ(refusal(decided), Refusal("rank_too_low", one.clause));
        }
    }
}

// [I-112]
TEST(Incidents, InspectorsAndTheCageFileNone) {
    for (const Office office : {Office::cage, Office::tournament_director, Office::inspector}) {
        Issuer by = staff_by(Role::executive);
        by.office = office;
        EXPECT_EQ(refusal(decide(CasesState{}, by, a_calculator(Book::cp))),
                  Refusal("rank_too_low", "CP 13.1"));
    }
}

// [CP 13.8] [CP 13.12] [CP 13.15]
TEST(Incidents, AreUnknownWhereTheBookHasNoSuchRule) {
    const Known unknown[] = {
        {Book::uth, Offence::influence, "UTH 6.10"},
        {Book::ch, Offence::influence, "CH 6.10"},
        {Book::uth, Offence::betting_between_players, "UTH 6.10"},
        {Book::ch, Offence::device_intended, "CH 6.10"},
        {Book::cs, Offence::communication, "CS 14.10"},
        {Book::tcp, Offence::detrimental_conduct, "TCP 11.10"},
        {Book::cp, Offence::abstention, "CP 13.10"},
    };
    for (const Known& one : unknown) {
        EXPECT_EQ(refusal(decide(
                      CasesState{}, staff_by(Role::executive), a_breach(one.book, one.offence))),
                  Refusal("not_in_this_book", one.clause));
    }
}

// [CP 13.1]
TEST(Incidents, KeepTheTableTheRoundThePersonsAndTheWords) {
    CasesState state;
    const CaseNumber number = done(state, a_calculator(Book::cp), Role::dealer);
    const Incident* const incident = find_incident(state, number);
    ASSERT_NE(incident, nullptr);
    EXPECT_EQ(incident->filed.table, table);
    EXPECT_EQ(incident->filed.round, 5U);
    EXPECT_EQ(incident->filed.persons, std::vector<PersonId>{anna});
    EXPECT_EQ(incident->filed.words, "kept a calculator under the armrest");
    EXPECT_EQ(incident->recorded.by, manager);
    EXPECT_EQ(find_incident(state, number + 1), nullptr);
}

std::vector<std::string> cited(Book book, Offence offence, Device device) {
    WithFacts<FileIncident> command = a_calculator(book);
    command.offence = offence;
    command.device = device;
    const auto decided = decide(CasesState{}, staff_by(Role::dealer), command);
    if (!decided) return {refusal(decided).first, refusal(decided).second};
    std::vector<std::string> ids;
    for (const Clause clause : decided->clauses)
        ids.emplace_back(clause.id());
    return ids;
}

// [UTH 6.8] [UTH 6.8(a)] [UTH 6.8(b)] [UTH 6.8(c)] [UTH 6.8(d)] [UTH 6.8(e)] [UTH 6.8(f)]
// [UTH 6.8(g)] [CH 6.8] [CH 6.8(a)] [CH 6.8(b)] [CH 6.8(c)] [CH 6.8(d)] [CH 6.8(e)] [CH 6.8(f)]
// [CH 6.8(g)]
TEST(Incidents, OfDevicesInPerthNameEveryLetterThatFits) {
    using Ids = std::vector<std::string>;
    const Device calculator{.kind = DeviceKind::calculator};
    const Device computer{.kind = DeviceKind::computer, .can_analyse = true};
    const Device other{.kind = DeviceKind::other, .can_analyse = true, .can_change_play = true};
    const Device switcher{.kind = DeviceKind::other, .can_change_play = true};
    EXPECT_EQ(cited(Book::uth, Offence::device_used, calculator),
              (Ids{"UTH 6.8(a)", "UTH 6.8(c)"}));
    EXPECT_EQ(cited(Book::uth, Offence::device_possessed, computer),
              (Ids{"UTH 6.8(b)", "UTH 6.8(d)", "UTH 6.8(f)"}));
    EXPECT_EQ(cited(Book::uth, Offence::device_possessed, other),
              (Ids{"UTH 6.8(b)", "UTH 6.8(e)", "UTH 6.8(f)", "UTH 6.8(g)"}));
    EXPECT_EQ(cited(Book::ch, Offence::device_possessed, calculator),
              (Ids{"CH 6.8(b)", "CH 6.8(c)"}));
    EXPECT_EQ(cited(Book::ch, Offence::device_used, computer),
              (Ids{"CH 6.8(a)", "CH 6.8(d)", "CH 6.8(f)"}));
    EXPECT_EQ(cited(Book::ch, Offence::device_used, switcher),
              (Ids{"CH 6.8(a)", "CH 6.8(e)", "CH 6.8(g)"}));
}

// [UTH 6.8(e)] [CH 6.8(e)] [CP 13.1] [CS 14.1] [TCP 11.1]
TEST(Incidents, OfOtherDevicesSayWhatTheDeviceCanDo) {
    using Ids = std::vector<std::string>;
    const Device phone{.kind = DeviceKind::other};
    const Device calculator{.kind = DeviceKind::calculator};
    EXPECT_EQ(cited(Book::uth, Offence::device_used, phone),
              (Ids{"purpose_missing", "UTH 6.8(e)"}));
    EXPECT_EQ(cited(Book::ch, Offence::device_used, phone), (Ids{"purpose_missing", "CH 6.8(e)"}));
    // The book of Victoria forbids devices by their purpose, including calculators.
    EXPECT_EQ(cited(Book::cp, Offence::device_used, calculator),
              (Ids{"purpose_missing", "CP 13.1"}));
    EXPECT_EQ(cited(Book::cs, Offence::device_used, calculator),
              (Ids{"purpose_missing", "CS 14.1"}));
    EXPECT_EQ(cited(Book::tcp, Offence::device_intended, phone),
              (Ids{"purpose_missing", "TCP 11.1"}));
    EXPECT_EQ(cited(Book::ch, Offence::device_used, Device{}),
              (Ids{"purpose_missing", "CH 6.8(a)"}));
}

// [CP 13.8] [CS 14.6] [TCP 11.6]
TEST(Incidents, AdviceAPlayerAskedForIsNoInfluenceExceptInCrownPoker) {
    for (const Book book : {Book::cp, Book::cs, Book::tcp}) {
        WithFacts<FileIncident> command = a_breach(book, Offence::influence);
        command.was_invited = true;
        const auto decided = decide(CasesState{}, staff_by(Role::dealer), command);
        EXPECT_EQ(decided.has_value(), book == Book::cp);
        if (!decided) {
            EXPECT_EQ(decided.error().reason, Reason::was_invited);
        }
    }
}

// [CP 13.8] [CP 13.12] [CS 14.12] [TCP 11.11]
TEST(Incidents, NameTheirPeopleUnlessAnOnlookerIsGone) {
    WithFacts<FileIncident> influence = a_breach(Book::cp, Offence::influence);
    influence.persons.clear();
    EXPECT_TRUE(decide(CasesState{}, staff_by(Role::dealer), influence).has_value());
    for (const Book book : {Book::cp, Book::cs, Book::tcp}) {
        WithFacts<FileIncident> bet = a_breach(book, Offence::betting_between_players);
        bet.persons = {anna};
        EXPECT_EQ(refusal(decide(CasesState{}, staff_by(Role::dealer), bet)).first,
                  "persons_missing");
    }
    WithFacts<FileIncident> device = a_calculator(Book::cp);
    device.persons.clear();
    EXPECT_EQ(refusal(decide(CasesState{}, staff_by(Role::dealer), device)),
              Refusal("persons_missing", "CP 13.1"));
    WithFacts<FileIncident> silent = a_calculator(Book::cp);
    silent.words.clear();
    EXPECT_EQ(refusal(decide(CasesState{}, staff_by(Role::dealer), silent)),
              Refusal("words_missing", "CP 13.1"));
}

// [CP 13.2] [UTH 6.9]
TEST(Incidents, OfAnyOtherKindNameTheRuleOfTheirOwnBook) {
    WithFacts<FileIncident> command = a_breach(Book::cp, Offence::other_breach);
    const auto decided = decide(CasesState{}, staff_by(Role::dealer), command);
    ASSERT_TRUE(decided.has_value());
    EXPECT_EQ(decided->clauses, (std::vector<Clause>{"CP 13.2"_clause, "CP 8.6"_clause}));
    command.provision = "CS 14.12"_clause;
    EXPECT_EQ(refusal(decide(CasesState{}, staff_by(Role::dealer), command)),
              Refusal("not_in_this_book", "CP 13.2"));
    command.provision = Clause{};
    EXPECT_EQ(refusal(decide(CasesState{}, staff_by(Role::dealer), command)),
              Refusal("not_in_this_book", "CP 13.2"));
}

// [CP 13.10] [I-120]
TEST(Incidents, AreWithdrawnByAManagersRulingWhenNoSanctionRestsOnThem) {
    CasesState state;
    const CaseNumber incident = done(state, a_calculator(Book::cp));
    const CaseNumber bar = done(state, BarPlayer{{incident, anna, "cheating"}});
    const WithdrawIncident command{incident, "it was a hearing aid"};
    EXPECT_EQ(refusal(decide(state, staff_by(Role::supervisor), command)),
              Refusal("rank_too_low", "CP 13.10"));
    EXPECT_EQ(refusal(decide(state, staff_by(Role::area_manager), command)),
              Refusal("sanction_in_force", "CP 13.10"));
    done(state, ReverseSanction{bar, "it was a hearing aid"});
    const CaseNumber withdrawal = done(state, command, Role::area_manager);
    EXPECT_EQ(find_incident(state, incident)->withdrawn_by, withdrawal);
    EXPECT_EQ(refusal(decide(state, staff_by(Role::executive), command)),
              Refusal("case_closed", "CP 13.10"));
    const BarPlayer again{{incident, anna, "once more"}};
    EXPECT_EQ(refusal(decide(state, staff_by(Role::executive), again)),
              Refusal("case_closed", "CP 13.2.2"));
}

// [CP 13.12] [CS 14.12] [TCP 11.11]
TEST(Incidents, NameDistinctKnownPeople) {
    for (const Book book : {Book::cp, Book::cs, Book::tcp}) {
        WithFacts<FileIncident> command = a_breach(book, Offence::betting_between_players);
        const auto refused = [&] {
            return refusal(decide(CasesState{}, staff_by(Role::dealer), command)).first;
        };
        EXPECT_EQ(refused(), "allowed");
        command.persons = {anna, anna};
        EXPECT_EQ(refused(), "persons_missing");
        command.persons = {anna, 0};
        EXPECT_EQ(refused(), "persons_missing");
        command = a_calculator(book);
        command.persons = {0};
        EXPECT_EQ(refused(), "persons_missing");
    }
}

// [CP 13.1] [CP 13.10] [CP 13.11]
TEST(Incidents, AndOtherTextsAreLimited) {
    const std::string longest(2'000, 'x');
    const std::string too_long(2'001, 'x');
    CasesState state;
    const auto refused = [&](const auto& command) {
        return refusal(decide(state, staff_by(acm), command)).first;
    };
    WithFacts<FileIncident> file = a_calculator(Book::cp);
    file.words = longest;
    EXPECT_EQ(refused(file), "allowed");
    file.words = too_long;
    EXPECT_EQ(refused(file), "words_too_long");
    const Charge charge{done(state, a_calculator(Book::cp)), anna, "words"};
    EXPECT_EQ(refused(BarPlayer{{charge.incident, anna, too_long}}), "words_too_long");
    EXPECT_EQ(refused(ConfiscateDevice{charge, too_long, manager}), "words_too_long");
    const auto ground = DetentionGround::prohibited_device;
    EXPECT_EQ(refused(DetainPerson{charge, ground, too_long, manager}), "words_too_long");
    const CaseNumber held = done(state, DetainPerson{charge, ground, "room", manager});
    EXPECT_EQ(refused(EndDetention{held, too_long, "words"}), "words_too_long");
    EXPECT_EQ(refused(LetGo{held, too_long}), "words_too_long");
    EXPECT_EQ(refused(WithdrawIncident{charge.incident, too_long}), "words_too_long");
    EXPECT_EQ(refused(InvalidateOutcome{.words = too_long}), "words_too_long");
    OpenDispute open{.complainant = anna, .words = too_long};
    EXPECT_EQ(refused(open), "words_too_long");
    open.words = longest;
    const CaseNumber dispute = done(state, open);
    done(state, AdviseComplainant{dispute});
    EXPECT_EQ(refused(RuleOnDispute{dispute, too_long}), "words_too_long");
    EXPECT_EQ(refused(EscalateComplaint{.complainant = anna, .words = too_long}), "words_too_long");
    done(state, RuleOnDispute{dispute, "stands"});
    EXPECT_EQ(refused(RequestReview{dispute, anna, too_long}), "words_too_long");
    const CaseNumber review = done(state, RequestReview{dispute, anna, longest});
    EXPECT_EQ(refused(RecordAnswer{.review = review, .reference = "R-1", .words = too_long}),
              "words_too_long");
    EXPECT_EQ(refused(RecordAnswer{.review = review, .reference = too_long, .words = "words"}),
              "words_too_long");
}

}  // namespace
}  // namespace baize::house
