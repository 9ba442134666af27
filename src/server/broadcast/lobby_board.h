// The lobby as its watchers have it: sent whole once, then only the changed rows. All watchers
// receive the same text.
#pragma once

#include <cstdint>
#include <optional>

#include "server/broadcast/visitor.h"
#include "service/table_view/table_screen.h"

namespace baize::server {

class LobbyBoard {
  public:
    // Returns the lobby for a new watcher, as the others last received it, so that the next changes
    // apply to all of them. `people` is the number of connected persons.
    [[nodiscard]] Text whole(const screen::Scenery& scenery, std::uint32_t people);

    // Returns the changes since the last call, or nullptr if there are none.
    [[nodiscard]] Text changes(const screen::Scenery& scenery, std::uint32_t people);

    // Drops the state, because there are no watchers any more.
    void forget();

  private:
    std::optional<screen::LobbyShown> told_{};
    Text whole_{};  // text of `told_`, made when first needed
};

}  // namespace baize::server
