// The lobby as its watchers have it: sent whole once, then only the changed rows. All watchers
// receive the same text.
#pragma once

#include <cstdint>
#include <optional>

#include "server/broadcast/subscriber.h"
#include "service/table_view/show_table.h"

namespace baize::server {

class LobbyFeed {
  public:
    // Returns the lobby for a new watcher, as the others last received it, so that the next changes
    // apply to all of them. `people` is the number of connected persons.
    [[nodiscard]] Text whole(const views::ViewContext& view_context, std::uint32_t people);

    // Returns the changes since the last call, or nullptr if there are none.
    [[nodiscard]] Text changes(const views::ViewContext& view_context, std::uint32_t people);

    // Drops the state, because there are no watchers any more.
    void forget();

  private:
    std::optional<views::LobbyView> sent_{};
    Text whole_{};  // text of `sent_`, made when first needed
};

}  // namespace baize::server
