#include "formats/histories/replay/recording.h"

#include <algorithm>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "engine/poker/random_hands.h"
#include "formats/histories/ohh/ohh_writer.h"
#include "formats/histories/reading.h"
#include "formats/histories/replay/replay.h"

namespace baize::histories {
namespace {

// A random hand and its events.
struct Played {
    explicit Played(std::uint64_t number) : random(number, poker::few_checks) {
        EXPECT_EQ(random.play(), "") << number;
        const poker::RandomTable& table = random.table();
        hand = *poker::open_hand(table.rules, table.opening, events);
        for (const poker::Action& action : random.actions())
            EXPECT_TRUE(poker::apply(table.rules, hand, action, events)) << number;
    }

    void record_into(Record& record, TextStore& store, Clauses clauses) const {
        const poker::RandomTable& table = random.table();
        record_hand({table.rules, table.opening, hand, events}, clauses, store, record);
    }

    poker::RandomHand random;
    poker::EventList events{};
    poker::Hand hand{};
};

// Every game, structure and number of players, with straddles, missed blinds, antes, commission,
// side wagers and a clock: the record comes back from both formats, and played again it ends with
// the same stacks but for the commission it names.
TEST(Recording, RandomHandsRoundTripAndReplay) {
    OhhWriter ohh;
    Replayer replayer;
    TextStore store;
    Record record;
    for (std::uint64_t number = 0; number < 1050; ++number) {
        const Played played(number);
        store.clear();
        played.record_into(record, store, number % 5 == 0 ? Clauses::written : Clauses::left_out);

        const OneHand from_phh(phh_of(record));
        ASSERT_EQ(from_phh.outcome, Outcome::hand) << from_phh.error_text() << phh_of(record);
        ASSERT_EQ(from_phh.record, record) << phh_of(record);
        std::string json;
        ohh.write(json, record);
        const OneHand from_ohh(json);
        ASSERT_EQ(from_ohh.outcome, Outcome::hand) << from_ohh.error_text() << json;
        ASSERT_EQ(from_ohh.record, record) << json;

        const Replayed& replayed = replayer.play(from_phh.record);
        ASSERT_EQ(replayed.agrees, Agreement::yes) << number << replayed.why << phh_of(record);
        ASSERT_EQ(replayed.commission, played.hand.commission) << number << phh_of(record);
    }
}

// The sign in a record charges the recorded commission and nothing else. [CP 7.1] [CP 7.2]
TEST(Recording, AnotherCommissionThanTheSignsIsADifference) {
    Replayer replayer;
    TextStore store;
    Record record;
    int refused = 0;
    for (std::uint64_t number = 0; number < 200; ++number) {
        const Played played(number);
        store.clear();
        played.record_into(record, store, Clauses::left_out);
        const auto winner = std::max_element(record.winnings.begin(), record.winnings.end());
        if (!record.commission->is_positive() || *winner <= Money::of_cents(1)) continue;
        const Money more = Money::of_cents(1);
        record.commission = *record.commission + more;
        *winner -= more;
        record.finishing_stacks[static_cast<std::size_t>(winner - record.winnings.begin())] -= more;
        EXPECT_EQ(replayer.play(record).agrees, Agreement::no) << number << phh_of(record);
        EXPECT_NE(replayer.play(record).why.find("the sign charges"), std::string::npos) << number;
        ++refused;
    }
    EXPECT_GT(refused, 50);
}

// Pots, winnings, finishing stacks and commission tell the same, so that none can be changed alone.
// [CP 7.2]
TEST(Recording, ChangedResultIsADifference) {
    constexpr Money cent = Money::of_cents(1);
    Replayer replayer;
    TextStore store;
    Record record;
    const auto expect_different = [&](const Record& changed) {
        EXPECT_EQ(replayer.play(changed).agrees, Agreement::no) << phh_of(changed);
    };
    for (std::uint64_t number = 0; number < 200; ++number) {
        const Played played(number);
        store.clear();
        played.record_into(record, store, Clauses::left_out);
        ASSERT_EQ(replayer.play(record).agrees, Agreement::yes) << phh_of(record);
        for (std::size_t i = 0; i < record.player_count(); ++i) {
            Record changed = record;
            changed.winnings[i] += cent;
            expect_different(changed);
            changed = record;
            changed.finishing_stacks[i] += cent;
            expect_different(changed);
            if (!record.winnings[i].is_positive()) continue;
            changed = record;
            changed.winnings[i] -= cent;
            expect_different(changed);
            changed.commission = *changed.commission + cent;
            expect_different(changed);
            changed = record;
            changed.finishing_stacks[i] -= cent;
            expect_different(changed);
        }
        Record changed = record;
        changed.commission = *changed.commission + cent;
        expect_different(changed);
        changed = record;
        changed.pots = poker::pot_total(played.hand) + Money::of_cents(1'000'000);
        expect_different(changed);
    }
}

// The amount of the pots is kept where it is not what the actions make it.
TEST(Recording, ChangedPotsOfAnOpenHandHistoryAreADifference) {
    OhhWriter ohh;
    Replayer replayer;
    TextStore store;
    Record record;
    for (const std::uint64_t number : {2U, 3U, 11U}) {
        const Played played(number);
        played.record_into(record, store, Clauses::left_out);
        std::string json;
        ohh.write(json, record);
        const std::size_t amount = json.find("\"amount\":", json.find("\"pots\""));
        ASSERT_NE(amount, std::string::npos);
        json.insert(amount + 9, "1");
        const OneHand read(json);
        ASSERT_EQ(read.outcome, Outcome::hand) << read.error_text();
        EXPECT_EQ(replayer.play(read.record).agrees, Agreement::no) << json;
        EXPECT_NE(replayer.play(read.record).why.find("the pots hold"), std::string::npos) << json;
        std::string again;
        ohh.write(again, read.record);
        EXPECT_EQ(OneHand(again).record, read.record) << again;
    }
}

// Money won or paid beside the pots is recorded.
TEST(Recording, RecordsMoneyBesideThePots) {
    TextStore store;
    Record record;
    int named = 0;
    for (std::uint64_t number = 0; number < 300; ++number) {
        const Played played(number);
        store.clear();
        played.record_into(record, store, Clauses::left_out);
        Money total;
        for (std::size_t i = 0; i < record.player_count(); ++i) {
            const auto seat = static_cast<poker::Seat>(record.seats[i] - 1);
            total += record.finishing_stacks[i] - record.starting_stacks[i];
            const bool differs = record.finishing_stacks[i] != played.hand.stacks[seat];
            const bool tells = std::any_of(
                record.user_fields.begin(), record.user_fields.end(), [](const UserField& field) {
                    return field.name == beside_field;
                });
            EXPECT_TRUE(tells || !differs) << number;
            named += tells ? 1 : 0;
        }
        EXPECT_EQ(total, -*record.commission) << number;
    }
    EXPECT_GT(named, 0);
}

// [CP 8.2.3]
TEST(Recording, EventsCarryTheirClauses) {
    TextStore store;
    Record record;
    const Played played(3);
    played.record_into(record, store, Clauses::written);
    const std::string text = phh_of(OneHand(phh_of(record)).record);
    const std::size_t events = text.find("_baize_events = ['");
    ASSERT_NE(events, std::string::npos);
    for (const poker::Event& event : played.events)
        EXPECT_NE(text.find(event.clause.id(), events), std::string::npos);
}

TEST(Recording, ForeignNotesAreRefused) {
    constexpr std::string_view hand =
        "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"
        "starting_stacks = [50, 60]\nactions = ['p2 f']\n";
    Replayer replayer;
    for (const char* note : {"_baize_posts = 7",
                             "_baize_posts = ['p3 blind 1']",
                             "_baize_posts = ['p1 blond 1']",
                             "_baize_posts = ['p1 blind -1']",
                             "_baize_posts = ['p1 blind 1 1']",
                             "_baize_posts = ['p1 blind x']",
                             "_baize_table = ['chip 0']",
                             "_baize_table = ['raises_max 999']",
                             "_baize_rulings = ['fraud']",
                             "_baize_rulings = ['1 farce']",
                             "_baize_rulings = ['1 fraud p0']",
                             "_baize_rulings = ['1 boxed_card cards Asx']",
                             "_baize_rulings = ['1 wrong_count count']",
                             "_baize_rulings = ['1 asked_to_see p1 by 2']",
                             "_baize_table = [1]"}) {
        const OneHand one(std::string(hand) + note);
        const Replayed& replayed = replayer.play(one.record);
        EXPECT_EQ(replayed.agrees, Agreement::no) << note;
        EXPECT_EQ(replayed.why,
                  "unknown value in _baize_posts, _baize_table, _baize_sign or _baize_rulings")
            << note;
    }
    const OneHand one(std::string(hand) + "_baize_posts = ['p2 blind 5', 'p1 blind 10']");
    EXPECT_EQ(replayer.play(one.record).stacks[0], Money::of_cents(5500));
}

}  // namespace
}  // namespace baize::histories
