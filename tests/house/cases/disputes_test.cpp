#include "house/cases/disputes.h"

#include "room.h"

namespace baize::house {
namespace {

Issuer player_by(PersonId person) {
    return {.person = person, .rank = Role::player, .now = Moment::of_microseconds(1)};
}

// Opens a dispute that is ready for a ruling.
CaseNumber ready(CasesState& state, Book book) {
    const CaseNumber dispute = done(state, disputed(book));
    if (is_victorian(book)) done(state, AdviseComplainant{dispute}, Role::dealer);
    return dispute;
}

// [CP 13.10] [CS 14.10] [TCP 11.10] [UTH 6.10] [CH 6.10]
TEST(Disputes, AreOpenedByThePlayerOrByStaffForOne) {
    for (const Book book : books) {
        const CasesState state;
        const WithFacts<OpenDispute> command = disputed(book);
        EXPECT_TRUE(decide(state, player_by(anna), command).has_value());
        EXPECT_EQ(refusal(decide(state, player_by(boris), command)).first, "not_the_complainant");
        EXPECT_FALSE(decide(state, staff_by(Role::chip_runner), command).has_value());
        EXPECT_TRUE(decide(state, staff_by(Role::dealer), command).has_value());
        Issuer inspector = staff_by(Role::executive);
        inspector.office = Office::inspector;
        EXPECT_EQ(refusal(decide(state, inspector, command)).first, "rank_too_low");
        WithFacts<OpenDispute> silent = command;
        silent.words.clear();
        EXPECT_EQ(refusal(decide(state, player_by(anna), silent)).first, "words_missing");
        WithFacts<OpenDispute> nobodys = command;
        nobodys.complainant = 0;
        EXPECT_EQ(refusal(decide(state, staff_by(Role::dealer), nobodys)).first, "persons_missing");
    }
}

// [UTH 6.10] [I-120]
TEST(Disputes, AreOpenOncePerMatterAndAtMostEightPerPerson) {
    CasesState state;
    std::vector<CaseNumber> open;
    for (std::uint64_t round = 5; round < 13; ++round) {
        WithFacts<OpenDispute> command = disputed(Book::uth);
        command.round = round;
        open.push_back(done(state, command));
        EXPECT_EQ(refusal(decide(state, player_by(anna), command)),
                  Refusal("already_done", "UTH 6.10"));
    }
    WithFacts<OpenDispute> another = disputed(Book::uth);
    another.round = 99;
    for (const Issuer& by : {player_by(anna), staff_by(Role::executive)})
        EXPECT_EQ(refusal(decide(state, by, another)), Refusal("not_now", "I-120"));
    WithFacts<OpenDispute> of_boris = another;
    of_boris.complainant = boris;
    EXPECT_TRUE(decide(state, player_by(boris), of_boris).has_value());
    done(state, RuleOnDispute{open[3], "stands"});
    EXPECT_TRUE(decide(state, player_by(anna), another).has_value());
}

// [CP 13.9] [CS 14.9] [TCP 11.9] [I-120]
TEST(Disputes, AreNotDecidedInVictoriaBeforeTheComplainantKnowsOfTheInspector) {
    const std::pair<Book, std::string_view> notices[] = {
        {Book::cp, "CP 13.9"}, {Book::cs, "CS 14.9"}, {Book::tcp, "TCP 11.9"}};
    for (const auto& [book, clause] : notices) {
        CasesState state;
        const CaseNumber dispute = done(state, disputed(book));
        const RuleOnDispute ruling{dispute, "the hand stands"};
        EXPECT_EQ(refusal(decide(state, staff_by(Role::executive), ruling)),
                  Refusal("complainant_not_advised", clause));
        const AdviseComplainant advise{dispute};
        EXPECT_EQ(refusal(decide(state, player_by(boris), advise)),
                  Refusal("rank_too_low", clause));
        // The complainant has acknowledged the notice in person.
        EXPECT_TRUE(decide(state, player_by(anna), advise).has_value());
        const Issuer dealer = staff_by(Role::dealer, 77);
        record(state, decide(state, dealer, advise), dealer);
        EXPECT_EQ(find_dispute(state, dispute)->advised->time, dealer.now);
        EXPECT_EQ(find_dispute(state, dispute)->advised->by, manager);
        EXPECT_EQ(refusal(decide(state, dealer, advise)), Refusal("already_done", clause));
        EXPECT_TRUE(decide(state, staff_by(Role::area_manager), ruling).has_value());
    }
    for (const Book book : {Book::uth, Book::ch}) {
        CasesState state;
        const CaseNumber dispute = done(state, disputed(book));
        EXPECT_TRUE(decide(state, staff_by(Role::area_manager), RuleOnDispute{dispute, "stands"}));
        EXPECT_EQ(refusal(decide(state, staff_by(Role::dealer), AdviseComplainant{dispute})).first,
                  "not_in_this_book");
    }
}

// [CP 13.10] [CS 14.10] [TCP 11.10] [UTH 6.10] [CH 6.10] [I-112] [I-120]
TEST(Disputes, AreRuledOnByAManagerOnlyOnce) {
    const std::pair<Book, std::string_view> rulings[] = {{Book::cp, "CP 13.10"},
                                                         {Book::cs, "CS 14.10"},
                                                         {Book::tcp, "TCP 11.10"},
                                                         {Book::uth, "UTH 6.10"},
                                                         {Book::ch, "CH 6.10"}};
    for (const auto& [book, clause] : rulings) {
        CasesState state;
        const CaseNumber dispute = ready(state, book);
        const WithFacts<RuleOnDispute> command = paid_by_the_float(dispute);
        for (const Role rank : ranks) {
            const auto decided = decide(state, staff_by(rank), command);
            EXPECT_EQ(decided.has_value(), rank >= Role::area_manager);
            if (!decided) {
                EXPECT_EQ(refusal(decided), Refusal("rank_too_low", clause));
            }
        }
        WithFacts<RuleOnDispute> crooked = command;
        crooked.facts.moves.pop_back();
        EXPECT_EQ(refusal(decide(state, staff_by(Role::area_manager), crooked)),
                  Refusal("money_unbalanced", clause));
        WithFacts<RuleOnDispute> silent = command;
        silent.words.clear();
        EXPECT_EQ(refusal(decide(state, staff_by(Role::area_manager), silent)),
                  Refusal("words_missing", clause));
        const auto ruled = decide(state, staff_by(Role::area_manager), command);
        EXPECT_EQ(postings(state, *ruled), command.facts.moves);
        record(state, ruled, staff_by(Role::area_manager));
        EXPECT_EQ(refusal(decide(state, staff_by(Role::executive), command)),
                  Refusal("ruling_final", clause));
    }
}

// [TCP 5.10.4] [TCP 5.10.5] [CS 7.5.2(a)] [CS 7.6.1] [UTH 6.1] [CH 6.1] [CP 8.7] [I-95]
TEST(Disputes, AboutTheReadingOfAHandSayWhoAnswersForIt) {
    const std::pair<Book, Answerable> answerable[] = {{Book::tcp, Answerable::both},
                                                      {Book::cs, Answerable::both},
                                                      {Book::uth, Answerable::dealer},
                                                      {Book::ch, Answerable::player},
                                                      {Book::cp, Answerable::nobody}};
    for (const auto& [book, who] : answerable) {
        WithFacts<OpenDispute> command = disputed(book);
        EXPECT_EQ(decide(CasesState{}, player_by(anna), command)->answerable, Answerable::nobody);
        command.subject = DisputeSubject::reading_of_a_hand;
        EXPECT_EQ(decide(CasesState{}, player_by(anna), command)->answerable, who);
    }
}

// [TCP 11.10] [UTH 6.10] [CH 6.10] [CP 13.11] [CS 14.11] [I-120] [I-121]
TEST(Reviews, AreAskedForAfterTheRulingAndGoToTheRegulatorOfThePlace) {
    struct Expected {
        Book book{};
        std::string_view clause{};
        std::string_view regulator{};
    };

    const std::string_view perth = "Gaming and Wagering Commission";
    const Expected expected[] = {{Book::cp, "CP 13.11", "VGCCC"},
                                 {Book::cs, "CS 14.11", "VGCCC"},
                                 {Book::tcp, "TCP 11.10", "VGCCC"},
                                 {Book::uth, "UTH 6.10", perth},
                                 {Book::ch, "CH 6.10", perth}};
    for (const Expected& one : expected) {
        CasesState state;
        const CaseNumber dispute = ready(state, one.book);
        const RequestReview command{.of = dispute, .requested_by = anna};
        EXPECT_EQ(refusal(decide(state, player_by(anna), command)),
                  Refusal("not_ruled_yet", one.clause));
        done(state, RuleOnDispute{dispute, "stands"}, Role::area_manager);
        EXPECT_EQ(refusal(decide(state, player_by(boris), command)),
                  Refusal("not_the_complainant", one.clause));
        const auto decided = decide(state, player_by(anna), command);
        ASSERT_TRUE(decided.has_value());
        EXPECT_EQ(decided->regulator, one.regulator);
        EXPECT_EQ(decided->requested_by, anna);
        EXPECT_EQ(decided->clause.id(), one.clause);
        const WithFacts<RequestReview> renamed{
            command, {.regulators = {.victoria = "Successor", .western_australia = "Heir"}}};
        EXPECT_EQ(decide(state, player_by(anna), renamed)->regulator,
                  is_victorian(one.book) ? "Successor" : "Heir");
        record(state, decided, player_by(anna));
        EXPECT_EQ(refusal(decide(state, player_by(anna), command)),
                  Refusal("already_done", one.clause));
    }
}

// [I-120] [UTH 6.10] [TCP 11.10]
TEST(Reviews, ThatOverturnARulingPostTheContraWithTheirNumber) {
    for (const Book book : books) {
        CasesState state;
        WithFacts<OpenDispute> between = disputed(book);
        between.others = {boris};
        const CaseNumber dispute = done(state, between);
        if (is_victorian(book)) done(state, AdviseComplainant{dispute}, Role::dealer);
        done(state, paid_by_the_float(dispute));
        const CaseNumber review = done(state, RequestReview{.of = dispute, .requested_by = boris});
        // A pot of 120 that Boris won is reversed too.
        const WithFacts<RecordAnswer> command{
            {.review = review,
             .outcome = ReviewOutcome::overturned,
             .reference = "R-2026-117",
             .words = "the pot was Anna's"},
            {.booked = {{layout, -dollars(120)}, {chips_of_boris, dollars(120)}}}};
        for (const Role rank : ranks)
            EXPECT_EQ(decide(state, staff_by(rank), command).has_value(),
                      rank >= Role::area_manager);
        const auto decided = decide(state, staff_by(Role::area_manager), command);
        ASSERT_TRUE(decided.has_value());
        EXPECT_EQ(decided->reference, "R-2026-117");
        EXPECT_EQ(postings(state, *decided),
                  (std::vector<ledger::Posting>{{chips_of_anna, -dollars(20)},
                                                {chips_of_boris, -dollars(120)},
                                                {layout, dollars(120)},
                                                {float_of_table, dollars(20)}}));
        WithFacts<RecordAnswer> stands = command;
        stands.outcome = ReviewOutcome::stands;
        EXPECT_EQ(refusal(decide(state, staff_by(Role::executive), stands)).first,
                  "money_unbalanced");
        stands.facts.booked.clear();
        EXPECT_TRUE(postings(state, *decide(state, staff_by(Role::executive), stands)).empty());
        WithFacts<RecordAnswer> unnumbered = command;
        unnumbered.reference.clear();
        EXPECT_EQ(refusal(decide(state, staff_by(Role::executive), unnumbered)).first,
                  "reference_missing");
        record(state, decided, staff_by(Role::area_manager));
        EXPECT_EQ(refusal(decide(state, staff_by(Role::executive), command)).first, "case_closed");
    }
}

// [CP 13.4] [I-120]
TEST(Reviews, MayOverturnAFindingOfDetrimentalConduct) {
    CasesState state;
    const CaseNumber finding =
        done(state, a_breach(Book::cp, Offence::detrimental_conduct), Role::area_manager);
    const CaseNumber other = done(state, a_calculator(Book::cp));
    EXPECT_EQ(refusal(decide(state, player_by(anna), RequestReview{other, anna})),
              Refusal("no_such_case", "I-120"));
    const CaseNumber review = done(state, RequestReview{.of = finding, .requested_by = anna});
    EXPECT_EQ(find_review(state, review)->requested.clause, "CP 13.4"_clause);
    RecordAnswer answer{.review = review, .reference = "R-1", .words = "stands"};
    CasesState upheld = state;
    done(upheld, answer);
    EXPECT_EQ(find_incident(upheld, finding)->withdrawn_by, 0U);
    answer.outcome = ReviewOutcome::overturned;
    done(state, answer);
    EXPECT_EQ(find_incident(state, finding)->withdrawn_by, review);
}

// [CP 13.11] [CS 14.11] [I-120] [I-121]
TEST(Complaints, GoToTheRegulatorWithTheirOwnRecordAndOutcome) {
    for (const Book book : {Book::cp, Book::cs}) {
        CasesState state;
        const WithFacts<EscalateComplaint> command{
            {.complainant = anna, .words = "the dealer laughs at me"}, {.book = book}};
        EXPECT_EQ(refusal(decide(state, player_by(boris), command)).first, "not_the_complainant");
        WithFacts<EscalateComplaint> silent = command;
        silent.words.clear();
        EXPECT_EQ(refusal(decide(state, player_by(anna), silent)).first, "words_missing");
        const Issuer by = player_by(anna);
        const CaseNumber complaint = record(state, decide(state, by, command), by);
        EXPECT_EQ(find_review(state, complaint)->requested.kind, ReviewKind::complaint);
        EXPECT_EQ(find_review(state, complaint)->requested.regulator, "VGCCC");
        done(state, RecordAnswer{.review = complaint, .reference = "C-9", .words = "advised"});
        EXPECT_EQ(find_review(state, complaint)->answered->words, "advised");

        // A complaint may also be about a dispute, ruled on or not, but only once.
        WithFacts<EscalateComplaint> about = command;
        about.dispute = done(state, disputed(book));
        done(state, about);
        EXPECT_EQ(refusal(decide(state, player_by(anna), about)).first, "already_done");
        about.dispute = 99;
        EXPECT_EQ(refusal(decide(state, player_by(anna), about)).first, "no_such_case");
    }
    for (const Book book : {Book::tcp, Book::uth, Book::ch}) {
        const WithFacts<EscalateComplaint> command{{.complainant = anna, .words = "words"},
                                                   {.book = book}};
        EXPECT_EQ(refusal(decide(CasesState{}, player_by(anna), command)).first,
                  "not_in_this_book");
    }
}

// [CP 13.4] [CP 13.11] [CS 14.11] [TCP 11.10] [UTH 6.10] [CH 6.10]
TEST(Reviews, CannotBeRequestedByStrangers) {
    for (const Book book : books) {
        CasesState state;
        const CaseNumber dispute = ready(state, book);
        done(state, RuleOnDispute{dispute, "stands"});
        const RequestReview strange{.of = dispute, .requested_by = boris};
        EXPECT_EQ(refusal(decide(state, player_by(boris), strange)).first, "not_the_complainant");
        EXPECT_EQ(refusal(decide(state, staff_by(Role::executive), strange)).first,
                  "not_the_complainant");
        EXPECT_TRUE(decide(state, player_by(anna), RequestReview{dispute, anna}).has_value());
    }
    for (const Book book : {Book::cp, Book::cs}) {
        CasesState state;
        WithFacts<EscalateComplaint> command{{.complainant = boris, .words = "words"},
                                             {.book = book}};
        command.dispute = done(state, disputed(book));
        EXPECT_EQ(refusal(decide(state, player_by(boris), command)).first, "not_the_complainant");
    }
    CasesState state;
    WithFacts<FileIncident> file = a_breach(Book::cp, Offence::detrimental_conduct);
    file.persons = {anna};
    const CaseNumber finding = done(state, file);
    EXPECT_EQ(refusal(decide(state, player_by(boris), RequestReview{finding, boris})),
              Refusal("not_the_complainant", "CP 13.4"));
    EXPECT_TRUE(decide(state, player_by(anna), RequestReview{finding, anna}).has_value());
}

// [CP 13.4] [CP 13.2.2]
TEST(Reviews, ThatOverturnAFindingEndTheBarThatRestsOnIt) {
    CasesState state;
    const CaseNumber finding = done(state, a_breach(Book::cp, Offence::detrimental_conduct));
    done(state, BarPlayer{{finding, anna, "words"}});
    const CaseNumber other = done(state, a_breach(Book::cp, Offence::communication));
    done(state, BarPlayer{{other, boris, "words"}});
    const CaseNumber review = done(state, RequestReview{.of = finding, .requested_by = anna});
    EXPECT_TRUE(is_barred(state, anna, Book::cp, table));
    done(state,
         RecordAnswer{.review = review,
                      .outcome = ReviewOutcome::overturned,
                      .reference = "R-1",
                      .words = "no finding"});
    EXPECT_FALSE(is_barred(state, anna, Book::cp, table));
    EXPECT_TRUE(is_barred(state, boris, Book::cp, table));
}

}  // namespace
}  // namespace baize::house
