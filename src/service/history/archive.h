// Finished rounds of people, by person and by number: a projection of the ledger in a file beside
// it, which can be deleted and rebuilt. It stores where a round begins and ends, and the table
// before it; the events in between are read from the ledger.
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

// A person who was at the table when the round began, or arrived while betting was open.
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
    std::uint64_t first = 0;  // number of the first event
    Moment began{};
    std::uint64_t committed = 0;  // event of the commitment to its deck; 0: not seen
    Moment committed_at{};
    house::TableState before{};
    std::vector<Present> present{};
};
BOOST_DESCRIBE_STRUCT(RoundStart,
                      (),
                      (table, round, first, began, committed, committed_at, before, present))

// The end of a round and its results.
struct RoundEnd {
    std::uint64_t last = 0;  // number of the last event
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
    Clause clause{};     // of the result that moved the most money
    bool is_committed = false;
    friend bool operator==(const Part&, const Part&) = default;
};

struct FinishedRound {
    RoundStart start{};
    RoundEnd end{};
};

// A round as it is stored in the archive.
struct ArchivedRound {
    RoundStart start{};
    std::optional<RoundEnd> end{};  // nullopt: the round is not over
    std::vector<Part> parts{};
};

class Archive {
  public:
    [[nodiscard]] static ledger::Outcome<Archive> open(const std::string& path);

    // Stores all rounds in one transaction. Returns false if none was stored; the caller then still
    // has them.
    [[nodiscard]] bool put(const std::vector<ArchivedRound>& rounds);

    // Returns the last event of the ledger up to which all rounds are stored. It may be before the
    // newest snapshot, because a house may have run without an archive.
    [[nodiscard]] std::uint64_t covered();
    [[nodiscard]] bool set_covered(std::uint64_t event);

    // Returns the rounds that had begun and were not over when the archive was last written.
    [[nodiscard]] std::vector<RoundStart> unfinished();

    [[nodiscard]] std::optional<FinishedRound> find(TableId table, std::uint64_t round);

    // Returns a person's part in a round.
    [[nodiscard]] std::optional<Part> part_of(PersonId person, TableId table, std::uint64_t round);

    // Newest first. `before`: only those that ended earlier than the one with this key ("": all).
    struct Page {
        std::vector<Part> parts{};
        std::string next{};
    };

    [[nodiscard]] Page parts_of(PersonId person, std::string_view before, std::size_t most);

    // Oldest first. `after`: only those that ended later than the one with this key ("": all).
    // `next` is the key of the last of them, as long as there may be more.
    [[nodiscard]] Page oldest_parts_of(PersonId person, std::string_view after, std::size_t most);

  private:
    explicit Archive(ledger::Connection connection) : connection_(std::move(connection)) {}

    ledger::Connection connection_;
};

}  // namespace baize::history
