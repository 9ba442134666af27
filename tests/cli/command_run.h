// Runs a command line in this process: its arguments, its standard input, and its output.
#pragma once

#include <sstream>
#include <string>
#include <vector>

#include "cli/program.h"

namespace baize {

struct CommandOutcome {
    int status = 0;
    std::string out{};
    std::string error{};
};

// Runs `baize` with these arguments; `typed` is the standard input.
inline CommandOutcome run_command(const std::vector<std::string>& words,
                                  const std::string& typed = "") {
    std::vector<const char*> arguments{"baize"};
    arguments.reserve(words.size() + 1);
    for (const std::string& word : words)
        arguments.push_back(word.c_str());
    std::istringstream in(typed);
    std::ostringstream out;
    std::ostringstream error;
    Console console{in, out, error};
    const int status = run_program(static_cast<int>(arguments.size()), arguments.data(), console);
    return {status, out.str(), error.str()};
}

// Runs `baize COMMAND` with these arguments.
inline CommandOutcome run_command(const std::string& command,
                                  std::vector<std::string> words,
                                  const std::string& typed = "") {
    words.insert(words.begin(), command);
    return run_command(words, typed);
}

}  // namespace baize
