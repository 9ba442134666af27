#include "house/workflows/dealer_duties/table_watch.h"

#include "house/casino/steps.h"

namespace baize::casino {

std::uint64_t watched_version(const Casino& casino, TableId table) {
    std::uint64_t version = casino.journal().version(table_stream(table));
    for (house::SystemId system = 1; system <= casino.floor().meters.last_system; ++system)
        version += casino.journal().version(system_stream(system));
    return version;
}

}  // namespace baize::casino
