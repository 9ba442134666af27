// Many questions to `baize analyse` at once: every choice of the book's pay tables (`--tables
// all`), settings both ways (`--set key=both`), several pay tables of one's own for a wager
// (`--pay` given again, or a ".jsonl" file). The grid is their product, numbered: settings change
// slowest and the last table fastest. Only the choices are kept; a question is made when asked for.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "cli/figures/analyse_options.h"
#include "cli/figures/own_pay_tables.h"
#include "engine/banked/machine/rules.h"

namespace baize {

// More would be a mistake, or a job to be cut in pieces.
inline constexpr std::size_t grid_size_max = 100'000;

// The texts of the files that --pay names, in its order; nothing for one that cannot be read.
using PayFileTexts = std::vector<std::optional<std::string>>;

// Does the command line ask for more than one answer, or could it?
[[nodiscard]] bool asks_for_grid(const AnalyseOptions& options);

[[nodiscard]] PayFileTexts read_pay_files(const AnalyseOptions& options);

class AnalysisGrid {
  public:
    // Fills in the grid, or says why it cannot.
    [[nodiscard]] std::optional<AnalysisRefusal> set_up(const AnalyseOptions& options,
                                                        const PayFileTexts& texts);

    // REQUIRES for what follows: set up.
    [[nodiscard]] std::size_t size() const;

    [[nodiscard]] const exact::Solver& solver() const { return *first_.solver; }

    // One question, all but its figures. REQUIRES: number < size().
    [[nodiscard]] AnalysisSetup at(std::size_t number) const;

    // The question with the longest names.
    [[nodiscard]] AnalysisSetup longest() const;

    // Are pay tables all that changes, and all of them the book's?
    [[nodiscard]] bool has_book_tables_only() const;

  private:
    struct TableAxis {
        std::string wager{};
        std::size_t slot = 0;
        bool own = false;
        std::vector<NamedPayTable> choices{};
    };

    [[nodiscard]] std::optional<AnalysisRefusal> add_book_tables(const AnalyseOptions& options);
    [[nodiscard]] std::optional<AnalysisRefusal> add_own_tables(const AnalyseOptions& options,
                                                                const PayFileTexts& texts);
    [[nodiscard]] std::optional<AnalysisRefusal> add_own_file(
        const PayRequest& request, const std::optional<std::string>& text);
    [[nodiscard]] std::optional<AnalysisRefusal> check_size() const;
    void add_settings(const AnalyseOptions& options);
    void put_setting(std::size_t axis, bool value, AnalysisSetup& setup) const;

    AnalysisSetup first_{};                // what does not change
    std::vector<std::size_t> settings_{};  // places in first_.analysis.settings
    std::vector<TableAxis> tables_{};
};

}  // namespace baize
