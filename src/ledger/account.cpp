#include "ledger/account.h"

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

// The number at the front of the text, which loses it and the colon before it.
std::optional<std::uint32_t> take_number(std::string_view& text) {
    if (text.size() < 2 || text.front() != ':') return std::nullopt;
    text.remove_prefix(1);
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{}) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
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

std::optional<Account> account_named(std::string_view text) {
    const std::string_view word = text.substr(0, text.find(':'));
    text.remove_prefix(word.size());
    for (const KindFacts& facts : kinds) {
        if (facts.name != word) continue;
        Account account{facts.kind, 0, 0};
        for (unsigned i = 0; i < facts.numbers; ++i) {
            const std::optional<std::uint32_t> number = take_number(text);
            if (!number) return std::nullopt;
            (i == 0 ? account.owner : account.place) = *number;
        }
        return text.empty() ? std::optional(account) : std::nullopt;
    }
    return std::nullopt;
}

bool is_well_formed(Account account) {
    const KindFacts* const facts = facts_of(account.kind);
    if (facts == nullptr) return false;
    return (facts->numbers >= 1 || account.owner == 0) &&
           (facts->numbers >= 2 || account.place == 0);
}

}  // namespace baize::ledger
