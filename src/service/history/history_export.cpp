#include "service/history/history_export.h"

#include <array>
#include <utility>

#include <fmt/format.h>

#include "formats/json/json_text.h"
#include "service/codec/json.h"
#include "service/history/round_replay.h"
#include "service/history/round_row.h"

namespace baize::history {

namespace {

constexpr std::array<std::pair<std::string_view, ExportFormat>, 4> export_formats{{
    {"phhs", ExportFormat::phhs},
    {"ohh", ExportFormat::ohh},
    {"text", ExportFormat::text},
    {"json", ExportFormat::json},
}};

HandFormat hand_format(ExportFormat format) {
    if (format == ExportFormat::phhs) return HandFormat::phh;
    return format == ExportFormat::ohh ? HandFormat::ohh : HandFormat::text;
}

std::string json_line(const FinishedRound& round,
                      const std::vector<PlayedEvent>& events,
                      const Part& part) {
    views::Replay replay = history::replay(round, events, part.person);
    replay.row = row_of(part);
    std::string line;
    JsonText json(line);
    codec::write_json(json, replay);
    return line + '\n';
}

}  // namespace

std::optional<ExportFormat> export_format(std::string_view name) {
    for (const auto& [known, format] : export_formats) {
        if (known == name) return format;
    }
    return std::nullopt;
}

bool HistoryExport::is_wanted(const Part& part) const {
    const bool has_format = format_ == ExportFormat::json || !is_house_game(part.game);
    return has_format && fits(part, filter_);
}

// A hand that its format cannot express is left out. Returns false if the round cannot be read.
bool HistoryExport::write(Archive& archive,
                          ledger::Store& store,
                          const ledger::Vault& vault,
                          const Part& part,
                          std::string& out) {
    const auto round = archive.find(part.table, part.round);
    const auto events = round ? events_of(store, vault, *round) : std::nullopt;
    if (!events) return false;
    if (format_ == ExportFormat::json) {
        out += json_line(*round, *events, part);
        return true;
    }
    const std::string hand = hand_file(*round, *events, part.person, hand_format(format_));
    if (hand.empty()) return true;
    if (format_ == ExportFormat::phhs) {
        out += fmt::format("[{}]\n{}\n", ++hands_, hand);
    } else {
        out += hand;
    }
    return true;
}

// Rounds that end while the file is being written are left out, so that the file has an end.
HistoryExport::Progress HistoryExport::next(Archive& archive,
                                            ledger::Store& store,
                                            const ledger::Vault& vault,
                                            std::string& out) {
    if (!std::exchange(has_begun_, true)) {
        const Archive::Page newest = archive.parts_of(person_, "", 1);
        if (newest.parts.empty()) return Progress::done;
        const Moment end = newest.parts[0].ended + Span::of_microseconds(1);
        if (!filter_.before || *filter_.before > end) filter_.before = end;
    }
    if (at_ == parts_.size()) {
        Archive::Page page = archive.oldest_parts_of(person_, after_, part_rounds);
        parts_ = std::move(page.parts);
        after_ = std::move(page.next);
        at_ = 0;
    }
    while (at_ < parts_.size() && out.size() < part_size) {
        const Part& part = parts_[at_++];
        if (is_wanted(part) && !write(archive, store, vault, part, out))
            return Progress::unreadable;
    }
    return at_ == parts_.size() && after_.empty() ? Progress::done : Progress::more;
}

}  // namespace baize::history
