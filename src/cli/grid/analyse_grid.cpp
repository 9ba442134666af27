#include "cli/grid/analyse_grid.h"

#include <algorithm>
#include <chrono>
#include <ostream>
#include <string>
#include <thread>

#include "cli/grid/analysis_grid.h"
#include "cli/grid/grid_handout.h"
#include "cli/grid/grid_teams.h"
#include "cli/grid/grid_view.h"
#include "cli/grid/ranks_launch.h"
#include "cli/grid/shared_pay_files.h"
#include "cli/progress_bar.h"

namespace baize {

namespace {

using Clock = std::chrono::steady_clock;

// Shows a progress bar after one second and clears it before answers are printed.
class GridPrinter {
  public:
    GridPrinter(Console& console, std::size_t batches)
        : console_(console), bar_(console.error, is_watched(console)), batches_(batches) {}

    bool print(const std::string& text) {
        const bool slow = Clock::now() > show_after_;
        if (slow) bar_.clear();
        console_.out << text << std::flush;
        ++printed_;
        if (slow && printed_ < batches_) bar_.show(printed_, batches_);
        return console_.out.good();
    }

  private:
    Console& console_;
    ProgressBar bar_;
    std::size_t batches_;
    std::size_t printed_ = 0;
    Clock::time_point show_after_ = Clock::now() + std::chrono::seconds(1);
};

std::size_t cores_of_machine() {
    return std::max<std::size_t>(std::thread::hardware_concurrency(), 1);
}

void answer_grid(const GridView& view, Ranks* ranks, Console& console) {
    const std::size_t cores = ranks == nullptr ? cores_of_machine() : ranks->cores();
    const std::size_t processes = ranks == nullptr ? 1 : static_cast<std::size_t>(ranks->count());
    const std::size_t own_batches = (view.batches() + processes - 1) / processes;
    GridTeams teams(
        cores, own_batches, [&view](std::size_t batch, const ParallelExecutor& executor) {
            return view.answer(batch, executor);
        });
    if (ranks != nullptr && ranks->rank() != 0) return follow_grid(teams, *ranks);
    console.out << view.head();
    GridPrinter printer(console, view.batches());
    lead_grid(view.batches(), teams, ranks, [&printer](const std::string& text) {
        return printer.print(text);
    });
}

void answer_or_refuse(const AnalyseOptions& options,
                      const PayFileTexts& texts,
                      Ranks* ranks,
                      Console& console) {
    AnalysisGrid grid;
    if (const auto refusal = grid.set_up(options, texts)) {
        console.error << "baize analyse: " << refusal->text << '\n';
        console.exit_status = refusal->exit_status;
        return;
    }
    answer_grid(GridView(grid, options.json), ranks, console);
}

// The files are those of the machine of rank 0, so that all ranks have the same grid, or the same
// error.
void analyse_among_ranks(const AnalyseOptions& options, Console& console) {
    Ranks& ranks = join_ranks();
    std::string files;
    if (ranks.rank() == 0) files = packed(read_pay_files(options));
    ranks.share(files);
    answer_or_refuse(options, unpacked(files), &ranks, console);
    ranks.part();
}

}  // namespace

void analyse_grid(const AnalyseOptions& options, Console& console) {
    if (rank_launch().count > 1) return analyse_among_ranks(options, console);
    answer_or_refuse(options, read_pay_files(options), nullptr, console);
}

}  // namespace baize
