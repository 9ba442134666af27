// The worth of all boards, added up to the flops or the boards of four that they contain. Both
// games share this code.
#pragma once

#include <span>
#include <vector>

#include "engine/core/parallel_executor.h"
#include "math/holdem/boards/holdem_boards.h"
#include "math/holdem/decisions/holdem_worth.h"

namespace baize::exact::holdem {

template <typename Sum>
class BoardsWeighed {
  public:
    using PartsOf = Parts (*)(Ranks in, Ranks out);

    // Keeps references to the lines and the executor.
    BoardsWeighed(const WorthLines& lines,
                  const ParallelExecutor& executor,
                  PartsOf parts_of,
                  std::size_t parts);

    void run();

    // REQUIRES for the following: run.
    [[nodiscard]] const Boards& boards() const { return boards_; }

    // The worth of hole cards by ranks, by board and pair.
    [[nodiscard]] std::span<const Sum> worth() const { return worth_.all(); }

    // The additional worth from the view of a suit, over all cards that can be dealt, by part and
    // hole cards.
    [[nodiscard]] std::span<const Sum> by_suit() const { return workers_[0].parts.all(); }

    [[nodiscard]] const StartSums& starts() const { return workers_[0].worth.starts(); }

  private:
    struct Worker {
        BoardWorth<Sum> worth;
        LargeArray<Sum> parts;
    };

    void weigh(std::size_t number, const RankedBoard& board, Worker& worker);
    void add_up(std::size_t task);

    const WorthLines& lines_;
    const ParallelExecutor& executor_;
    PartsOf parts_of_;
    Boards boards_;
    LargeArray<Sum> worth_;
    std::vector<Worker> workers_;
};

extern template class BoardsWeighed<std::int32_t>;
extern template class BoardsWeighed<std::int64_t>;

}  // namespace baize::exact::holdem
