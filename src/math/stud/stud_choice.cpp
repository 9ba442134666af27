#include "math/stud/stud_choice.h"

namespace baize::exact::stud {

HandsByDealer hands_by_dealer(std::int32_t all,
                              std::int32_t unqualified,
                              std::int32_t below,
                              std::int32_t up_to) {
    HandsByDealer hands{};
    hands[index(Dealer::unqualified)] = unqualified;
    hands[index(Dealer::lower)] = below;
    hands[index(Dealer::equal)] = up_to - below;
    hands[index(Dealer::higher)] = all - unqualified - up_to;
    return hands;
}

WideCents net_of(const DecisionPays& pays, const HandsByDealer& hands) {
    WideCents net = 0;
    for (std::size_t i = 0; i < dealer_kinds; ++i)
        net += WideCents{hands[i]} * pays.net[i].cents();
    return net;
}

std::size_t best_decision(const PayRow& row, const HandsByDealer& hands) {
    std::size_t best = 0;
    WideCents most = net_of(row.decisions[0], hands);
    for (std::size_t i = 1; i < row.decisions.size(); ++i) {
        const WideCents net = net_of(row.decisions[i], hands);
        if (net <= most) continue;
        best = i;
        most = net;
    }
    return best;
}

}  // namespace baize::exact::stud
