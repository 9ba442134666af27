// The five rulebooks: every clause with its kind, its room and our words for what the software must
// do about it. Readings of what the books leave open are in interpretation.h.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "engine/core/clause.h"

namespace baize {

struct Book {
    std::string_view code{};
    std::string_view title{};
    std::string_view house{};
    std::string_view edition{};
};

enum class DutyKind : std::uint8_t {
    heading,
    definition,
    engine,
    floor,
    record,
    display,
    document,
    physical
};

inline constexpr std::size_t duty_kind_count = 8;

struct ClauseEntry {
    std::string_view book{};
    std::string_view id{};  // without the book: "5.6.1(b)"
    DutyKind kind{};
    std::string_view room{};
    std::string_view duty{};
    Clause clause{};
};

[[nodiscard]] std::span<const Book> books();
[[nodiscard]] const Book* find_book(std::string_view code);

// All clauses, in the order of rulebooks/clauses.tsv: book by book, as printed.
[[nodiscard]] std::span<const ClauseEntry> clause_entries();

// The clauses of one book; empty when there is no such book.
[[nodiscard]] std::span<const ClauseEntry> clause_entries(std::string_view book);

// Nothing for an interpretation ("I-12"), which is no clause of a book.
[[nodiscard]] const ClauseEntry* find_entry(Clause clause);

[[nodiscard]] std::string_view name(DutyKind kind);

}  // namespace baize
