#include "service/activity_log/addressed.h"

#include <algorithm>

namespace baize::views {

namespace {

// Every phrase of the log begins with a verb in the third person.
std::string second_person(std::string_view verb) {
    if (verb == "is") return "are";
    if (verb == "has") return "have";
    if (verb == "does") return "do";
    if (verb.ends_with("s")) verb.remove_suffix(1);
    return std::string(verb);
}

}  // namespace

std::string addressed(std::string_view text, std::string_view name) {
    if (name.empty() || !text.starts_with(name)) return std::string(text);
    std::string_view rest = text.substr(name.size());
    if (!rest.starts_with(' ')) return std::string(text);
    rest.remove_prefix(1);
    const std::size_t end = std::min(rest.find_first_of(" ,"), rest.size());
    return "You " + second_person(rest.substr(0, end)) + std::string(rest.substr(end));
}

std::vector<LogLine> addressed(std::vector<LogLine> lines,
                               std::uint32_t person,
                               std::string_view name) {
    for (LogLine& line : lines) {
        if (person != 0 && line.person == person) line.text = addressed(line.text, name);
    }
    return lines;
}

}  // namespace baize::views
