// The endpoints about rounds that are over: lists, replays, proofs, files, links to share.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <string>

#include "ledger/journal/store.h"
#include "server/api/router.h"
#include "server/broadcast/hall.h"
#include "service/history/archive.h"

namespace baize::server {

// A secret of this house, by which it knows the links it gave out.
using LinkKey = std::array<unsigned char, 32>;

struct HistorySources {
    archive::Archive& archive;       // elsewhere alone
    std::function<void()> catch_up;  // elsewhere: until the archive has what is certain by now
    std::function<ledger::Outcome<std::unique_ptr<ledger::Store>>()> ledger;  // to read, elsewhere
    LinkKey key{};
    casino::Keys keys{};  // of the ledger
};

// REQUIRES: what is given outlives the router.
void add_history_handlers(Router& router, HistorySources sources, Elsewhere elsewhere);

// The key of a link to a round as a person saw it, and whose it is; 0: not one of ours.
[[nodiscard]] std::string link_key(const LinkKey& key,
                                   house::TableId table,
                                   std::uint64_t round,
                                   PersonId person);
[[nodiscard]] PersonId linked_person(const LinkKey& key,
                                     house::TableId table,
                                     std::uint64_t round,
                                     std::string_view link);

}  // namespace baize::server
