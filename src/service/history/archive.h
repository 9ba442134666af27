// Rounds that people played, found by person and by number: a projection of the ledger beside it,
// which can be dropped and made again. It holds where a round begins and ends and the table as it
// stood before; what happened in between is read from the ledger.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe.hpp>

#include "house/casino/casino_state.h"
#include "ledger/sqlite/connection.h"

namespace baize::history {

using house::PersonId;
using house::TableId;

// Somebody at the table when the round began, or who came while wagers were open.
struct Present {
    PersonId person = 0;
    std::uint8_t seat = 0;  // from 1
    std::string name{};
    bool is_program = false;
    friend bool operator==(const Present&, const Present&) = default;
};
BOOST_DESCRIBE_STRUCT(Present, (), (person, seat, name, is_program))

// The table before the first event of a round.
struct RoundStart {
    TableId table = 0;
    std::uint64_t round = 0;
    std::uint64_t first = 0;  // event
    Moment began{};
    std::uint64_t promised = 0;  // event that promised its deck; 0: it was not seen
    Moment promised_at{};
    house::TableState before{};
    std::vector<Present> present{};
};
BOOST_DESCRIBE_STRUCT(RoundStart,
                      (),
                      (table, round, first, began, promised, promised_at, before, present))

// What it came to.
struct RoundEnd {
    std::uint64_t last = 0;  // event
    Moment ended{};
    house::RoundRecord book{};
    std::vector<Present> present{};
    friend bool operator==(const RoundEnd&, const RoundEnd&) = default;
};
BOOST_DESCRIBE_STRUCT(RoundEnd, (), (last, ended, book, present))

// One person's part in a round.
struct Part {
    PersonId person = 0;
    TableId table = 0;
    std::uint64_t round = 0;
    GameId game{};
    house::Chips chips = house::Chips::money;
    Moment began{};
    Moment ended{};
    Money staked{};
    Money back{};
    std::string hand{};  // in words
    Clause clause{};     // of the result that moved most
    bool is_promised = false;
    friend bool operator==(const Part&, const Part&) = default;
};

struct FinishedRound {
    RoundStart start{};
    RoundEnd end{};
};

// A round as it is put into the archive.
struct ArchivedRound {
    RoundStart start{};
    std::optional<RoundEnd> end{};  // nothing: it is not over
    std::vector<Part> parts{};
};

class Archive {
  public:
    [[nodiscard]] static ledger::Outcome<Archive> open(const std::string& path);

    // Together: whoever reads finds all of them or none.
    // False: they are not there, and whoever gave them still has them to give.
    [[nodiscard]] bool put(const std::vector<ArchivedRound>& rounds);

    // Every round up to this event of the ledger is here. A house may have been open on the ledger
    // without an archive, and have saved a snapshot of a later event.
    [[nodiscard]] std::uint64_t covered();
    [[nodiscard]] bool set_covered(std::uint64_t event);

    // Begun, and not over when the archive was last written.
    [[nodiscard]] std::vector<RoundStart> unfinished();

    [[nodiscard]] std::optional<FinishedRound> find(TableId table, std::uint64_t round);

    // One person's part in one round.
    [[nodiscard]] std::optional<Part> part_of(PersonId person, TableId table, std::uint64_t round);

    // The newest first; `before`: those that ended earlier than the one with this key ("": all).
    struct Page {
        std::vector<Part> parts{};
        std::string next{};
    };

    [[nodiscard]] Page parts_of(PersonId person, std::string_view before, std::size_t most);

  private:
    explicit Archive(ledger::Connection connection) : connection_(std::move(connection)) {}

    ledger::Connection connection_;
};

}  // namespace baize::history
