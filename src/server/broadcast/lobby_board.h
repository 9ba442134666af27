// The lobby as those who watch it have it: whole once, then only what has changed since. One text
// for all of them.
#pragma once

#include <cstdint>
#include <optional>

#include "server/broadcast/visitor.h"
#include "service/table_view/table_screen.h"

namespace baize::server {

class LobbyBoard {
  public:
    // For one who begins to watch: as the others have it, so that what changes next is right for
    // all. `people`: in the house now.
    [[nodiscard]] Text whole(const screen::Scenery& scenery, std::uint32_t people);

    // Nothing: it is as it was.
    [[nodiscard]] Text changes(const screen::Scenery& scenery, std::uint32_t people);

    // Nobody watches any more.
    void forget();

  private:
    std::optional<screen::LobbyShown> told_{};
    Text whole_{};  // of what was told, once somebody wants it
};

}  // namespace baize::server
