#include "service/offers/show_rights.h"

#include "house/cases/disputes.h"

namespace baize::views {

// [CP 13.9] [CS 14.9] [TCP 11.9]
std::vector<RightView> show_rights(const house::CasinoState& state, house::PersonId person) {
    std::vector<RightView> rights;
    for (const house::Dispute& dispute : state.cases.disputes) {
        const Clause clause = notice_clause(dispute, person);
        if (!clause.is_set()) continue;
        RightView& right = rights.emplace_back();
        right.dispute = dispute.opened.number;
        right.table = dispute.opened.table;
        right.round = dispute.opened.round;
        right.text =
            "Your dispute is open. A government inspector is present in the casino, and you have "
            "the right to consult the inspector about it.";
        right.clause = clause;
        right.is_read = dispute.advised.has_value();
        right.command = AcknowledgeRights{right.dispute};
    }
    return rights;
}

}  // namespace baize::views
