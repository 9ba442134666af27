// The additions of staff to a report made during a round: the reason, and whether the cause
// affected the outcome. [I-98] [CP 13.14] [CS 7.5.1(a)] [TCP 7.5.1(a)] [UTH 6.9(a)] [CH 6.9(a)]
#pragma once

#include <string>

#include <boost/describe.hpp>

namespace baize::house {

// The reason and the finding of a report.
struct ReportReason {
    std::string words{};
    bool affected_outcome = false;  // The finding that disruption and fraud require. [I-98]
    friend bool operator==(const ReportReason&, const ReportReason&) = default;
};
BOOST_DESCRIBE_STRUCT(ReportReason, (), (words, affected_outcome))

}  // namespace baize::house
