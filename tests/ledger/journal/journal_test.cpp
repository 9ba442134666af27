#include "ledger/journal/journal.h"

#include <string>

#include <gtest/gtest.h>

#include "ledger/record/bytes.h"
#include "ledger/record/ledger_samples.h"

namespace baize::ledger {
namespace {

std::optional<Fault> follow_all(Journal& journal, const Batch& batch) {
    for (std::size_t i = 0; i < batch.size(); ++i) {
        if (auto fault = journal.replay(batch[i])) return fault;
    }
    return std::nullopt;
}

TEST(LedgerJournal, ReplayOfWrittenEventsEndsInTheSameState) {
    SampleLedger sample(30);
    Journal reader;
    ASSERT_FALSE(follow_all(reader, sample.batch()).has_value());
    EXPECT_EQ(90U, reader.head().sequence);
    EXPECT_EQ(sample.journal.head(), reader.head());
    EXPECT_EQ(sample.journal.balances().all(), reader.balances().all());
    const Stream table{StreamKind::table, 1};
    EXPECT_EQ(20U, reader.version(table));
    EXPECT_EQ(sample.journal.version(table), reader.version(table));
}

TEST(LedgerJournal, CommandIsWrittenCompletelyOrNotAtAll) {
    Journal journal;
    write_visit(journal, 1, 1);
    const Head before = journal.head();
    const auto balances = journal.balances().all();
    const std::vector<Posting> fine{posting(wallet(1), -100), posting(the_house, 100)};
    const std::vector<Posting> overdrawn{posting(stack(1, 1), -90'000), posting(the_house, 90'000)};
    const std::vector<Draft> drafts{{{StreamKind::person, 1}, 1, bytes_of("a"), fine},
                                    {{StreamKind::table, 1}, 1, bytes_of("b"), overdrawn}};
    const Outcome<Head> outcome = journal.write({}, drafts);
    ASSERT_FALSE(outcome.has_value());
    EXPECT_EQ("stack:1:1 would be overdrawn: -715.00", outcome.error().text);
    EXPECT_EQ(before, journal.head());
    EXPECT_EQ(balances, journal.balances().all());
    EXPECT_EQ(3U, journal.staged().size());
    EXPECT_EQ(1U, journal.version({StreamKind::person, 1}));
}

TEST(LedgerJournal, TimeDoesNotRunBackwards) {
    Journal journal;
    const std::vector<Draft> nothing{{{StreamKind::house, 0}, 1, {}, {}}};
    static_cast<void>(journal.write({.time = Moment::of_microseconds(500)}, nothing));
    static_cast<void>(journal.write({.time = Moment::of_microseconds(200)}, nothing));
    EXPECT_EQ(Moment::of_microseconds(500), journal.staged()[1].head.time);
}

// Changes any bit of a record, and any part of a head.
TEST(LedgerJournal, ChangeIsReportedAtItsEvent) {
    SampleLedger sample(2);
    const Batch& batch = sample.batch();
    const EventView good = batch[4];
    const auto follow_changed = [&](const EventView& changed) {
        Journal journal;
        for (std::size_t i = 0; i < 4; ++i)
            EXPECT_FALSE(journal.replay(batch[i]).has_value());
        const std::optional<Fault> fault = journal.replay(changed);
        EXPECT_TRUE(fault.has_value());
        return fault ? fault->text : std::string();
    };
    for (std::size_t bit = 0; bit < 8 * good.body.size(); ++bit) {
        std::vector<std::byte> body(good.body.begin(), good.body.end());
        body[bit / 8] ^= std::byte{1} << (bit % 8);
        EventView event = good;
        event.body = body;
        EXPECT_EQ("event 5: its hash is not that of its content and the event before",
                  follow_changed(event));
    }
    for (std::size_t bit = 0; bit < 8 * good.postings.size(); ++bit) {
        std::vector<std::byte> postings(good.postings.begin(), good.postings.end());
        postings[bit / 8] ^= std::byte{1} << (bit % 8);
        EventView event = good;
        event.postings = postings;
        follow_changed(event);
    }
    for (unsigned part = 0; part < 8; ++part) {
        EventView event = good;
        event.head.sequence += part == 0 ? 1 : 0;
        event.head.stream.number += part == 1 ? 1 : 0;
        event.head.version += part == 2 ? 1 : 0;
        if (part == 3) event.head.time = event.head.time + Span::of_microseconds(1);
        event.head.actor += part == 4 ? 1 : 0;
        event.head.command += part == 5 ? 1 : 0;
        event.head.rules += part == 6 ? 1 : 0;
        event.head.kind = static_cast<std::uint16_t>(event.head.kind + (part == 7 ? 1 : 0));
        follow_changed(event);
    }
}

TEST(LedgerJournal, OmittedRepeatedOrSwappedEventsAreFound) {
    SampleLedger sample(2);
    const Batch& batch = sample.batch();
    Journal journal;
    ASSERT_FALSE(journal.replay(batch[0]).has_value());
    EXPECT_EQ("event 2 is missing: the next one is 3", journal.replay(batch[2])->text);
    EXPECT_EQ("event 2 is missing: the next one is 1", journal.replay(batch[0])->text);
    EXPECT_FALSE(journal.replay(batch[1]).has_value());
}

// A forger who hashes anew still has to fit the versions, the time and the money.
TEST(LedgerJournal, RehashedChainIsStillChecked) {
    struct Forgery {
        EventHead head{};
        std::vector<Posting> postings{};
        std::string found{};
    };

    const EventHead first{.sequence = 1,
                          .stream = {StreamKind::person, 1},
                          .version = 1,
                          .time = Moment::of_microseconds(10)};
    EventHead second = first;
    second.sequence = 2;
    second.version = 2;
    EventHead skips = second;
    skips.version = 3;
    EventHead early = second;
    early.time = Moment::of_microseconds(9);
    const std::vector<Forgery> forgeries{
        {skips, {}, "event 2: is version 3 of person 1, after version 1"},
        {early, {}, "event 2: is earlier than the event before"},
        {second, {posting(wallet(1), 5)}, "event 2: postings that do not add up"},
        {second,
         {posting(wallet(1), -5), posting(the_house, 5)},
         "event 2: wallet:1 would be overdrawn: -0.05"},
        {second, {}, ""},
    };
    for (const Forgery& forgery : forgeries) {
        Journal journal;
        std::vector<std::byte> record;
        write_record(first, {}, {}, record);
        const Hash hash = chained({}, record);
        ASSERT_FALSE(journal.replay({first, {}, {}, hash}).has_value());
        std::vector<std::byte> postings;
        ByteWriter writer(postings);
        write_postings(forgery.postings, writer);
        record.clear();
        write_record(forgery.head, {}, postings, record);
        const std::optional<Fault> fault =
            journal.replay({forgery.head, {}, postings, chained(hash, record)});
        EXPECT_EQ(forgery.found, fault ? fault->text : "");
    }
}

TEST(LedgerJournal, ContinuesFromASnapshotWithTheSameResult) {
    SampleLedger sample(10);
    std::vector<std::byte> bytes;
    ByteWriter writer(bytes);
    sample.journal.write_snapshot(writer);
    Journal restored;
    ByteReader reader(bytes);
    ASSERT_TRUE(restored.read_snapshot(reader));
    ASSERT_TRUE(reader.at_end());
    write_visit(sample.journal, 11, 2);
    write_visit(restored, 11, 2);
    EXPECT_EQ(sample.journal.head(), restored.head());
    EXPECT_EQ(sample.journal.balances().all(), restored.balances().all());
    for (std::size_t size = 0; size < bytes.size(); ++size) {
        ByteReader cut(Bytes(bytes).first(size));
        EXPECT_FALSE(Journal{}.read_snapshot(cut)) << size;
    }
}

}  // namespace
}  // namespace baize::ledger
