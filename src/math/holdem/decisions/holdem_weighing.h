// All boards weighed, and added up to the flops or the boards of four they are made of: the part
// that both games share.
#pragma once

#include <span>
#include <vector>

#include "engine/core/crew.h"
#include "math/holdem/boards/holdem_boards.h"
#include "math/holdem/decisions/holdem_worth.h"

namespace baize::exact::holdem {

template <typename Sum>
class BoardsWeighed {
  public:
    using PartsOf = Parts (*)(Ranks in, Ranks out);

    // The lines and the crew are kept, not copied.
    BoardsWeighed(const WorthLines& lines, const Crew& crew, PartsOf parts_of, std::size_t parts);

    void run();

    // REQUIRES of these: run.
    [[nodiscard]] const Boards& boards() const { return boards_; }

    // What hole cards are worth by ranks, by board and pair.
    [[nodiscard]] std::span<const Sum> worth() const { return worth_.all(); }

    // How much more as a suit sees them, over all that can be dealt, by part and hole cards.
    [[nodiscard]] std::span<const Sum> by_suit() const { return workers_[0].parts.all(); }

    [[nodiscard]] const StartSums& starts() const { return workers_[0].worth.starts(); }

  private:
    struct Worker {
        BoardWorth<Sum> worth;
        LargeArray<Sum> parts;
    };

    void weigh(std::size_t number, const RankedBoard& board, Worker& worker);
    void add_up(std::size_t piece);

    const WorthLines& lines_;
    const Crew& crew_;
    PartsOf parts_of_;
    Boards boards_;
    LargeArray<Sum> worth_;
    std::vector<Worker> workers_;
};

extern template class BoardsWeighed<std::int32_t>;
extern template class BoardsWeighed<std::int64_t>;

}  // namespace baize::exact::holdem
