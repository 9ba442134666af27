// What people do wrong, what staff decide about it, and what players complain of.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "casino/floor.h"

namespace baize::casino {

struct FileIncident {
    TableId table = 0;
    house::Offence offence = house::Offence::other_breach;
    std::vector<PersonId> persons{};
    std::string words{};
    house::Device device{};
    bool was_invited = false;
    Clause provision{};
    friend bool operator==(const FileIncident&, const FileIncident&) = default;
};
BOOST_DESCRIBE_STRUCT(FileIncident,
                      (),
                      (table, offence, persons, words, device, was_invited, provision))

// Alternatives go into records by their place: add at the end.
using CaseCommand = std::variant<FileIncident>;

}  // namespace baize::casino
