#include "house/seals/disclosed_keys.h"

#include <boost/mp11.hpp>

#include "house/casino/casino_event.h"
#include "ledger/record/encoding.h"

namespace baize::house {

namespace {

constexpr std::size_t disclosed_kind = boost::mp11::mp_find<CasinoEvent, KeyDisclosed>::value;

}  // namespace

ledger::Outcome<Keys> disclosed_keys(ledger::Store& store) {
    const auto vault = std::make_shared<ledger::Vault>();
    const auto fault = store.read(0, [&](const ledger::EventView& event) {
        if (event.head.kind != disclosed_kind) return true;
        ledger::ByteReader in(event.body);
        std::optional<Command> asked;
        CasinoEvent happened;
        ledger::decode(in, asked);
        ledger::decode(in, happened);
        const auto* const key = std::get_if<KeyDisclosed>(&happened);
        if (in.at_end() && key != nullptr)
            vault->disclose({key->table, key->round}, ledger::SecretKey(key->key));
        return true;
    });
    // A malformed row is reported by the reader that reaches it.
    if (fault && fault->kind != ledger::FaultKind::record) return unexpected(*fault);
    return Keys(vault);
}

}  // namespace baize::house
