// Watches the casino and collects rounds for the archive. A round begins with its first wager or
// card, and is archived if at least one person other than a bot took part.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "house/casino/casino.h"
#include "service/history/archive.h"

namespace baize::history {

class RoundRecorder {
  public:
    // `unfinished`: the rounds that were not over when the archive was last written; it continues
    // them.
    explicit RoundRecorder(std::vector<RoundStart> unfinished);

    // Called before the casino applies the step.
    void watch(const house::CasinoState& state,
               const house::Step& step,
               const house::EventMeta& recorded);

    // Returns the rounds that have ended since the last call. Store them once all watched events
    // are durable. A finished round can be looked up while it is still on display; if payments
    // follow, it is returned again when the next round opens.
    [[nodiscard]] std::vector<ArchivedRound> take(const house::CasinoState& state);

    // As above, including rounds in progress, for a program that continues from a snapshot without
    // the events before it.
    [[nodiscard]] std::vector<ArchivedRound> take_all(const house::CasinoState& state);

  private:
    struct Open {
        RoundStart start{};
        bool has_person = false;
        bool is_old = false;     // began before the last snapshot
        bool is_put = false;     // its start was returned by take()
        std::uint64_t last = 0;  // last event so far
        Moment time{};
        std::optional<RoundEnd> taken{};  // its end as returned while it was on display
    };

    void begin(const house::CasinoState& state,
               const house::TableState& table,
               std::uint64_t round,
               const house::EventMeta& recorded);

    // Returns the finished round with its results; nullopt if it is not over or no person took
    // part.
    [[nodiscard]] static std::optional<ArchivedRound> ended(const house::CasinoState& state,
                                                            const house::TableState& table,
                                                            const Open& open);
    void finish(const house::CasinoState& state, const house::TableState& table);
    [[nodiscard]] static std::vector<Part> parts_of(const house::TableState& table,
                                                    const RoundStart& start,
                                                    const RoundEnd& end);

    struct Commitment {
        std::uint64_t event = 0;
        Moment at{};
        std::uint64_t round = 0;
    };

    std::map<TableId, Open> open_{};
    std::map<TableId, Commitment> commitments_{};  // the last commitment at each table
    std::set<TableId> touched_{};                  // tables that changed since the last take()
    std::vector<ArchivedRound> finished_{};
};

}  // namespace baize::history
