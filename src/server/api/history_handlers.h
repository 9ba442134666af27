// The endpoints for finished rounds: lists, replays, proofs, exported files and links to share.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <string>

#include "ledger/journal/store.h"
#include "server/api/router.h"
#include "server/broadcast/broadcaster.h"
#include "service/history/archive.h"
#include "service/history/history_view.h"

namespace baize::server {

// The secret key that authenticates the share links of this server.
using LinkKey = std::array<unsigned char, 32>;

// The sources that the handlers read. `archive`, `catch_up` and `ledger` are used only on the
// history thread.
struct HistorySources {
    history::Archive& archive;
    std::function<void()> catch_up;  // returns when the archive has all events that are durable now
    std::function<ledger::Outcome<std::unique_ptr<ledger::Store>>()> ledger;  // opens it to read
    LinkKey key{};
    house::Keys keys{};  // of the ledger
};

// REQUIRES: the sources and the executor outlive the router.
void add_history_handlers(Router& router, HistorySources sources, BackgroundExecutor background);

// Returns the key of a link that shows a round as `person` saw it.
[[nodiscard]] std::string link_key(const LinkKey& key,
                                   house::TableId table,
                                   std::uint64_t round,
                                   PersonId person);
// Returns the person of a link key, or 0 if this server did not make the key.
[[nodiscard]] PersonId linked_person(const LinkKey& key,
                                     house::TableId table,
                                     std::uint64_t round,
                                     std::string_view link);

}  // namespace baize::server
