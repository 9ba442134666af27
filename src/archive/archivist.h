// Watches the casino and keeps the archive: a round is begun with its first wager or card, and kept
// when a person, not only programs, had a part in it.
#pragma once

#include <map>
#include <vector>

#include "archive/archive.h"
#include "casino/casino.h"

namespace baize::archive {

class Archivist {
  public:
    // Goes on with rounds that were not over when the archive was last written.
    explicit Archivist(Archive& archive);

    // Before a step changes the floor.
    void watch(const casino::Floor& floor,
               const casino::Step& step,
               const casino::Recorded& recorded);

    // Writes what has begun or ended since the last call. REQUIRES: everything that was watched is
    // on the disk.
    void write(const casino::Floor& floor);

  private:
    struct Open {
        RoundStart start{};
        bool has_person = false;
        bool is_put = false;     // its start is in the archive
        std::uint64_t last = 0;  // event so far
        Moment time{};
    };

    struct Finished {
        RoundStart start{};
        RoundEnd end{};
        std::vector<Part> parts{};
    };

    void begin(const casino::Floor& floor,
               const casino::FloorTable& table,
               std::uint64_t round,
               const casino::Recorded& recorded);
    void finish(const casino::Floor& floor, const casino::FloorTable& table);
    [[nodiscard]] static std::vector<Part> parts_of(const casino::FloorTable& table,
                                                    const Open& open,
                                                    const RoundEnd& end);

    Archive& archive_;

    struct Promise {
        std::uint64_t event = 0;
        Moment at{};
        std::uint64_t round = 0;
    };

    std::map<TableId, Open> open_{};
    std::map<TableId, Promise> promised_{};       // the last one at each table
    std::map<TableId, std::uint64_t> written_{};  // last event of what was written while it lay
    std::vector<Finished> finished_{};
};

}  // namespace baize::archive
