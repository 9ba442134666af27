// The input of a person at a terminal table: single keys if the terminal supports them, otherwise
// lines.
#pragma once

#include <istream>
#include <optional>
#include <string>

namespace baize {

class TerminalInput {
  public:
    // `terminal`: true if the stream is the terminal of the process, which is then read directly.
    TerminalInput(std::istream& in, bool terminal);
    ~TerminalInput();
    TerminalInput(const TerminalInput&) = delete;
    TerminalInput& operator=(const TerminalInput&) = delete;

    // Returns one key; '\n' for Enter. Without single keys, the first letter of a line is the key
    // and the rest is kept for line(), so that "a 10" answers two questions. Returns nullopt at the
    // end of input or after Ctrl-C.
    [[nodiscard]] std::optional<char> key();

    // Returns a line, trimmed. Returns nullopt at the end of input or after Ctrl-C.
    [[nodiscard]] std::optional<std::string> line();

  private:
    [[nodiscard]] std::optional<std::string> read_line();
    [[nodiscard]] std::optional<char> read_terminal_letter();

    std::istream& in_;
    bool terminal_;
    std::string rest_{};  // rest of the line whose first letter key() returned
};

}  // namespace baize
