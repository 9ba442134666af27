// Many questions to `baize analyse` at once: all of the book's pay tables (`--tables all`), both
// values of a setting (`--set key=both`), several custom pay tables for a wager (repeated `--pay`,
// or a ".jsonl" file). The grid is their product in numbered order: settings change slowest and the
// last table fastest. Only the choices are stored; each question is built when it is needed.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "cli/figures/analyse_options.h"
#include "cli/figures/own_pay_tables.h"
#include "engine/banked/machine/rules.h"

namespace baize {

// A larger grid is a mistake, or should be split into several jobs.
inline constexpr std::size_t grid_size_max = 100'000;

// The texts of the files named by --pay, in order; nullopt for a file that cannot be read.
using PayFileTexts = std::vector<std::optional<std::string>>;

// True if the command line asks for several answers, or for a grid that may turn out to have one.
[[nodiscard]] bool asks_for_grid(const AnalyseOptions& options);

[[nodiscard]] PayFileTexts read_pay_files(const AnalyseOptions& options);

class AnalysisGrid {
  public:
    // Fills in the grid, or returns the error.
    [[nodiscard]] std::optional<AnalysisRefusal> set_up(const AnalyseOptions& options,
                                                        const PayFileTexts& texts);

    // REQUIRES for the functions below: set up.
    [[nodiscard]] std::size_t size() const;

    [[nodiscard]] const exact::Solver& solver() const { return *first_.solver; }

    // Returns one question, complete except for its figures.
    // REQUIRES: number < size().
    [[nodiscard]] AnalysisSetup at(std::size_t number) const;

    // Returns the question with the longest names.
    [[nodiscard]] AnalysisSetup longest() const;

    // True if the questions differ only in pay tables, all of them from the book.
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

    AnalysisSetup first_{};                // the part that does not change
    std::vector<std::size_t> settings_{};  // indices into first_.analysis.settings
    std::vector<TableAxis> tables_{};
};

}  // namespace baize
