#include "kit/menu_covers.h"

#include <algorithm>
#include <type_traits>
#include <variant>

namespace baize::kit {

namespace {

// Cards and cuts are random, so a menu does not list them.
template <typename Kind>
inline constexpr bool is_chance =
    std::is_same_v<Kind, DealHands> || std::is_same_v<Kind, DealCommunity> ||
    std::is_same_v<Kind, RevealDealer> || std::is_same_v<Kind, Cut>;

template <typename Kind>
bool is_within(const Kind& offered, const Kind& action, const Offer& /*offer*/) {
    return is_chance<Kind> || offered == action;
}

bool is_within(const PlaceWager& offered, const PlaceWager& action, const Offer& offer) {
    if (offered.box != action.box || offered.wager != action.wager) return false;
    if (action.amount.is_zero() || offered.amount.is_zero()) {
        return action.amount == offered.amount;
    }
    return action.amount >= offered.amount && action.amount <= offer.most &&
           (action.amount - offered.amount).cents() % offer.step.cents() == 0;
}

bool is_within(const RecordHand& offered, const RecordHand& action, const Offer& /*offer*/) {
    return offered.box == action.box;
}

bool is_within(const Report& offered, const Report& action, const Offer& /*offer*/) {
    return offered.what == action.what && offered.place == action.place;
}

bool is_within(const Answer& offered, const Answer& action, const Offer& /*offer*/) {
    return offered.asks == action.asks && offered.box == action.box &&
           offered.reply == action.reply;
}

}  // namespace

bool covers(const std::vector<Offer>& menu, const Act& act) {
    return std::any_of(menu.begin(), menu.end(), [&](const Offer& offer) {
        if (offer.act.by != act.by || offer.act.action.index() != act.action.index()) return false;
        return std::visit(
            [&](const auto& action) {
                using Kind = std::decay_t<decltype(action)>;
                return is_within(std::get<Kind>(offer.act.action), action, offer);
            },
            act.action);
    });
}

}  // namespace baize::kit
