// Commands read from lines of JSON, and tables written as they are sent to a browser. A checksum of
// all texts is compared with its expected value.
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "formats/json/json_text.h"
#include "service/codec/busy_records.h"
#include "service/codec/command_form.h"
#include "service/codec/json.h"
#include "service/codec/order.h"
#include "service/protocol/to_browser.h"
#include "service/table_view/show_table.h"

namespace baize::codec {
namespace {

constexpr std::uint64_t sum_of_orders = 9613971446852791308U;
constexpr std::uint64_t sum_of_tables = 7336700670477917023U;

void expect(benchmark::State& state,
            const std::vector<std::string>& texts,
            std::uint64_t expected) {
    std::uint64_t found = 0;
    for (const std::string& text : texts)
        found = house::checksum_of(std::as_bytes(std::span(text)), found);
    if (found != expected) state.SkipWithError(("wrong checksum " + std::to_string(found)).c_str());
}

// Each pass is a function, so that callgrind counts its instructions (bench/results.md).
// Returns the number of lines that were not read.
[[gnu::noinline]] std::size_t read_all(OrderReader& reader, const std::vector<std::string>& lines) {
    std::size_t failed = 0;
    for (const std::string& line : lines) {
        Order order;
        if (!reader.read(line, order)) ++failed;
    }
    return failed;
}

void read_orders(benchmark::State& state) {
    std::vector<std::string> lines;
    for (const house::Command& command : house::busy_records().commands()) {
        std::string& line = lines.emplace_back(R"({"by":5,"key":17,"do":)");
        write_command(line, command);
        line += '}';
    }
    expect(state, lines, sum_of_orders);
    OrderReader reader;
    for ([[maybe_unused]] auto _ : state) {
        if (read_all(reader, lines) != 0) return state.SkipWithError(reader.error_text().c_str());
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(lines.size()));
}

std::string written(const views::TableSnapshot& table) {
    std::string text;
    JsonText json(text);
    write_json(json, table);
    return text;
}

[[gnu::noinline]] void write_all(const std::vector<views::TableSnapshot>& tables) {
    for (const views::TableSnapshot& table : tables)
        benchmark::DoNotOptimize(written(table));
}

void write_tables(benchmark::State& state) {
    const house::BusyRecords& busy = house::busy_records();
    const views::ActivityLog log;
    const views::ViewContext context{busy.casino(), log, busy.now()};
    std::vector<views::TableSnapshot> tables;
    std::vector<std::string> texts;
    for (const house::TableState& table : busy.casino().state().tables) {
        const house::PersonId person = table.table * 3 + 1;
        tables.push_back(views::show_table(context, table, person));
        texts.push_back(written(tables.back()));
    }
    expect(state, texts, sum_of_tables);
    for ([[maybe_unused]] auto _ : state)
        write_all(tables);
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(tables.size()));
}

BENCHMARK(read_orders);
BENCHMARK(write_tables);

}  // namespace
}  // namespace baize::codec
