// The five books clause by clause, in the project's words: how the software handles each clause.
#pragma once

#include <string>
#include <vector>

#include <boost/describe.hpp>

namespace baize::views {

// One clause of a rulebook, its duty for the software, and where it is implemented and tested.
struct ClauseView {
    std::string clause{};  // for example "TCP 5.6.1(b)"
    std::string kind{};    // for example "engine" or "floor"
    std::string room{};
    std::string duty{};                   // in the project's words
    std::string status{};                 // "tested", "enforced", "shown", "missing"; "": no duty
    std::vector<std::string> readings{};  // interpretations, such as "I-12"
    std::vector<std::string> code{};      // files that cite it
    std::vector<std::string> tests{};
    friend bool operator==(const ClauseView&, const ClauseView&) = default;
};
BOOST_DESCRIBE_STRUCT(ClauseView, (), (clause, kind, room, duty, status, readings, code, tests))

// An interpretation of a rulebook.
struct InterpretationView {
    std::string id{};  // for example "I-12"
    std::string title{};
    std::string area{};
    std::vector<std::string> clauses{};
    std::string problem{};
    std::string reading{};
    std::string why{};
    std::string configurable{};
    std::string example{};
    friend bool operator==(const InterpretationView&, const InterpretationView&) = default;
};
BOOST_DESCRIBE_STRUCT(InterpretationView,
                      (),
                      (id, title, area, clauses, problem, reading, why, configurable, example))

// One rulebook with its clauses.
struct BookView {
    std::string code{};   // for example "TCP"
    std::string title{};  // for example "Three Card Poker"
    std::string place{};  // for example "Melbourne"
    std::vector<ClauseView> clauses{};
    friend bool operator==(const BookView&, const BookView&) = default;
};
BOOST_DESCRIBE_STRUCT(BookView, (), (code, title, place, clauses))

// All rulebooks and interpretations.
struct RulesView {
    std::vector<BookView> books{};
    std::vector<InterpretationView> readings{};
    friend bool operator==(const RulesView&, const RulesView&) = default;
};
BOOST_DESCRIBE_STRUCT(RulesView, (), (books, readings))

// One clause or interpretation, for the page that explains a result.
struct Explained {
    // The clause and its parents, outermost first.
    std::vector<ClauseView> clauses{};
    std::vector<InterpretationView> readings{};
    friend bool operator==(const Explained&, const Explained&) = default;
};
BOOST_DESCRIBE_STRUCT(Explained, (), (clauses, readings))

}  // namespace baize::views
