// The five books clause by clause, in the project's words: how the software handles each clause.
#pragma once

#include <string>
#include <vector>

#include <boost/describe.hpp>

namespace baize::views {

// One clause of a rulebook, its duty for the software, and where it is implemented and tested.
struct ClauseShown {
    std::string clause{};  // for example "TCP 5.6.1(b)"
    std::string kind{};    // for example "engine" or "floor"
    std::string room{};
    std::string duty{};                   // in the project's words
    std::string status{};                 // "tested", "enforced", "shown", "missing"; "": no duty
    std::vector<std::string> readings{};  // interpretations, such as "I-12"
    std::vector<std::string> code{};      // files that cite it
    std::vector<std::string> tests{};
    friend bool operator==(const ClauseShown&, const ClauseShown&) = default;
};
BOOST_DESCRIBE_STRUCT(ClauseShown, (), (clause, kind, room, duty, status, readings, code, tests))

// An interpretation of a rulebook.
struct ReadingShown {
    std::string id{};  // for example "I-12"
    std::string title{};
    std::string area{};
    std::vector<std::string> clauses{};
    std::string problem{};
    std::string reading{};
    std::string why{};
    std::string configurable{};
    std::string example{};
    friend bool operator==(const ReadingShown&, const ReadingShown&) = default;
};
BOOST_DESCRIBE_STRUCT(ReadingShown,
                      (),
                      (id, title, area, clauses, problem, reading, why, configurable, example))

// One rulebook with its clauses.
struct BookShown {
    std::string code{};   // for example "TCP"
    std::string title{};  // for example "Three Card Poker"
    std::string place{};  // for example "Melbourne"
    std::vector<ClauseShown> clauses{};
    friend bool operator==(const BookShown&, const BookShown&) = default;
};
BOOST_DESCRIBE_STRUCT(BookShown, (), (code, title, place, clauses))

// All rulebooks and interpretations.
struct RulesShown {
    std::vector<BookShown> books{};
    std::vector<ReadingShown> readings{};
    friend bool operator==(const RulesShown&, const RulesShown&) = default;
};
BOOST_DESCRIBE_STRUCT(RulesShown, (), (books, readings))

// One clause or interpretation, for the page that explains a result.
struct Explained {
    // The clause and its parents, outermost first.
    std::vector<ClauseShown> clauses{};
    std::vector<ReadingShown> readings{};
    friend bool operator==(const Explained&, const Explained&) = default;
};
BOOST_DESCRIBE_STRUCT(Explained, (), (clauses, readings))

}  // namespace baize::views
