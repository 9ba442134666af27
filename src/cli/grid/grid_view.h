// Writes the answers of a grid: JSON lines as from `baize analyse --json`, or one table for people.
#pragma once

#include <cstddef>
#include <string>

#include "cli/grid/analysis_grid.h"
#include "engine/core/parallel_executor.h"

namespace baize {

class GridView {
  public:
    // REQUIRES: the grid outlives the view.
    GridView(const AnalysisGrid& grid, bool json);

    // Questions that share work are in one batch and answered together.
    [[nodiscard]] std::size_t batches() const;

    // Returns the text before all answers.
    [[nodiscard]] std::string head() const;

    // Solves a batch and writes its answers, which depend only on the grid and the number.
    // REQUIRES: batch < batches().
    [[nodiscard]] std::string answer(std::size_t batch, const ParallelExecutor& executor) const;

  private:
    [[nodiscard]] std::string rows(const Analysis& analysis) const;

    const AnalysisGrid& grid_;
    bool json_ = false;
    std::size_t batch_size_ = 1;
    std::size_t width_ = 0;  // of the first column
};

}  // namespace baize
