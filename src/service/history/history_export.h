// All rounds of a person in one file, part by part, so that a file of any size is made in little
// memory.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/journal/store.h"
#include "ledger/secrets/vault.h"
#include "service/history/archive.h"
#include "service/history/part_filter.h"

namespace baize::history {

// Hands of poker in one of three formats, or rounds and hands as lines of JSON.
enum class ExportFormat : std::uint8_t { phhs, ohh, text, json };

[[nodiscard]] std::optional<ExportFormat> export_format(std::string_view name);

class HistoryExport {
  public:
    HistoryExport(PersonId person, ExportFormat format, PartFilter filter)
        : person_(person), format_(format), filter_(std::move(filter)) {}

    enum class Progress : std::uint8_t {
        more,
        done,
        unreadable  // the ledger or the archive cannot be read
    };

    // Writes the next rounds, the oldest first, to `out`. It stops at about `part_size` bytes or
    // `part_rounds` rounds, also where the filter left out all of them.
    [[nodiscard]] Progress next(Archive& archive,
                                ledger::Store& store,
                                const ledger::Vault& vault,
                                std::string& out);

    static constexpr std::size_t part_size = std::size_t{256} << 10U;
    static constexpr std::size_t part_rounds = 500;

  private:
    [[nodiscard]] bool is_wanted(const Part& part) const;
    [[nodiscard]] bool write(Archive& archive,
                             ledger::Store& store,
                             const ledger::Vault& vault,
                             const Part& part,
                             std::string& out);

    PersonId person_;
    ExportFormat format_;
    PartFilter filter_;
    std::vector<Part> parts_{};  // read and not written yet
    std::size_t at_ = 0;
    std::string after_{};
    bool has_begun_ = false;
    std::uint64_t hands_ = 0;
};

}  // namespace baize::history
