// Requests and responses about accounts over HTTP.
#pragma once

#include <cstdint>
#include <string>

#include <boost/describe.hpp>

#include "engine/core/money.h"

namespace baize::views {

// Name and password of an account.
struct Credentials {
    std::string name{};
    std::string password{};
    friend bool operator==(const Credentials&, const Credentials&) = default;
};
BOOST_DESCRIBE_STRUCT(Credentials, (), (name, password))

// The owner of the session.
struct Me {
    std::uint32_t person = 0;  // 0: not signed in
    std::string name{};
    bool is_guest = false;
    std::string role{};  // "player", "dealer", ...; staff by their office, such as "inspector"
    Money wallet{};
    Money play{};          // chips for practice
    bool is_demo = false;  // true if the money of this house has no value
    friend bool operator==(const Me&, const Me&) = default;
};
BOOST_DESCRIBE_STRUCT(Me, (), (person, name, is_guest, role, wallet, play, is_demo))

// The reason for a refused request. `reason` is for programs, `sentence` for people.
struct Problem {
    std::string reason{};  // "name_taken", "too_many_requests", "not_found"
    std::string sentence{};
    std::string clause{};  // set if a book or an interpretation decides
    friend bool operator==(const Problem&, const Problem&) = default;
};
BOOST_DESCRIBE_STRUCT(Problem, (), (reason, sentence, clause))

}  // namespace baize::views
