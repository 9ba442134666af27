// Writes the tables of the rankings as a source file, so that a program can rank its first hand
// without computing them.
#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <span>
#include <string_view>
#include <vector>

#include "engine/core/check.h"
#include "engine/hands/five_card_rules.h"
#include "engine/hands/omaha.h"
#include "engine/hands/wild_rules.h"
#include "tools/row_table.h"

namespace baize::tools {
namespace {

using tie_break::RankMask;

// Writes the braces of a std::array, padded with zeros.
template <typename Number>
void write_array(std::ostream& out, std::span<const Number> numbers, std::size_t size) {
    BAIZE_CHECK(numbers.size() <= size);
    out << "{{";
    for (std::size_t i = 0; i < numbers.size(); ++i)
        out << numbers[i] << (i % 16 == 15 ? ",\n" : ",");
    out << "}}";
}

template <typename Value>
void write_five_counts(std::ostream& out, Value&& value) {
    std::vector<RowPlace> places;
    for_each_rank_counts(5, [&](RankCounts counts) {
        places.push_back(
            {FiveCountTable::row_of(counts), FiveCountTable::column_of(counts), value(counts)});
    });
    constexpr FiveCountTable shape;
    const RowTable table = fill_rows(places, shape.shifts.size());
    out << '{';
    write_array<std::size_t>(out, table.shifts, shape.shifts.size());
    out << ",\n";
    write_array<std::uint16_t>(out, table.values, shape.values.size());
    out << '}';
}

// Columns count from the smallest sum of the row. It is subtracted here, so that the table needs no
// offset.
void write_rank_sums(std::ostream& out) {
    std::vector<std::uint32_t> least(RankSumTable::row_count, ~std::uint32_t{0});
    const auto for_each_sum = [](auto&& visit) {
        for (unsigned cards = 5; cards <= 7; ++cards) {
            for_each_rank_counts(cards, [&](RankCounts counts) {
                const std::uint32_t sum = HandTally::of_counts(counts).rank_sum();
                visit(counts, sum, sum >> RankSumTable::column_bits);
            });
        }
    };
    for_each_sum([&](RankCounts, std::uint32_t sum, std::size_t row) {
        BAIZE_CHECK(row < least.size());
        least[row] = std::min(least[row], sum);
    });
    std::vector<RowPlace> places;
    for_each_sum([&](RankCounts counts, std::uint32_t sum, std::size_t row) {
        places.push_back({row, sum - least[row], rank_by_counts(counts).value()});
    });
    const RowTable table = fill_rows(places, RankSumTable::row_count);
    std::vector<std::uint32_t> shifts;
    for (std::size_t row = 0; row < least.size(); ++row)
        shifts.push_back(static_cast<std::uint32_t>(table.shifts[row]) - least[row]);
    out << '{';
    write_array<std::uint32_t>(out, shifts, RankSumTable::row_count);
    out << ",\n";
    write_array<std::uint16_t>(out, table.values, RankSumTable::place_count);
    out << '}';
}

template <typename Value>
void write_by_ranks(std::ostream& out, Value&& value) {
    std::vector<std::uint16_t> values;
    for (RankMask ranks = 0; ranks < 1U << rank_count; ++ranks)
        values.push_back(value(ranks, std::popcount(ranks)));
    write_array<std::uint16_t>(out, values, values.size());
}

void write_five_card(std::ostream& out) {
    out << "constinit const FiveCardTables five_card_tables{\n";
    write_five_counts(out, [](RankCounts counts) { return rank_by_counts(counts).value(); });
    out << ",\n";
    write_rank_sums(out);
    out << ",\n";
    write_by_ranks(out, [](RankMask ranks, int cards) -> std::uint16_t {
        if (cards < 5 || cards > 7) return 0;
        return rank_by_ranks_of_suit(ranks).value();
    });
    out << "};\n\n";
}

void write_wild(std::ostream& out) {
    out << "constinit const WildTables wild_tables{\n";
    write_five_counts(out, [](RankCounts counts) { return rank_wild_by_counts(counts).value(); });
    out << ",\n";
    write_by_ranks(out, [](RankMask naturals, int cards) -> std::uint16_t {
        const bool has_two = (naturals & tie_break::bit(Rank::two)) != 0;
        if (cards < 1 || cards > 5 || has_two) return 0;
        return rank_wild_suited(naturals).value();
    });
    out << "};\n\n";
}

void write_board_numbers(std::ostream& out) {
    out << "constinit const FiveCountTable board_numbers\n";
    std::uint16_t number = 0;
    write_five_counts(out, [&](RankCounts) { return number++; });
    out << ";\n\n";
}

bool write_tables(const char* path) {
    std::ofstream out(path);
    out << "// Written by tools/hand_tables.cpp.\n"
           "#include \"engine/hands/five_card.h\"\n#include \"engine/hands/omaha.h\"\n#include "
           "\"engine/hands/wild.h\"\n\n"
           "namespace baize {\n\n";
    write_five_card(out);
    write_wild(out);
    write_board_numbers(out);
    out << "}  // namespace baize\n";
    out.close();
    return out.good();
}

}  // namespace
}  // namespace baize::tools

int main(int count, char** arguments) {
    if (count != 2) {
        std::cerr << "usage: hand_tables SOURCE\n";
        return 2;
    }
    if (baize::tools::write_tables(arguments[1])) return 0;
    std::cerr << "hand_tables: cannot write " << arguments[1] << '\n';
    return 1;
}
