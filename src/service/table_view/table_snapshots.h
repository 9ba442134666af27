// Snapshots of a table for all of its subscribers. The parts that are the same for all of them are
// computed and written once.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "service/protocol/to_browser.h"
#include "service/table_view/show_table.h"

namespace baize::views {

// Returns the log lines as one person reads them.
[[nodiscard]] std::vector<LogLine> lines_for(const house::CasinoState& state,
                                             const std::vector<LogLine>& lines,
                                             house::PersonId person);

class TableSnapshots {
  public:
    // REQUIRES: the arguments outlive it and do not change.
    TableSnapshots(const ViewContext& view_context,
                   const house::TableState& table,
                   Detail detail,
                   const std::vector<LogLine>& lines);

    // Returns the message `table_changed` as it is sent; `person` 0: to bystanders.
    [[nodiscard]] std::string text_for(house::PersonId person) const;

  private:
    // The position of a field's value in the text.
    struct Place {
        std::size_t begin = 0;
        std::size_t end = 0;
    };

    ViewContext view_context_;
    const house::TableState& table_;
    house::TableView seen_;        // the view of a bystander
    std::string text_{};           // the one for a bystander
    std::vector<Place> fields_{};  // of the table
    const std::vector<LogLine>& lines_;
    Place lines_place_{};
};

}  // namespace baize::views
