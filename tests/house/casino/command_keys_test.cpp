#include "house/commands/command_keys.h"

#include <limits>
#include <map>

#include <gtest/gtest.h>

#include "casino_kit.h"
#include "house/casino/open_casino.h"
#include "kit/memory_disk.h"
#include "ledger/sqlite/sqlite_store.h"

namespace baize::house {
namespace {

using Seen = CommandKeys::Seen;

const Result<Receipt> no_chips = reject(Reason::too_few_chips, "CS 5.1"_clause);

// [I-140]
TEST(CommandKeys, LastAnswersAreRepeatedAndOlderKeysAreRefused) {
    CommandKeys keys;
    for (CommandKey key = 1; key <= 40; ++key)
        static_cast<void>(keys.remember(5, key * 10, key, Receipt{key, key}));
    EXPECT_EQ(Seen::never, keys.find(5, 401, 0).seen);
    EXPECT_EQ(Seen::forgotten, keys.find(5, 240, 24).seen);
    EXPECT_EQ(Seen::forgotten, keys.find(5, 395, 0).seen);
    EXPECT_EQ(Seen::never, keys.find(6, 10, 1).seen);
    for (CommandKey key = 25; key <= 40; ++key)
        EXPECT_EQ((Receipt{key, key}), keys.find(5, key * 10, key).answer);
    EXPECT_EQ(Seen::another, keys.find(5, 400, 41).seen);
    EXPECT_EQ(401U, keys.next(5, 1'000));
}

// [I-140]
TEST(CommandKeys, OfferANextKeyUntilTheLastIsUsed) {
    constexpr CommandKey largest = 1'000;
    CommandKeys keys;
    EXPECT_EQ(1U, keys.next(5, largest));
    static_cast<void>(keys.remember(5, largest - 1, 1, Receipt{1, 1}));
    EXPECT_EQ(largest, keys.next(5, largest));
    EXPECT_EQ(0U, keys.next(5, largest - 1)) << "another caller's range is shorter";
    static_cast<void>(keys.remember(5, largest, 2, Receipt{2, 2}));
    EXPECT_EQ(0U, keys.next(5, largest));
    constexpr CommandKey end = std::numeric_limits<CommandKey>::max();
    static_cast<void>(keys.remember(5, end, 3, Receipt{3, 3}));
    EXPECT_EQ(0U, keys.next(5, end));
}

// Events and refusals are restored in either order: events from the ledger, refusals from the
// notes. [I-140]
TEST(CommandKeys, RefusalsAreRestoredFromTheirNotes) {
    CommandKeys keys;
    std::map<std::uint32_t, ledger::Note> written;  // indexed by slot, as in a store
    for (CommandKey key = 1; key <= 50; ++key) {
        const bool is_refusal = key % 3 == 0;
        const auto note = keys.remember(5, key, key + 7, is_refusal ? no_chips : Receipt{key, key});
        ASSERT_EQ(is_refusal, note.has_value());
        if (note) written[note->slot] = *note;
    }
    for (const bool events_first : {true, false}) {
        CommandKeys again;
        const auto from_events = [&] {
            for (const CommandKeys::AcceptedCommand& kept : keys.all())
                static_cast<void>(again.remember(kept.person, kept.key, kept.mark, kept.answer));
        };
        if (events_first) from_events();
        for (const auto& [slot, note] : written)
            EXPECT_TRUE(again.restore_refusals(note));
        if (!events_first) from_events();
        for (CommandKey key = 35; key <= 50; ++key) {
            EXPECT_EQ(Seen::answered, again.find(5, key, key + 7).seen) << key;
            EXPECT_EQ(Seen::another, again.find(5, key, key).seen) << key;
            EXPECT_EQ(keys.find(5, key, key + 7).answer, again.find(5, key, key + 7).answer) << key;
        }
        EXPECT_EQ(Seen::forgotten, again.find(5, 34, 41).seen);
        EXPECT_EQ(Seen::never, again.find(5, 51, 58).seen);
    }
}

TEST(CommandKeys, RefuseANoteThatIsNotARefusal) {
    CommandKeys keys;
    const ledger::Note note = *keys.remember(5, 7, 0, no_chips);
    EXPECT_TRUE(CommandKeys().restore_refusals(note));
    ledger::Note longer = note;
    longer.body.push_back(std::byte{0});
    EXPECT_FALSE(CommandKeys().restore_refusals(longer));
    for (std::size_t size = 0; size < note.body.size(); ++size) {
        ledger::Note shorter = note;
        shorter.body.resize(size);
        EXPECT_FALSE(CommandKeys().restore_refusals(shorter)) << size;
    }
    ledger::Note elsewhere = note;
    elsewhere.slot = CommandKeys::kept;
    EXPECT_FALSE(CommandKeys().restore_refusals(elsewhere));
    ledger::Note unknown = note;
    unknown.body[2] = std::byte{127};  // the number of the reason follows the key and the mark
    unknown.body[3] = std::byte{0};
    EXPECT_FALSE(CommandKeys().restore_refusals(unknown));
}

// A refused command stays refused under its key after the house was closed and opened again. A
// different command under the key of a refused or executed one is refused too. [I-140]
TEST(CommandKeys, KeyBelongsToItsCommandAfterARestart) {
    MemoryDisk disk("refusals");
    const auto opened = [&] {
        return ledger::SqliteStore::open("house.db", {.vfs = disk.name(), .alone = true}).value();
    };
    const Command enrol = PeopleCommand(Enrol{"Anna", false});
    const CommandEnvelope envelope{1, 9, {}};
    const Command out_of_reach = PeopleCommand(Appoint{1, Role::executive, Office::none});
    Result<Receipt> first;
    {
        const auto store = opened();
        const auto open = OpenCasino::open(*store, test_keys()).value();
        static_cast<void>(open->submit({}, enrol));
        open->settle();
        static_cast<void>(open->take_results());
        static_cast<void>(open->submit(envelope, out_of_reach));
        EXPECT_TRUE(
            open->take_results().empty());  // no result is returned before the event is durable
        open->settle();
        const auto answers = open->take_results();
        ASSERT_EQ(1U, answers.size());
        first = answers.front().answer;
        ASSERT_FALSE(first);
    }
    const auto store = opened();
    const auto open = OpenCasino::open(*store, test_keys()).value();
    static_cast<void>(open->submit(envelope, out_of_reach));
    EXPECT_EQ(first, open->last_result());
    const Result<Receipt> taken = reject(Reason::key_taken, "I-140"_clause);
    const Command obeyed = PeopleCommand(TakePlayChips{Money::of_cents(100)});
    static_cast<void>(open->submit(envelope, obeyed));
    EXPECT_EQ(taken, open->last_result());
    EXPECT_EQ(10U, open->casino().next_key(1, 1'000));
    static_cast<void>(open->submit({envelope.person, envelope.key + 1, {}}, obeyed));
    EXPECT_TRUE(open->last_result());
    const Command more = PeopleCommand(TakePlayChips{Money::of_cents(200)});
    static_cast<void>(open->submit({envelope.person, envelope.key + 1, {}}, more));
    EXPECT_EQ(taken, open->last_result());
    open->settle();
}

// The same for executed commands, through the events alone and through a snapshot. [I-140]
TEST(CommandKeys, UsedKeyRefusesADifferentCommandAfterARestart) {
    House house;
    const PersonId ann = house.player("Ann", dollars(100));
    const Command first = PeopleCommand(TakePlayChips{dollars(1)});
    const Command other = PeopleCommand(TakePlayChips{dollars(2)});
    const CommandEnvelope envelope{ann, 7, house.now};
    const Result<Receipt> done = house.casino.submit(envelope, first);
    ASSERT_TRUE(done);
    Casino events;
    const ledger::Batch& batch = house.casino.journal().staged();
    for (std::size_t i = 0; i < batch.size(); ++i)
        ASSERT_FALSE(events.replay(batch[i]));
    Casino snapshot;
    ASSERT_TRUE(snapshot.read_snapshot(house.casino.snapshot()));
    for (Casino* const casino : {&house.casino, &events, &snapshot}) {
        EXPECT_EQ(done, casino->submit(envelope, first));
        EXPECT_EQ((Result<Receipt>(reject(Reason::key_taken, "I-140"_clause))),
                  casino->submit(envelope, other));
        EXPECT_EQ(dollars(1), casino->balances().of(wallet_of(Chips::play, ann)));
    }
}

}  // namespace
}  // namespace baize::house
