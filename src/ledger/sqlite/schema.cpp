#include "ledger/sqlite/schema.h"

#include <string>

#include <fmt/format.h>

#include "ledger/sqlite/migrations.h"

namespace baize::ledger {

namespace {

constexpr std::int64_t application_id = 0x4261697A;  // "Baiz"

// Before the first look at the file, and without touching it.
std::optional<Fault> set_manners(Connection& connection, const SqliteOptions& options) {
    // Another server may be about to let go of the file; two seconds and it is taken.
    if (auto fault = connection.execute("PRAGMA busy_timeout = 2000")) return fault;
    return options.alone ? connection.execute("PRAGMA locking_mode = EXCLUSIVE") : std::nullopt;
}

std::optional<Fault> set_modes(Connection& connection, const SqliteOptions& options) {
    if (options.access == Access::read_only) return std::nullopt;
    // Where it cannot be had, SQLite goes on without and says so in its answer only.
    const Outcome<std::string> mode = connection.text("PRAGMA journal_mode = WAL");
    if (!mode) return mode.error();
    if (*mode != "wal") return Fault{FaultKind::disk, "this disk does not allow a write-ahead log"};
    // EXTRA would sync the folder as well when a journal is deleted: there is none here.
    return connection.execute(options.waits_for_disk ? "PRAGMA synchronous = FULL"
                                                     : "PRAGMA synchronous = OFF");
}

// How many migrations the file has seen; a fault where it is not a ledger.
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
    if (auto fault = set_manners(connection, options)) return fault;
    // What it is comes first: a file that is not ours is not touched.
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
