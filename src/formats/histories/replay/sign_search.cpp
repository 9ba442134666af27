#include "formats/histories/replay/sign_search.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace baize::histories {

namespace {

// Beyond this number, hands that the present sign explains or not are not remembered.
constexpr std::size_t groups_max = 1024;

// Beyond this number of rejected hands, and one for every eight that told something new, no other
// percentage is searched for: it has been found, or the table has none.
constexpr std::size_t rejected_max = 32;

// Larger units are not tried.
constexpr Money unit_max = Money::of_cents(std::numeric_limits<std::int64_t>::max() / 10'000);

enum class Equal : std::uint8_t { none, some, all };

// The pots that equal hands shared.
Equal equal_pots(const HandCharge& hand) {
    if (hand.unequal == hand.pots) return Equal::none;
    return hand.unequal.is_zero() ? Equal::all : Equal::some;
}

auto key_of(const HandCharge& hand) {
    return std::tuple(hand.players,
                      hand.taken,
                      hand.pot_count,
                      hand.is_before_flop,
                      hand.is_only_blinds,
                      equal_pots(hand));
}

bool extends(const ChargeGroup& group, const HandCharge& hand) {
    return hand.pots < group.least.pots || hand.pots > group.most.pots ||
           hand.unequal < group.least.unequal || hand.unequal > group.most.unequal;
}

void widen(ChargeGroup& group, const HandCharge& hand) {
    group.least.pots = std::min(group.least.pots, hand.pots);
    group.least.unequal = std::min(group.least.unequal, hand.unequal);
    group.most.pots = std::max(group.most.pots, hand.pots);
    group.most.unequal = std::max(group.most.unequal, hand.unequal);
}

bool may_be_exempt(const ChargeGroup& group) {
    return group.least.is_only_blinds || equal_pots(group.least) != Equal::none;
}

}  // namespace

bool SignSearch::admit(const HandCharge& hand) {
    const auto place = std::lower_bound(groups_.begin(),
                                        groups_.end(),
                                        hand,
                                        [](const ChargeGroup& group, const HandCharge& other) {
                                            return key_of(group.least) < key_of(other);
                                        });
    const bool is_known = place != groups_.end() && key_of(place->least) == key_of(hand);
    if (is_known && !extends(*place, hand)) return true;
    if (!rejected_.empty() && rejected_.contains(hand)) return false;
    const bool is_explained = is_known ? extend(*place, hand) : insert(place, hand);
    if (is_explained) {
        ++informative_count_;
    } else if (rejected_.size() < groups_max) {
        rejected_.insert(hand);
    }
    return is_explained;
}

bool SignSearch::extend(ChargeGroup& group, const HandCharge& hand) {
    const ChargeGroup before = group;
    widen(group, hand);
    if (is_usual(sign_, hand) || is_explained(group)) return true;
    group = before;
    return false;
}

bool SignSearch::insert(std::vector<ChargeGroup>::const_iterator place, const HandCharge& hand) {
    const bool is_as_usual = is_usual(sign_, hand);
    if (is_as_usual && groups_.size() >= groups_max) return true;
    const auto added = groups_.insert(place, {.least = hand, .most = hand});
    if (is_as_usual || is_explained(*added)) return true;
    groups_.erase(added);
    return false;
}

bool SignSearch::take(const std::optional<BelievedSign>& sign) {
    if (sign) sign_ = *sign;
    return sign.has_value();
}

bool SignSearch::is_explained(const ChargeGroup& changed) {
    const ChargeGroups groups{.all = groups_,
                              .first = static_cast<std::size_t>(&changed - groups_.data())};
    if (take(sign_with(sign_.percentage, groups))) return true;
    const bool is_hopeless =
        rejected_.size() >= groups_max || rejected_.size() > rejected_max + informative_count_ / 8;
    if (is_hopeless) return false;
    const bool may_have_exemptions = std::any_of(groups_.begin(), groups_.end(), may_be_exempt);
    return search(groups, false) || (may_have_exemptions && search(groups, true));
}

// Amounts are rounded to a chip, which no amount of the table divides, or to a cent.
Money SignSearch::finest_unit() const {
    const auto is_whole = [this](std::int64_t unit) {
        const auto divides = [unit](const HandCharge& hand) {
            return hand.pots.cents() % unit == 0 && hand.taken.cents() % unit == 0;
        };
        return std::all_of(groups_.begin(), groups_.end(), [&](const ChargeGroup& group) {
            return divides(group.least) && divides(group.most);
        });
    };
    std::int64_t unit = 1;
    while (unit < cent_.cents() && is_whole(unit * 10))
        unit *= 10;
    return Money::of_cents(unit);
}

// Tries a fee alone, and percentages in units of 1, 2, 2.5 and 5, and ten, a hundred and so on
// times as much.
bool SignSearch::search(const ChargeGroups& groups, bool has_exemptions) {
    if (take(sign_with({.has_exemptions = has_exemptions}, groups))) return true;
    Money most = Money::of_cents(1);
    for (const ChargeGroup& group : groups_)
        most = std::max(most, group.least.taken);
    most = std::min(most, unit_max);
    for (Money ten = finest_unit(); ten <= most; ten = ten * 10) {
        for (const std::int64_t quarters : {4, 8, 10, 20}) {
            if (ten.cents() * quarters % 4 != 0) continue;
            const Money unit = Money::of_cents(ten.cents() * quarters / 4);
            const Percentage percentage{.has_exemptions = has_exemptions, .unit = unit};
            if (unit <= most && take(sign_with_any_rate(percentage, groups))) return true;
        }
    }
    return false;
}

}  // namespace baize::histories
