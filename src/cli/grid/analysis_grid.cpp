#include "cli/grid/analysis_grid.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "engine/games/registry.h"
#include "formats/settings/setting_keys.h"

namespace baize {

namespace {

constexpr std::string_view both = "both";

// Returns the last value given for a key.
std::string_view value_given_for(std::string_view key, const AnalyseOptions& options) {
    std::string_view value;
    for (const std::string& text : options.settings) {
        const auto words = key_and_value(text);
        if (words && words->first == key) value = words->second;
    }
    return value;
}

bool is_for_both(const std::string& setting) {
    const auto words = key_and_value(setting);
    return words && words->second == both;
}

// Returns the options of a single question, without custom pay tables.
AnalyseOptions first_question(const AnalyseOptions& options) {
    AnalyseOptions first = options;
    if (first.tables == "all") first.tables.clear();
    first.pay.clear();
    for (std::string& setting : first.settings) {
        if (is_for_both(setting))
            setting.replace(setting.size() - both.size(), both.size(), "true");
    }
    return first;
}

}  // namespace

bool asks_for_grid(const AnalyseOptions& options) {
    if (options.tables == "all") return true;
    if (std::any_of(options.settings.begin(), options.settings.end(), is_for_both)) return true;
    std::vector<std::string_view> wagers;
    for (const std::string& text : options.pay) {
        const auto words = key_and_value(text);
        if (!words) continue;
        if (holds_many_tables(words->second)) return true;
        if (std::find(wagers.begin(), wagers.end(), words->first) != wagers.end()) return true;
        wagers.push_back(words->first);
    }
    return false;
}

PayFileTexts read_pay_files(const AnalyseOptions& options) {
    PayFileTexts texts;
    for (const std::string& text : options.pay) {
        const auto words = key_and_value(text);
        texts.push_back(words ? read_pay_file(std::string(words->second)) : std::nullopt);
    }
    return texts;
}

std::optional<AnalysisRefusal> AnalysisGrid::set_up(const AnalyseOptions& options,
                                                    const PayFileTexts& texts) {
    if (asks_for_exposed_cards(options) || options.strategies || options.grid) {
        return misused(
            "a grid (--tables all, key=both, many pay tables) cannot be combined with --known, "
            "--dealer, --seen, --strategies or --grid");
    }
    if (auto refusal = set_up_analysis(first_question(options), first_)) return refusal;
    add_settings(options);
    if (options.tables == "all") {
        if (auto refusal = add_book_tables(options)) return refusal;
    }
    if (auto refusal = add_own_tables(options, texts)) return refusal;
    return check_size();
}

void AnalysisGrid::add_settings(const AnalyseOptions& options) {
    const auto& settings = first_.analysis.settings;
    for (std::size_t i = 0; i < settings.size(); ++i) {
        if (value_given_for(settings[i].first, options) == both) settings_.push_back(i);
    }
}

std::optional<AnalysisRefusal> AnalysisGrid::add_book_tables(const AnalyseOptions& options) {
    const GameHooks* const game = first_.hooks();
    if (game == nullptr || game->facts().choices.empty()) {
        return misused(
            fmt::format("--tables all: {} has no pay tables to choose among", options.game));
    }
    for (const TableChoice& choice : game->facts().choices) {
        TableAxis axis{.wager = std::string(choice.name), .slot = choice.slot};
        for (const PayTable& table : choice.tables)
            axis.choices.push_back({.name = std::string(table.name), .table = table});
        tables_.push_back(std::move(axis));
    }
    return std::nullopt;
}

std::optional<AnalysisRefusal> AnalysisGrid::add_own_tables(const AnalyseOptions& options,
                                                            const PayFileTexts& texts) {
    for (std::size_t i = 0; i < options.pay.size(); ++i) {
        PayRequest request;
        if (auto refusal = read_pay_request(options.pay[i], *first_.solver, request))
            return refusal;
        if (std::count(options.pay.begin(), options.pay.end(), options.pay[i]) > 1)
            return misused(fmt::format("--pay: {} is given twice", options.pay[i]));
        if (auto refusal = add_own_file(request, texts[i])) return refusal;
    }
    return std::nullopt;
}

// Custom tables replace the book's, whether one of those or all were chosen.
std::optional<AnalysisRefusal> AnalysisGrid::add_own_file(const PayRequest& request,
                                                          const std::optional<std::string>& text) {
    auto axis = std::find_if(tables_.begin(), tables_.end(), [&](const TableAxis& known) {
        return known.wager == request.form->wager;
    });
    if (axis == tables_.end()) {
        axis = tables_.insert(axis, {.wager = std::string(request.form->wager)});
        axis->slot = request.form->slot;
    }
    if (!axis->own) axis->choices.clear();
    axis->own = true;
    return read_own_tables(request, text, axis->choices);
}

std::optional<AnalysisRefusal> AnalysisGrid::check_size() const {
    std::size_t size = 1;
    const auto grows_too_large = [&size](std::size_t choices) {
        size *= choices;
        return size > grid_size_max;
    };
    bool too_large = false;
    for (std::size_t i = 0; i < settings_.size() && !too_large; ++i)
        too_large = grows_too_large(2);
    for (std::size_t i = 0; i < tables_.size() && !too_large; ++i)
        too_large = grows_too_large(tables_[i].choices.size());
    if (!too_large) return std::nullopt;
    return misused(fmt::format(
        "a grid has at most {} choices of settings and pay tables: split it into several commands",
        grid_size_max));
}

std::size_t AnalysisGrid::size() const {
    std::size_t size = std::size_t{1} << settings_.size();
    for (const TableAxis& axis : tables_)
        size *= axis.choices.size();
    return size;
}

AnalysisSetup AnalysisGrid::at(std::size_t number) const {
    AnalysisSetup setup = first_;
    std::vector<std::size_t> places(tables_.size());
    for (std::size_t i = tables_.size(); i-- > 0;) {
        places[i] = number % tables_[i].choices.size();
        number /= tables_[i].choices.size();
    }
    for (std::size_t i = 0; i < tables_.size(); ++i) {
        const TableAxis& axis = tables_[i];
        put_table(axis.wager, axis.slot, axis.choices[places[i]], setup);
    }
    for (std::size_t i = settings_.size(); i-- > 0; number /= 2)
        put_setting(i, number % 2 == 0, setup);
    return setup;
}

AnalysisSetup AnalysisGrid::longest() const {
    AnalysisSetup setup = first_;
    for (const TableAxis& axis : tables_) {
        const auto found = std::max_element(
            axis.choices.begin(), axis.choices.end(), [](const auto& one, const auto& other) {
                return one.name.size() < other.name.size();
            });
        put_table(axis.wager, axis.slot, *found, setup);
    }
    for (std::size_t i = 0; i < settings_.size(); ++i)
        put_setting(i, false, setup);
    return setup;
}

bool AnalysisGrid::has_book_tables_only() const {
    return first_.analysis.settings.empty() &&
           std::none_of(
               tables_.begin(), tables_.end(), [](const TableAxis& axis) { return axis.own; });
}

void AnalysisGrid::put_setting(std::size_t axis, bool value, AnalysisSetup& setup) const {
    auto& [key, shown] = setup.analysis.settings[settings_[axis]];
    shown = value;
    setup.rules.settings.*setting_key(key)->field = value;
}

}  // namespace baize
