// What the person at a terminal table types: single keys where a terminal can give them one by one,
// lines everywhere else.
#pragma once

#include <istream>
#include <optional>
#include <string>

namespace baize {

class TerminalInput {
  public:
    // `terminal`: the stream is the process's own terminal, which is then read directly.
    TerminalInput(std::istream& in, bool terminal);
    ~TerminalInput();
    TerminalInput(const TerminalInput&) = delete;
    TerminalInput& operator=(const TerminalInput&) = delete;

    // One key; '\n' for Enter. Of a line the first letter counts and the rest waits for line(), so
    // that "a 10" answers two questions. Nothing at the end of input or after Ctrl-C.
    [[nodiscard]] std::optional<char> key();

    // A line without the blanks around it. Nothing at the end of input or after Ctrl-C.
    [[nodiscard]] std::optional<std::string> line();

  private:
    [[nodiscard]] std::optional<std::string> read_line();
    [[nodiscard]] std::optional<char> read_terminal_letter();

    std::istream& in_;
    bool terminal_;
    std::string rest_{};  // of the line that key() took its letter from
};

}  // namespace baize
