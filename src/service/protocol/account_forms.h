// What is asked and answered about accounts over HTTP.
#pragma once

#include <cstdint>
#include <string>

#include <boost/describe.hpp>

#include "engine/core/money.h"

namespace baize::screen {

struct Credentials {
    std::string name{};
    std::string password{};
    friend bool operator==(const Credentials&, const Credentials&) = default;
};
BOOST_DESCRIBE_STRUCT(Credentials, (), (name, password))

// Whoever the session belongs to.
struct Me {
    std::uint32_t person = 0;  // 0: nobody has signed in
    std::string name{};
    bool is_guest = false;
    std::string role{};  // "player", "dealer", ...; "inspector" and the like by their office
    Money wallet{};
    Money play{};          // chips for practice
    bool is_demo = false;  // the money of this house is worth nothing
    friend bool operator==(const Me&, const Me&) = default;
};
BOOST_DESCRIBE_STRUCT(Me, (), (person, name, is_guest, role, wallet, play, is_demo))

// Why a request was refused. `what` is for programs, `sentence` for people.
struct Problem {
    std::string what{};  // "name_taken", "too_many_requests", "not_found"
    std::string sentence{};
    std::string clause{};  // where a book or a reading decides
    friend bool operator==(const Problem&, const Problem&) = default;
};
BOOST_DESCRIBE_STRUCT(Problem, (), (what, sentence, clause))

}  // namespace baize::screen
