#include "service/accounts/schema.h"

#include <array>

#include <fmt/format.h>

namespace baize::server {

namespace {

// The first migration also fits a file from before the numbers, which has these tables already.
constexpr std::array<const char*, 3> migrations{
    R"(
    CREATE TABLE IF NOT EXISTS account (
        person INTEGER PRIMARY KEY,
        name   TEXT NOT NULL COLLATE NOCASE UNIQUE,
        hash   TEXT NOT NULL,
        made   INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS session (
        secret  TEXT PRIMARY KEY,
        person  INTEGER NOT NULL REFERENCES account (person),
        expires INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS secret (
        id  INTEGER PRIMARY KEY CHECK (id = 1),
        hex TEXT NOT NULL
    ) STRICT;
    )",
    // A session began thirty days before it expires.
    R"(
    ALTER TABLE account ADD COLUMN recovery TEXT NOT NULL DEFAULT '';
    ALTER TABLE session ADD COLUMN device TEXT NOT NULL DEFAULT '';
    ALTER TABLE session ADD COLUMN began INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE session ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
    UPDATE session SET began = expires - 2592000000000, used = expires - 2592000000000;
    CREATE INDEX session_of_person ON session (person);
    CREATE TABLE second_factor (
        person       INTEGER PRIMARY KEY REFERENCES account (person),
        box          BLOB NOT NULL,
        is_confirmed INTEGER NOT NULL,
        last_step    INTEGER NOT NULL
    ) STRICT;
    )",
    R"(
    CREATE TABLE training (
        person   INTEGER NOT NULL REFERENCES account (person),
        game     TEXT NOT NULL,
        progress TEXT NOT NULL,
        PRIMARY KEY (person, game)
    ) STRICT, WITHOUT ROWID;
    )"};

}  // namespace

std::optional<ledger::Fault> prepare_accounts(ledger::Connection& connection) {
    if (auto fault = connection.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; "
                                        "PRAGMA secure_delete = ON"))
        return fault;
    const auto version = connection.number("PRAGMA user_version");
    if (!version) return version.error();
    constexpr auto newest = static_cast<std::int64_t>(migrations.size());
    if (*version > newest) {
        return ledger::Fault{
            ledger::FaultKind::unreadable,
            fmt::format("the accounts file is of version {}; this program knows up to {}",
                        *version,
                        newest)};
    }
    if (*version == newest) return std::nullopt;
    std::string all = "BEGIN IMMEDIATE;";
    for (auto number = static_cast<std::size_t>(*version); number < migrations.size(); ++number)
        all += migrations.at(number);
    all += fmt::format("PRAGMA user_version = {}; COMMIT", newest);
    auto fault = connection.execute(all.c_str());
    if (fault) static_cast<void>(connection.execute("ROLLBACK"));
    return fault;
}

}  // namespace baize::server
