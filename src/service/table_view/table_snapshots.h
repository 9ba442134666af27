// A table for everybody who watches it: what is the same for all of them is shown and written once.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "service/protocol/to_browser.h"
#include "service/table_view/show_table.h"

namespace baize::views {

class TableSnapshots {
  public:
    // REQUIRES: what is shown outlives it and stays as it is.
    TableSnapshots(const ViewContext& view_context,
                   const house::TableState& table,
                   Detail detail,
                   const std::vector<LogLine>& lines);

    // The message `table_changed`, as it goes over the line; `person` 0: to anybody who passes by.
    [[nodiscard]] std::string text_for(house::PersonId person) const;

  private:
    // Of a field's value in the text.
    struct Place {
        std::size_t begin = 0;
        std::size_t end = 0;
    };

    ViewContext view_context_;
    const house::TableState& table_;
    house::TableView seen_;        // by a bystander
    std::string text_{};           // for a bystander
    std::vector<Place> fields_{};  // of the table
};

}  // namespace baize::views
