#include "ledger/record/account.h"

#include <array>
#include <charconv>

#include <fmt/format.h>

namespace baize::ledger {

namespace {

struct KindFacts {
    AccountKind kind{};
    std::string_view name{};
    unsigned numbers = 0;
};

constexpr std::array<KindFacts, 14> kinds{{{AccountKind::cage, "cage", 0},
                                           {AccountKind::house, "house", 0},
                                           {AccountKind::wallet, "wallet", 1},
                                           {AccountKind::stack, "stack", 2},
                                           {AccountKind::pot, "pot", 1},
                                           {AccountKind::table_float, "float", 1},
                                           {AccountKind::chip_box, "chip_box", 1},
                                           {AccountKind::meter, "meter", 2},
                                           {AccountKind::reserve, "reserve", 1},
                                           {AccountKind::liability, "liability", 1},
                                           {AccountKind::drop_slide, "drop_slide", 1},
                                           {AccountKind::play_purse, "play_purse", 1},
                                           {AccountKind::mint, "mint", 0},
                                           {AccountKind::mobile_bank, "mobile_bank", 1}}};

const KindFacts* facts_of(AccountKind kind) {
    const auto number = static_cast<std::size_t>(kind);
    return number == 0 || number > kinds.size() ? nullptr : &kinds[number - 1];
}

}  // namespace

unsigned numbers_of(AccountKind kind) {
    const KindFacts* const facts = facts_of(kind);
    return facts == nullptr ? 0 : facts->numbers;
}

std::optional<AccountKind> account_kind(std::uint64_t number) {
    if (number == 0 || number > kinds.size()) return std::nullopt;
    return kinds[static_cast<std::size_t>(number) - 1].kind;
}

std::string_view name(AccountKind kind) {
    const KindFacts* const facts = facts_of(kind);
    return facts == nullptr ? "unknown" : facts->name;
}

std::string to_string(Account account) {
    switch (numbers_of(account.kind)) {
        case 0: return std::string(name(account.kind));
        case 1: return fmt::format("{}:{}", name(account.kind), account.owner);
        default: return fmt::format("{}:{}:{}", name(account.kind), account.owner, account.place);
    }
}

bool is_well_formed(Account account) {
    const KindFacts* const facts = facts_of(account.kind);
    if (facts == nullptr) return false;
    return (facts->numbers >= 1 || account.owner == 0) &&
           (facts->numbers >= 2 || account.place == 0);
}

}  // namespace baize::ledger
