// Short forms for the statements of the accounts file.
#pragma once

#include <optional>
#include <string_view>

#include "ledger/sqlite/connection.h"

namespace baize::server {

// Prepares a statement with its parameters in order. Texts and blobs are not copied and must stay
// valid until the last step.
template <typename... Values>
[[nodiscard]] std::optional<ledger::Statement> prepare(const ledger::Connection& connection,
                                                       std::string_view text,
                                                       const Values&... values) {
    auto prepared = ledger::Statement::prepare(connection, text);
    if (!prepared) return std::nullopt;
    int parameter = 0;
    (prepared->bind(++parameter, values), ...);
    return *std::move(prepared);
}

// As prepare(), and goes to the first row. Returns nullopt if there is none.
template <typename... Values>
[[nodiscard]] std::optional<ledger::Statement> first_row(const ledger::Connection& connection,
                                                         std::string_view text,
                                                         const Values&... values) {
    auto row = prepare(connection, text, values...);
    if (row && row->step() != ledger::Statement::Step::row) row.reset();
    return row;
}

// Runs a statement that changes rows. Returns the number of changed rows; 0 on failure.
template <typename... Values>
int change(const ledger::Connection& connection, std::string_view text, const Values&... values) {
    auto statement = prepare(connection, text, values...);
    if (!statement || statement->step() != ledger::Statement::Step::done) return 0;
    return sqlite3_changes(connection.raw());
}

}  // namespace baize::server
