#include "house/people/people.h"

#include <gtest/gtest.h>

#include "house/people/apply.h"
#include "house/people/decide.h"
#include "ledger/journal/balances.h"
#include "ledger/record/encoding.h"

namespace baize::house {
namespace {

constexpr Clause reading = "I-138"_clause;

// A house with an executive (1), an area manager (2), a cashier (3), an inspector (4), a player (5)
// and a program (6).
class PeopleTest : public testing::Test {
  protected:
    People people{};

    void SetUp() override {
        for (const char* const name : {"Ada", "Ben", "Cleo", "Dora", "Emil"})
            accept(decide_enrolment(people, {}, name, false));
        accept(decide_appointment(people, {}, {1, Role::executive, Office::none}));
        accept(decide_appointment(people, by(1), {2, Role::area_manager, Office::none}));
        accept(decide_appointment(people, by(1), {3, Role::player, Office::cage}));
        accept(decide_appointment(people, by(1), {4, Role::player, Office::inspector}));
        accept(decide_enrolment(people, by(2), "Robot", true));
    }

    void accept(const Result<PeopleEvent>& event) {
        ASSERT_TRUE(event.has_value()) << sentence(event.error().reason);
        apply(people, *event, {});
    }

    [[nodiscard]] Issuer by(PersonId person) const { return issuer_of(people, person, {}); }

    static void expect_refused(Reason reason, const Result<PeopleEvent>& event) {
        ASSERT_FALSE(event.has_value());
        EXPECT_EQ((Rejection{reason, reading}), event.error());
    }
};

TEST_F(PeopleTest, PeopleAreFoundByNumberAndByName) {
    EXPECT_EQ("Cleo", find(people, 3)->name);
    EXPECT_EQ(nullptr, find(people, 0));
    EXPECT_EQ(nullptr, find(people, 7));
    EXPECT_EQ(PersonId{5}, person_named(people, "EMIL"));
    EXPECT_TRUE(find(people, 6)->is_program);
    EXPECT_EQ(Role::area_manager, by(2).rank);
    EXPECT_EQ(Issuer{}, by(99));
}

TEST_F(PeopleTest, NamesAreIndexedAgainAfterReadingTheList) {
    std::vector<std::byte> bytes;
    ledger::ByteWriter writer(bytes);
    ledger::encode(writer, people);
    ledger::ByteReader reader(bytes);
    People read;
    ledger::decode(reader, read);
    ASSERT_TRUE(reader.at_end());
    EXPECT_EQ(people, read);
    ASSERT_TRUE(index_names(read));
    for (PersonId person = 1; person <= 6; ++person)
        EXPECT_EQ(person, person_named(read, find(people, person)->name));
    expect_refused(Reason::name_taken, decide_enrolment(read, {}, "cleo", false));
    EXPECT_FALSE(person_named(read, "Cle").has_value());
    read.persons[2].name = "EMIL";
    EXPECT_NE(people, read);
    EXPECT_FALSE(index_names(read));
}

// [I-138]
TEST_F(PeopleTest, NamesAreReadableAndUnique) {
    for (const char* const name : {"",
                                   " Ann",
                                   "Ann ",
                                   "A  nn",
                                   "A\nnn",
                                   "a name that is much longer than a sign can show",
                                   "Ann\xE2\x80\x8B",   // a space of no width
                                   "\xE2\x80\xAE-nnA",  // written backwards
                                   "An\xC2\xA0n",       // another space
                                   "An\xC0\xAFn",       // longer than needed
                                   "An\xED\xA0\x80n",   // half a letter
                                   "An\xE2\x80",        // cut
                                   "An\xFFn"}) {
        expect_refused(Reason::no_such_name, decide_enrolment(people, {}, name, false));
    }
    expect_refused(Reason::name_taken, decide_enrolment(people, {}, "ada", false));
    EXPECT_TRUE(decide_enrolment(people, {}, "Zo\xC3\xAB van Dam", false).has_value());
}

// [I-138]
TEST_F(PeopleTest, BotsAreEnrolledByAnAreaManagerAndMarked) {
    expect_refused(Reason::rank_too_low, decide_enrolment(people, by(5), "Robot 2", true));
    expect_refused(Reason::rank_too_low, decide_enrolment(people, by(3), "Robot 2", true));
    EXPECT_TRUE(decide_enrolment(people, by(1), "Robot 2", true).has_value());
    expect_refused(Reason::programs_only_play,
                   decide_appointment(people, by(1), {6, Role::dealer, Office::none}));
    expect_refused(Reason::programs_only_play,
                   decide_appointment(people, by(1), {6, Role::player, Office::cage}));
}

// [I-112] [I-138]
TEST_F(PeopleTest, OnlyAnExecutiveGivesRanksAndOffices) {
    const PersonAppointed wanted{5, Role::dealer, Office::none};
    for (const PersonId person : {0U, 2U, 3U, 4U, 5U, 6U})
        expect_refused(Reason::rank_too_low, decide_appointment(people, by(person), wanted));
    accept(decide_appointment(people, by(1), wanted));
    EXPECT_EQ(Role::dealer, by(5).rank);
    expect_refused(Reason::rank_and_office,
                   decide_appointment(people, by(1), {5, Role::dealer, Office::cage}));
    expect_refused(Reason::no_such_person,
                   decide_appointment(people, by(1), {7, Role::dealer, Office::none}));
}

// [I-138]
TEST(PeopleBefore, FirstAppointmentIsAnExecutive) {
    People people;
    apply(people, decide_enrolment(people, {}, "Ada", false).value(), {});
    const Issuer visitor = issuer_of(people, 1, {});
    EXPECT_FALSE(decide_appointment(people, {}, {1, Role::player, Office::cage}).has_value());
    EXPECT_FALSE(decide_appointment(people, {}, {1, Role::dealer, Office::none}).has_value());
    EXPECT_FALSE(decide_appointment(people, visitor, {1, Role::executive, Office::none}));
    EXPECT_TRUE(decide_appointment(people, {}, {1, Role::executive, Office::none}));
}

// [I-138]
TEST_F(PeopleTest, TheLastExecutiveStays) {
    expect_refused(Reason::last_executive,
                   decide_appointment(people, by(1), {1, Role::player, Office::none}));
    accept(decide_appointment(people, by(1), {2, Role::executive, Office::none}));
    accept(decide_appointment(people, by(2), {1, Role::player, Office::none}));
    expect_refused(Reason::rank_too_low,
                   decide_appointment(people, by(1), {1, Role::executive, Office::none}));
}

// [CP 6.2] [CS 5.1] [TCP 5.1] [I-138]
TEST_F(PeopleTest, OnlyTheCageTurnsCashIntoMoneyAndBack) {
    const Money amount = Money::of_cents(50'000);
    for (const PersonId person : {0U, 1U, 2U, 4U, 5U, 6U}) {
        expect_refused(Reason::cage_only, decide_cash_in(people, by(person), {5, amount}));
        expect_refused(Reason::cage_only, decide_cash_out(people, by(person), {5, amount}, amount));
    }
    for (const std::int64_t cents : {0, -1})
        expect_refused(Reason::wrong_amount,
                       decide_cash_in(people, by(3), {5, Money::of_cents(cents)}));
    expect_refused(Reason::no_such_person, decide_cash_in(people, by(3), {70, amount}));
    expect_refused(Reason::amount_too_large,
                   decide_cash_out(people, by(3), {5, amount}, Money::of_cents(49'999)));

    ledger::Balances balances;
    ASSERT_FALSE(balances.post(postings(decide_cash_in(people, by(3), {5, amount}).value())));
    EXPECT_EQ(amount, balances.of({ledger::AccountKind::wallet, 5, 0}));
    EXPECT_EQ(-amount, balances.of(ledger::the_cage));
    ASSERT_FALSE(
        balances.post(postings(decide_cash_out(people, by(3), {5, amount}, amount).value())));
    EXPECT_TRUE(balances.all().empty());
}

// [I-112]
TEST_F(PeopleTest, AnInspectorChangesNothing) {
    const Issuer inspector = by(4);
    EXPECT_FALSE(decide_enrolment(people, inspector, "Friend", false).has_value());
    EXPECT_FALSE(decide_enrolment(people, inspector, "Robot 2", true).has_value());
    EXPECT_FALSE(decide_appointment(people, inspector, {5, Role::dealer, Office::none}));
    EXPECT_FALSE(decide_cash_in(people, inspector, {5, Money::of_cents(1)}).has_value());
}

// [I-138]
TEST_F(PeopleTest, APlayerTakesAnotherName) {
    expect_refused(Reason::name_taken, decide_renaming(people, by(5), "ada"));
    expect_refused(Reason::no_such_name, decide_renaming(people, by(5), " Emilio"));
    expect_refused(Reason::not_a_player, decide_renaming(people, by(2), "Benno"));
    expect_refused(Reason::no_such_person, decide_renaming(people, {}, "Nobody"));
    accept(decide_renaming(people, by(5), "Emilio"));
    EXPECT_EQ("Emilio", find(people, 5)->name);
    EXPECT_EQ(PersonId{5}, person_named(people, "emilio"));
    EXPECT_EQ(std::nullopt, person_named(people, "Emil"));
    accept(decide_renaming(people, by(5), "EMILIO"));  // the same name, written otherwise
    EXPECT_EQ(PersonId{5}, person_named(people, "emilio"));
}

TEST_F(PeopleTest, EventsAndStateRoundTrip) {
    const std::vector<PeopleEvent> events{PersonEnrolled{"Ada", true},
                                          PersonAppointed{3, Role::executive, Office::inspector},
                                          CashTaken{4, Money::of_cents(5)},
                                          CashPaid{4, Money::of_cents(6)},
                                          PersonRenamed{5, "Emilio"}};
    for (const PeopleEvent& event : events) {
        std::vector<std::byte> bytes;
        ledger::ByteWriter writer(bytes);
        ledger::encode(writer, event);
        EXPECT_EQ(event, ledger::decoded<PeopleEvent>(bytes));
    }
    std::vector<std::byte> bytes;
    ledger::ByteWriter writer(bytes);
    ledger::encode(writer, people);
    EXPECT_EQ(people, ledger::decoded<People>(bytes));
}

}  // namespace
}  // namespace baize::house
