#include "ledger/sqlite/connection.h"

#include <fmt/format.h>

#include "ledger/secrets/private_file.h"

namespace baize::ledger {

namespace {

FaultKind kind_of(int code) {
    switch (code & 0xFF) {
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
        case SQLITE_CONSTRAINT: return FaultKind::taken;
        case SQLITE_NOTADB:
        case SQLITE_CORRUPT:
        case SQLITE_SCHEMA: return FaultKind::unreadable;
        default: return FaultKind::disk;
    }
}

// SQLite creates the files next to a database with the mode of the database.
std::optional<Fault> keep_private(const std::string& path, Access access) {
    if (access == Access::write) make_private(path);
    for (const char* const beside : {"", "-wal", "-shm", "-journal"}) {
        if (auto fault = why_not_private(path + beside)) return fault;
    }
    return std::nullopt;
}

}  // namespace

Outcome<Connection> Connection::open(const std::string& path, Access access, const char* vfs) {
    if (vfs == nullptr) {
        if (auto fault = keep_private(path, access)) return unexpected(*std::move(fault));
    }
    const int flags = (access == Access::write ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
                                               : SQLITE_OPEN_READONLY) |
                      SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    sqlite3* handle = nullptr;
    const int code = sqlite3_open_v2(path.c_str(), &handle, flags, vfs);
    Connection connection(handle, path);
    if (code != SQLITE_OK) return unexpected(connection.problem("open"));
    return connection;
}

std::optional<Fault> Connection::execute(const char* statements) {
    if (sqlite3_exec(raw(), statements, nullptr, nullptr, nullptr) == SQLITE_OK)
        return std::nullopt;
    return problem(statements);
}

Outcome<std::int64_t> Connection::number(const char* statement) {
    Outcome<Statement> asked = Statement::prepare(*this, statement);
    if (!asked) return unexpected(asked.error());
    if (asked->step() != Statement::Step::row) return unexpected(problem(statement));
    return asked->number(0).value_or(0);
}

Outcome<std::string> Connection::text(const char* statement) {
    Outcome<Statement> asked = Statement::prepare(*this, statement);
    if (!asked) return unexpected(asked.error());
    if (asked->step() != Statement::Step::row) return unexpected(problem(statement));
    return asked->text(0).value_or("");
}

Fault Connection::problem(std::string_view doing) const {
    if (handle_ == nullptr) return {FaultKind::disk, fmt::format("{}: out of memory", path_)};
    return {kind_of(sqlite3_extended_errcode(raw())),
            fmt::format("{}: {}: {}", path_, doing, sqlite3_errmsg(raw()))};
}

Outcome<Statement> Statement::prepare(const Connection& connection, std::string_view text) {
    sqlite3_stmt* statement = nullptr;
    const int code = sqlite3_prepare_v3(connection.raw(),
                                        text.data(),
                                        static_cast<int>(text.size()),
                                        SQLITE_PREPARE_PERSISTENT,
                                        &statement,
                                        nullptr);
    if (code != SQLITE_OK) return unexpected(connection.problem(text));
    return Statement(statement);
}

// A bind fails if the value is too large, the number is wrong or memory is short; the next step
// then reports it.
void Statement::bind(int parameter, std::uint64_t number) {
    bind(parameter, static_cast<std::int64_t>(number));
}

void Statement::bind(int parameter, std::int64_t number) {
    note(sqlite3_bind_int64(statement_.get(), parameter, number));
}

void Statement::bind(int parameter, Bytes blob) {
    // An empty span may have a null pointer, which SQLite would read as NULL.
    const void* const data = blob.empty() ? static_cast<const void*>("") : blob.data();
    note(sqlite3_bind_blob64(statement_.get(), parameter, data, blob.size(), SQLITE_STATIC));
}

void Statement::bind(int parameter, std::string_view text) {
    note(sqlite3_bind_text64(
        statement_.get(), parameter, text.data(), text.size(), SQLITE_STATIC, SQLITE_UTF8));
}

Statement::Step Statement::step() {
    if (!is_bound_) return Step::failed;
    switch (sqlite3_step(statement_.get())) {
        case SQLITE_ROW: return Step::row;
        case SQLITE_DONE: return Step::done;
        default: return Step::failed;
    }
}

void Statement::reset() {
    sqlite3_reset(statement_.get());
    is_bound_ = true;
}

std::optional<std::int64_t> Statement::number(int column) const {
    if (sqlite3_column_type(statement_.get(), column) != SQLITE_INTEGER) return std::nullopt;
    return sqlite3_column_int64(statement_.get(), column);
}

std::optional<std::string> Statement::text(int column) const {
    if (sqlite3_column_type(statement_.get(), column) != SQLITE_TEXT) return std::nullopt;
    const auto* const letters =
        reinterpret_cast<const char*>(sqlite3_column_text(statement_.get(), column));
    return std::string(letters,
                       static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column)));
}

std::optional<Bytes> Statement::blob(int column) const {
    if (sqlite3_column_type(statement_.get(), column) != SQLITE_BLOB) return std::nullopt;
    const auto* const data =
        static_cast<const std::byte*>(sqlite3_column_blob(statement_.get(), column));
    return Bytes(data, static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column)));
}

}  // namespace baize::ledger
