// Watches the casino and says what belongs into the archive: a round is begun with its first wager
// or card, and kept when a person, not only programs, had a part in it.
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
    // Goes on with rounds that were not over when the archive was last written.
    explicit RoundRecorder(std::vector<RoundStart> unfinished);

    // Before a step changes the floor.
    void watch(const house::CasinoState& state,
               const house::Step& step,
               const house::EventMeta& recorded);

    // Rounds that have ended since the last call, for the archive once everything that was watched
    // is on the disk. One that is over can be looked up while it still lies on the felt; if
    // something was paid since, it comes again when the next one opens.
    [[nodiscard]] std::vector<ArchivedRound> take(const house::CasinoState& state);

    // With rounds under way: for those who will go on from a snapshot and never see the beginning.
    [[nodiscard]] std::vector<ArchivedRound> take_all(const house::CasinoState& state);

  private:
    struct Open {
        RoundStart start{};
        bool has_person = false;
        bool is_old = false;     // begun before the last snapshot
        bool is_put = false;     // its start was taken
        std::uint64_t last = 0;  // event so far
        Moment time{};
        std::optional<RoundEnd> taken{};  // while it lay on the felt
    };

    void begin(const house::CasinoState& state,
               const house::TableState& table,
               std::uint64_t round,
               const house::EventMeta& recorded);

    // What it came to, where it is over and a person had a part in it.
    [[nodiscard]] static std::optional<ArchivedRound> ended(const house::CasinoState& state,
                                                            const house::TableState& table,
                                                            const Open& open);
    void finish(const house::CasinoState& state, const house::TableState& table);
    [[nodiscard]] static std::vector<Part> parts_of(const house::TableState& table,
                                                    const RoundStart& start,
                                                    const RoundEnd& end);

    struct Promise {
        std::uint64_t event = 0;
        Moment at{};
        std::uint64_t round = 0;
    };

    std::map<TableId, Open> open_{};
    std::map<TableId, Promise> promised_{};  // the last one at each table
    std::set<TableId> touched_{};            // since the last taking
    std::vector<ArchivedRound> finished_{};
};

}  // namespace baize::history
