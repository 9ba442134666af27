// Commands and events as bytes, and the state of the casino as the bytes of its snapshot. A
// checksum of all bytes is compared with its expected value.
#include <cstdint>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "service/codec/busy_records.h"

namespace baize::house {
namespace {

constexpr std::uint64_t sum_of_records = 2725819237869384824U;
constexpr std::uint64_t sum_of_state = 7296890321501865977U;

void expect(benchmark::State& state, std::uint64_t found, std::uint64_t expected) {
    if (found != expected) state.SkipWithError(("wrong checksum " + std::to_string(found)).c_str());
}

void write_record(const BusyRecord& record, std::vector<std::byte>& bytes) {
    bytes.clear();
    ledger::ByteWriter out(bytes);
    ledger::encode(out, record.asked);
    ledger::encode(out, record.happened);
}

// Each pass is a function, so that callgrind counts its instructions (bench/results.md).
[[gnu::noinline]] void write_all(const std::vector<BusyRecord>& records,
                                 std::vector<std::byte>& bytes) {
    for (const BusyRecord& record : records) {
        write_record(record, bytes);
        benchmark::DoNotOptimize(bytes.data());
    }
}

// Returns the number of records that were not read.
[[gnu::noinline]] std::size_t read_all(const std::vector<BusyRecord>& records) {
    std::size_t failed = 0;
    for (const BusyRecord& record : records) {
        ledger::ByteReader in(record.body);
        std::optional<Command> asked;
        CasinoEvent happened;
        ledger::decode(in, asked);
        ledger::decode(in, happened);
        if (!in.at_end()) ++failed;
    }
    return failed;
}

void write_records(benchmark::State& state) {
    const std::vector<BusyRecord>& records = busy_records().records();
    std::vector<std::byte> bytes;
    std::uint64_t sum = 0;
    for (const BusyRecord& record : records) {
        write_record(record, bytes);
        sum = checksum_of(bytes, sum);
    }
    expect(state, sum, sum_of_records);
    for ([[maybe_unused]] auto _ : state)
        write_all(records, bytes);
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(records.size()));
}

void read_records(benchmark::State& state) {
    const std::vector<BusyRecord>& records = busy_records().records();
    for ([[maybe_unused]] auto _ : state) {
        if (read_all(records) != 0) return state.SkipWithError("not read");
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(records.size()));
}

[[gnu::noinline]] std::vector<std::byte> written_state() {
    std::vector<std::byte> bytes;
    ledger::ByteWriter out(bytes);
    ledger::encode(out, busy_records().casino().state());
    return bytes;
}

[[gnu::noinline]] bool is_state_read(const std::vector<std::byte>& bytes) {
    CasinoState read;
    ledger::ByteReader in(bytes);
    ledger::decode(in, read);
    return in.at_end();
}

void write_state(benchmark::State& state) {
    expect(state, checksum_of(written_state()), sum_of_state);
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(written_state());
    state.SetItemsProcessed(state.iterations());
}

void read_state(benchmark::State& state) {
    const std::vector<std::byte> bytes = written_state();
    for ([[maybe_unused]] auto _ : state) {
        if (!is_state_read(bytes)) return state.SkipWithError("not read");
    }
    state.SetItemsProcessed(state.iterations());
}

BENCHMARK(write_records);
BENCHMARK(read_records);
BENCHMARK(write_state);
BENCHMARK(read_state);

}  // namespace
}  // namespace baize::house
