// The five rulebooks: every clause with its kind, its room and the resulting duty of the software
// in the project's words. Interpretations of unclear clauses are in interpretation.h.
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
    std::string_view id{};  // without the book, such as "5.6.1(b)"
    DutyKind kind{};
    std::string_view room{};
    std::string_view duty{};
    Clause clause{};
};

[[nodiscard]] std::span<const Book> books();
[[nodiscard]] const Book* find_book(std::string_view code);

// All clauses, in the order of rulebooks/clauses.tsv: book by book, as printed.
[[nodiscard]] std::span<const ClauseEntry> clause_entries();

// The clauses of one book; empty if there is no such book.
[[nodiscard]] std::span<const ClauseEntry> clause_entries(std::string_view book);

// Returns nullptr for an interpretation ("I-12"), which is not a clause of a book.
[[nodiscard]] const ClauseEntry* find_entry(Clause clause);

[[nodiscard]] std::string_view name(DutyKind kind);

}  // namespace baize
