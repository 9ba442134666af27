#include "ledger/sqlite/sqlite_store.h"

#include <algorithm>
#include <cstdio>
#include <limits>
#include <unistd.h>
#include <utility>

#include <fmt/format.h>

#include "ledger/secrets/private_file.h"
#include "ledger/sqlite/schema.h"

namespace baize::ledger {

namespace {

constexpr std::string_view insert_event =
    "INSERT INTO events (sequence, stream, version, time, actor, command, rules, kind, body, "
    "postings, hash) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)";

constexpr std::string_view insert_note =
    "INSERT OR REPLACE INTO notes (owner, slot, body) VALUES (?1, ?2, ?3)";

constexpr std::string_view select_events =
    "SELECT sequence, stream, version, time, actor, command, rules, kind, body, postings, hash "
    "FROM events WHERE sequence > ?1 ORDER BY sequence";

template <typename Small>
bool read_number(const Statement& row, int column, Small& into) {
    const std::optional<std::int64_t> number = row.number(column);
    if (!number || *number < 0) return false;
    if (static_cast<std::uint64_t>(*number) > std::numeric_limits<Small>::max()) return false;
    into = static_cast<Small>(*number);
    return true;
}

// Returns false if the row cannot come from an insert of this program.
bool read_event(const Statement& row, EventView& event) {
    std::uint64_t stream_number = 0;
    const std::optional<std::int64_t> time = row.number(3);
    const std::optional<std::int64_t> command = row.number(5);
    const std::optional<Bytes> body = row.blob(8);
    const std::optional<Bytes> postings = row.blob(9);
    const std::optional<Bytes> hash = row.blob(10);
    if (!read_number(row, 0, event.head.sequence) || !read_number(row, 1, stream_number) ||
        !read_number(row, 2, event.head.version) || !read_number(row, 4, event.head.actor) ||
        !read_number(row, 6, event.head.rules) || !read_number(row, 7, event.head.kind)) {
        return false;
    }
    const std::optional<Stream> stream = stream_of(stream_number);
    if (!stream || !time || !command || !body || !postings || !hash) return false;
    if (hash->size() != event.hash.bytes.size()) return false;
    event.head.stream = *stream;
    event.head.time = Moment::of_microseconds(*time);
    event.head.command = static_cast<std::uint64_t>(*command);
    event.body = *body;
    event.postings = *postings;
    std::copy(hash->begin(), hash->end(), event.hash.bytes.begin());
    return true;
}

}  // namespace

SqliteStore::SqliteStore(std::string path, Connection connection, Statements statements)
    : path_(std::move(path)),
      connection_(std::move(connection)),
      statements_(std::move(statements)) {}

Outcome<std::unique_ptr<SqliteStore>> SqliteStore::open(const std::string& path,
                                                        const SqliteOptions& options) {
    Outcome<Connection> connection = Connection::open(path, options.access, options.vfs);
    if (!connection) return unexpected(connection.error());
    if (auto problem = prepare_ledger(*connection, options)) {
        if (problem->text.rfind(path, 0) != 0)
            problem->text = fmt::format("{}: {}", path, problem->text);
        return unexpected(std::move(*problem));
    }
    Outcome<Statement> begin = Statement::prepare(*connection, "BEGIN IMMEDIATE");
    if (!begin) return unexpected(begin.error());
    Outcome<Statement> commit = Statement::prepare(*connection, "COMMIT");
    if (!commit) return unexpected(commit.error());
    Outcome<Statement> insert = Statement::prepare(*connection, insert_event);
    if (!insert) return unexpected(insert.error());
    Outcome<Statement> note = Statement::prepare(*connection, insert_note);
    if (!note) return unexpected(note.error());
    return std::unique_ptr<SqliteStore>(new SqliteStore(
        path,
        std::move(*connection),
        {std::move(*begin), std::move(*commit), std::move(*insert), std::move(*note)}));
}

std::optional<Fault> SqliteStore::run(Statement& statement, std::string_view doing) {
    const bool is_done = statement.step() == Statement::Step::done;
    std::optional<Fault> fault;
    if (!is_done) fault = connection_.problem(doing);  // before reset, which overwrites the error
    statement.reset();
    return fault;
}

std::optional<Fault> SqliteStore::insert(const EventView& event) {
    Statement& insert = statements_.insert;
    insert.bind(1, event.head.sequence);
    insert.bind(2, packed(event.head.stream));
    insert.bind(3, event.head.version);
    insert.bind(4, event.head.time.microseconds());
    insert.bind(5, std::uint64_t{event.head.actor});
    insert.bind(6, event.head.command);
    insert.bind(7, std::uint64_t{event.head.rules});
    insert.bind(8, std::uint64_t{event.head.kind});
    insert.bind(9, event.body);
    insert.bind(10, event.postings);
    insert.bind(11, Bytes(event.hash.bytes));
    return run(insert, "write an event");
}

std::optional<Fault> SqliteStore::insert(const Note& note) {
    statements_.note.bind(1, std::uint64_t{note.owner});
    statements_.note.bind(2, std::uint64_t{note.slot});
    statements_.note.bind(3, Bytes(note.body));
    return run(statements_.note, "write a note");
}

// After a failed commit SQLite does not tell what is on the disk, and a sync that failed once may
// appear to succeed the next time. So nothing more is written after a fault.
std::optional<Fault> SqliteStore::in_transaction(
    const std::function<std::optional<Fault>()>& work) {
    if (broken_) return broken_;
    if (auto fault = run(statements_.begin, "begin")) return fault;  // nothing was written yet
    broken_ = work();
    if (!broken_) broken_ = run(statements_.commit, "commit");
    if (broken_) static_cast<void>(connection_.execute("ROLLBACK"));
    return broken_;
}

std::optional<Fault> SqliteStore::append(const Batch& batch) {
    return in_transaction([&]() -> std::optional<Fault> {
        for (std::size_t i = 0; i < batch.size(); ++i) {
            if (auto fault = insert(batch[i])) return fault;
        }
        for (const Note& note : batch.notes()) {
            if (auto fault = insert(note)) return fault;
        }
        return std::nullopt;
    });
}

std::optional<Fault> SqliteStore::read(std::uint64_t after, const EventVisitor& visit) {
    Outcome<Statement> rows = Statement::prepare(connection_, select_events);
    if (!rows) return rows.error();
    rows->bind(1, after);
    std::uint64_t last = after;
    while (true) {
        const Statement::Step step = rows->step();
        if (step == Statement::Step::done) return std::nullopt;
        if (step == Statement::Step::failed) return connection_.problem("read the events");
        EventView event;
        if (!read_event(*rows, event)) {
            return Fault{FaultKind::record,
                         fmt::format("{}: the row after event {} is malformed", path_, last)};
        }
        last = event.head.sequence;
        if (!visit(event)) return std::nullopt;
    }
}

Outcome<std::vector<Note>> SqliteStore::notes() {
    Outcome<Statement> rows =
        Statement::prepare(connection_, "SELECT owner, slot, body FROM notes ORDER BY owner, slot");
    if (!rows) return unexpected(rows.error());
    std::vector<Note> all;
    while (true) {
        const Statement::Step step = rows->step();
        if (step == Statement::Step::done) return all;
        if (step == Statement::Step::failed)
            return unexpected(connection_.problem("read the notes"));
        Note note;
        const std::optional<Bytes> body = rows->blob(2);
        if (!body || !read_number(*rows, 0, note.owner) || !read_number(*rows, 1, note.slot))
            return fault(FaultKind::record, fmt::format("{}: a note is damaged", path_));
        note.body.assign(body->begin(), body->end());
        all.push_back(std::move(note));
    }
}

std::optional<Fault> SqliteStore::save(const Snapshot& snapshot) {
    return in_transaction([&]() -> std::optional<Fault> {
        Outcome<Statement> insert = Statement::prepare(
            connection_, "INSERT OR REPLACE INTO snapshots (sequence, body) VALUES (?1, ?2)");
        if (!insert) return insert.error();
        insert->bind(1, snapshot.sequence);
        insert->bind(2, Bytes(snapshot.body));
        if (auto fault = run(*insert, "write a snapshot")) return fault;
        return connection_.execute(
            "DELETE FROM snapshots WHERE sequence NOT IN "
            "(SELECT sequence FROM snapshots ORDER BY sequence DESC LIMIT 2)");
    });
}

Outcome<Snapshot> SqliteStore::newest_snapshot() {
    Outcome<Statement> rows = Statement::prepare(
        connection_, "SELECT sequence, body FROM snapshots ORDER BY sequence DESC LIMIT 1");
    if (!rows) return unexpected(rows.error());
    const Statement::Step step = rows->step();
    if (step == Statement::Step::failed)
        return unexpected(connection_.problem("read the newest snapshot"));
    Snapshot snapshot;
    if (step == Statement::Step::done) return snapshot;
    const std::optional<Bytes> body = rows->blob(1);
    if (!body || !read_number(*rows, 0, snapshot.sequence))
        return fault(FaultKind::record, fmt::format("{}: the newest snapshot is damaged", path_));
    snapshot.body.assign(body->begin(), body->end());
    return snapshot;
}

std::optional<Fault> SqliteStore::save(const StoredHead& head) {
    return in_transaction([&]() -> std::optional<Fault> {
        Outcome<Statement> insert =
            Statement::prepare(connection_, "INSERT INTO heads (sequence, body) VALUES (?1, ?2)");
        if (!insert) return insert.error();
        insert->bind(1, head.sequence);
        insert->bind(2, Bytes(head.body));
        return run(*insert, "write a signed head");
    });
}

Outcome<std::vector<StoredHead>> SqliteStore::heads() {
    Outcome<Statement> rows =
        Statement::prepare(connection_, "SELECT sequence, body FROM heads ORDER BY number");
    if (!rows) return unexpected(rows.error());
    std::vector<StoredHead> all;
    while (true) {
        const Statement::Step step = rows->step();
        if (step == Statement::Step::done) return all;
        if (step == Statement::Step::failed)
            return unexpected(connection_.problem("read the signed heads"));
        StoredHead head;
        const std::optional<Bytes> body = rows->blob(1);
        if (!body || !read_number(*rows, 0, head.sequence))
            return fault(FaultKind::record, fmt::format("{}: a signed head is damaged", path_));
        head.body.assign(body->begin(), body->end());
        all.push_back(std::move(head));
    }
}

// Writes to a temporary name, syncs and renames, so that the final name always holds a complete
// backup.
std::optional<Fault> SqliteStore::back_up_to(const std::string& path) {
    if (::access(path.c_str(), F_OK) == 0)
        return Fault{FaultKind::taken, fmt::format("{}: there is a file already", path)};
    const std::string part = path + ".part";
    std::remove(part.c_str());
    make_private(part);  // SQLite accepts an empty file
    Outcome<Statement> copy = Statement::prepare(connection_, "VACUUM INTO ?1");
    if (!copy) return copy.error();
    copy->bind(1, std::string_view(part));
    if (auto fault = run(*copy, "back up")) return fault;
    if (!put_in_place(part, path))
        return Fault{FaultKind::disk,
                     fmt::format("{}: could not be renamed to its final name", path)};
    return std::nullopt;
}

}  // namespace baize::ledger
