#include "service/history/archive.h"

#include <charconv>

#include <fmt/format.h>

#include "ledger/record/encoding.h"

namespace baize::history {

namespace {

constexpr const char* tables = R"(
    PRAGMA busy_timeout = 5000;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS round (
        tab   INTEGER NOT NULL,
        round INTEGER NOT NULL,
        start BLOB NOT NULL,
        end   BLOB,
        PRIMARY KEY (tab, round)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS part (
        person  INTEGER NOT NULL,
        ended   INTEGER NOT NULL,
        tab     INTEGER NOT NULL,
        round   INTEGER NOT NULL,
        game    TEXT NOT NULL,
        chips   INTEGER NOT NULL,
        began   INTEGER NOT NULL,
        staked  INTEGER NOT NULL,
        back    INTEGER NOT NULL,
        hand    TEXT NOT NULL,
        clause  TEXT NOT NULL,
        sealed  INTEGER NOT NULL,
        PRIMARY KEY (person, tab, round)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS covered (
        one   INTEGER PRIMARY KEY CHECK (one = 1),
        event INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX IF NOT EXISTS part_by_time ON part (person, ended DESC, tab, round);
    CREATE INDEX IF NOT EXISTS unfinished ON round (tab) WHERE end IS NULL;
)";

using Step = ledger::Statement::Step;

template <typename Value>
std::vector<std::byte> bytes_of(const Value& value) {
    std::vector<std::byte> bytes;
    ledger::ByteWriter writer(bytes);
    ledger::encode(writer, value);
    return bytes;
}

template <typename Value>
bool read_bytes(std::optional<ledger::Bytes> bytes, Value& value) {
    auto read = bytes ? ledger::decoded<Value>(*bytes) : std::nullopt;
    if (read) value = *std::move(read);
    return read.has_value();
}

// Data derived from the sign is in no record, so it is computed again.
bool read_start(std::optional<ledger::Bytes> bytes, RoundStart& start) {
    if (!read_bytes(bytes, start) || !start.before.board.sign) return false;
    house::read_sign(start.before);
    return true;
}

std::int64_t number(const ledger::Statement& row, int column) {
    return row.number(column).value_or(0);
}

Part part_in(const ledger::Statement& row, PersonId person) {
    Part part{.person = person};
    part.ended = Moment::of_microseconds(number(row, 0));
    part.table = static_cast<TableId>(number(row, 1));
    part.round = static_cast<std::uint64_t>(number(row, 2));
    part.game = game_named(row.text(3).value_or("")).value_or(GameId{});
    part.chips = static_cast<house::Chips>(number(row, 4));
    part.began = Moment::of_microseconds(number(row, 5));
    part.staked = Money::of_cents(number(row, 6));
    part.back = Money::of_cents(number(row, 7));
    part.hand = row.text(8).value_or("");
    part.clause = Clause::find(row.text(9).value_or("")).value_or(Clause{});
    part.is_committed = number(row, 10) != 0;
    return part;
}

// Returns a key such as "1800000000000000.3.806".
std::string key_of(const Part& part) {
    return fmt::format("{}.{}.{}", part.ended.microseconds(), part.table, part.round);
}

bool read_key(std::string_view key, std::array<std::int64_t, 3>& numbers) {
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const std::size_t end = i + 1 < numbers.size() ? key.find('.') : key.size();
        if (end == std::string_view::npos) return false;
        const auto read = std::from_chars(key.data(), key.data() + end, numbers[i]);
        if (read.ec != std::errc{} || read.ptr != key.data() + end) return false;
        key.remove_prefix(std::min(end + 1, key.size()));
    }
    return true;
}

bool put_round(ledger::Statement& row, const ArchivedRound& round) {
    const std::vector<std::byte> began = bytes_of(round.start);
    const std::vector<std::byte> ended =
        round.end ? bytes_of(*round.end) : std::vector<std::byte>{};
    row.reset();
    row.bind(1, std::uint64_t{round.start.table});
    row.bind(2, round.start.round);
    row.bind(3, ledger::Bytes(began));
    if (round.end) row.bind(4, ledger::Bytes(ended));
    return row.step() == Step::done;
}

bool put_part(ledger::Statement& row, const Part& part) {
    row.reset();
    row.bind(1, std::uint64_t{part.person});
    row.bind(2, part.ended.microseconds());
    row.bind(3, std::uint64_t{part.table});
    row.bind(4, part.round);
    row.bind(5, name(part.game));
    row.bind(6, static_cast<std::uint64_t>(part.chips));
    row.bind(7, part.began.microseconds());
    row.bind(8, part.staked.cents());
    row.bind(9, part.back.cents());
    row.bind(10, std::string_view(part.hand));
    row.bind(11, part.clause.is_set() ? part.clause.id() : std::string_view(""));
    row.bind(12, std::uint64_t{part.is_committed});
    return row.step() == Step::done;
}

}  // namespace

ledger::Outcome<Archive> Archive::open(const std::string& path) {
    auto connection = ledger::Connection::open(path, ledger::Access::write, nullptr);
    if (!connection) return unexpected(connection.error());
    if (auto fault = connection->execute(tables)) return unexpected(*fault);
    return Archive(*std::move(connection));
}

// A failure here does not affect the ledger, which still has the missing rounds.
bool Archive::put(const std::vector<ArchivedRound>& rounds) {
    auto begun = ledger::Statement::prepare(
        connection_, "INSERT OR IGNORE INTO round (tab, round, start) VALUES (?, ?, ?)");
    auto over =
        ledger::Statement::prepare(connection_, "INSERT OR REPLACE INTO round VALUES (?, ?, ?, ?)");
    auto mine = ledger::Statement::prepare(
        connection_, "INSERT OR REPLACE INTO part VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    if (!begun || !over || !mine || connection_.execute("BEGIN IMMEDIATE")) return false;
    bool is_put = true;
    for (std::size_t i = 0; is_put && i < rounds.size(); ++i) {
        is_put = put_round(rounds[i].end ? *over : *begun, rounds[i]);
        for (const Part& part : rounds[i].parts)
            is_put = is_put && put_part(*mine, part);
    }
    if (is_put && !connection_.execute("COMMIT")) return true;
    static_cast<void>(connection_.execute("ROLLBACK"));
    return false;
}

std::uint64_t Archive::covered() {
    auto row = ledger::Statement::prepare(connection_, "SELECT event FROM covered");
    if (!row || row->step() != Step::row) return 0;
    return static_cast<std::uint64_t>(row->number(0).value_or(0));
}

bool Archive::set_covered(std::uint64_t event) {
    auto row =
        ledger::Statement::prepare(connection_, "INSERT OR REPLACE INTO covered VALUES (1, ?)");
    if (!row) return false;
    row->bind(1, event);
    return row->step() == Step::done;
}

std::vector<RoundStart> Archive::unfinished() {
    std::vector<RoundStart> starts;
    auto row = ledger::Statement::prepare(connection_, "SELECT start FROM round WHERE end IS NULL");
    if (!row) return starts;
    while (row->step() == Step::row) {
        RoundStart start;
        if (read_start(row->blob(0), start)) starts.push_back(std::move(start));
    }
    return starts;
}

std::optional<FinishedRound> Archive::find(TableId table, std::uint64_t round) {
    auto row = ledger::Statement::prepare(
        connection_,
        "SELECT start, end FROM round WHERE tab = ? AND round = ? AND end IS NOT NULL");
    if (!row) return std::nullopt;
    row->bind(1, std::uint64_t{table});
    row->bind(2, round);
    if (row->step() != Step::row) return std::nullopt;
    FinishedRound finished;
    if (!read_start(row->blob(0), finished.start) || !read_bytes(row->blob(1), finished.end))
        return std::nullopt;
    return finished;
}

std::optional<Part> Archive::part_of(PersonId person, TableId table, std::uint64_t round) {
    auto row = ledger::Statement::prepare(
        connection_,
        "SELECT ended, tab, round, game, chips, began, staked, back, hand, clause, sealed "
        "FROM part WHERE person = ? AND tab = ? AND round = ?");
    if (!row) return std::nullopt;
    row->bind(1, std::uint64_t{person});
    row->bind(2, std::uint64_t{table});
    row->bind(3, round);
    if (row->step() != Step::row) return std::nullopt;
    return part_in(*row, person);
}

Archive::Page Archive::parts_of(PersonId person, std::string_view before, std::size_t most) {
    Page page;
    std::array<std::int64_t, 3> key{INT64_MAX, INT64_MAX, INT64_MAX};
    if (!before.empty() && !read_key(before, key)) return page;
    auto row = ledger::Statement::prepare(
        connection_,
        "SELECT ended, tab, round, game, chips, began, staked, back, hand, clause, sealed "
        "FROM part WHERE person = ?1 AND (ended < ?2 OR (ended = ?2 AND (tab, round) > (?3, ?4))) "
        "ORDER BY ended DESC, tab, round LIMIT ?5");
    if (!row) return page;
    row->bind(1, std::uint64_t{person});
    row->bind(2, key[0]);
    row->bind(3, key[1]);
    row->bind(4, key[2]);
    row->bind(5, std::uint64_t{most + 1});
    while (row->step() == Step::row) {
        if (page.parts.size() == most) {
            page.next = key_of(page.parts.back());
            break;
        }
        page.parts.push_back(part_in(*row, person));
    }
    return page;
}

// The exact reverse of the order in which parts_of() lists them.
Archive::Page Archive::oldest_parts_of(PersonId person, std::string_view after, std::size_t most) {
    Page page;
    std::array<std::int64_t, 3> key{INT64_MIN, 0, 0};
    if (!after.empty() && !read_key(after, key)) return page;
    auto row = ledger::Statement::prepare(
        connection_,
        "SELECT ended, tab, round, game, chips, began, staked, back, hand, clause, sealed "
        "FROM part WHERE person = ?1 AND (ended > ?2 OR (ended = ?2 AND (tab, round) < (?3, ?4))) "
        "ORDER BY ended, tab DESC, round DESC LIMIT ?5");
    if (!row) return page;
    row->bind(1, std::uint64_t{person});
    row->bind(2, key[0]);
    row->bind(3, key[1]);
    row->bind(4, key[2]);
    row->bind(5, std::uint64_t{most});
    while (row->step() == Step::row)
        page.parts.push_back(part_in(*row, person));
    if (page.parts.size() == most) page.next = key_of(page.parts.back());
    return page;
}

}  // namespace baize::history
