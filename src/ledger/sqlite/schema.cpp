#include "ledger/sqlite/schema.h"

#include <string>

#include <fmt/format.h>

#include "ledger/sqlite/migrations.h"

namespace baize::ledger {

namespace {

constexpr std::int64_t application_id = 0x4261697A;  // "Baiz"

// Sets the modes that must precede the first access to the file, and does not touch it.
std::optional<Fault> set_pragmas(Connection& connection, const SqliteOptions& options) {
    // Waits two seconds in case another server is about to release the file.
    if (auto fault = connection.execute("PRAGMA busy_timeout = 2000")) return fault;
    return options.alone ? connection.execute("PRAGMA locking_mode = EXCLUSIVE") : std::nullopt;
}

std::optional<Fault> set_modes(Connection& connection, const SqliteOptions& options) {
    if (options.access == Access::read_only) return std::nullopt;
    // If the mode is not available, SQLite continues without it and says so only in its answer.
    const Outcome<std::string> mode = connection.text("PRAGMA journal_mode = WAL");
    if (!mode) return mode.error();
    if (*mode != "wal") return Fault{FaultKind::disk, "this disk does not allow a write-ahead log"};
    // EXTRA would also sync the folder when a journal is deleted; in this mode there is no journal
    // to delete.
    return connection.execute(options.waits_for_disk ? "PRAGMA synchronous = FULL"
                                                     : "PRAGMA synchronous = OFF");
}

// Returns how many migrations were applied to the file; a fault if it is not a ledger.
Outcome<std::int64_t> version_of(Connection& connection) {
    Outcome<std::int64_t> id = connection.number("PRAGMA application_id");
    if (!id) return id;
    Outcome<std::int64_t> tables = connection.number("SELECT count(*) FROM sqlite_schema");
    if (!tables) return tables;
    if (*id != application_id && *tables > 0)
        return fault(FaultKind::unreadable, "the file is a database, but not a ledger of Baize");
    return connection.number("PRAGMA user_version");
}

std::optional<Fault> migrate(Connection& connection, std::size_t from) {
    const auto migrations = sqlite_migrations();
    if (auto fault = connection.execute("BEGIN IMMEDIATE")) return fault;
    for (std::size_t i = from; i < migrations.size(); ++i) {
        if (auto fault = connection.execute(std::string(migrations[i]).c_str())) return fault;
    }
    const std::string numbers = fmt::format(
        "PRAGMA application_id = {}; PRAGMA user_version = {}", application_id, migrations.size());
    if (auto fault = connection.execute(numbers.c_str())) return fault;
    return connection.execute("COMMIT");
}

}  // namespace

std::optional<Fault> prepare_ledger(Connection& connection, const SqliteOptions& options) {
    if (auto fault = set_pragmas(connection, options)) return fault;
    // The check comes first, so that a file of another program is not changed.
    const Outcome<std::int64_t> version = version_of(connection);
    if (!version) return version.error();
    const auto newest = static_cast<std::int64_t>(sqlite_migrations().size());
    if (*version > newest) {
        return Fault{
            FaultKind::unreadable,
            fmt::format(
                "the ledger is of version {}; this program knows up to {}", *version, newest)};
    }
    if (auto fault = set_modes(connection, options)) return fault;
    if (*version == newest) return std::nullopt;
    if (options.access == Access::read_only) {
        return Fault{FaultKind::unreadable,
                     *version == 0 ? "the file holds no ledger"
                                   : "the ledger is older: open it for writing once"};
    }
    return migrate(connection, static_cast<std::size_t>(*version));
}

}  // namespace baize::ledger
