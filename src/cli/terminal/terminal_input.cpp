#include "cli/terminal/terminal_input.h"

#include <csignal>
#include <cstddef>
#include <termios.h>
#include <unistd.h>

namespace baize {

namespace {

constexpr char end_of_input = 4;  // Ctrl-D

// NOLINTNEXTLINE(*-avoid-non-const-global-variables): a signal handler reaches nothing else
volatile std::sig_atomic_t interrupt_seen = 0;

void note_interrupt(int /*signal*/) {
    interrupt_seen = 1;
}

// System calls are not restarted, so that a read ends when Ctrl-C is pressed.
void catch_interrupts(void (*handler)(int)) {
    struct sigaction action {};

    action.sa_handler = handler;
    sigaction(SIGINT, &action, nullptr);
}

// Switches the terminal to single keys without echo while it exists.
class KeyMode {
  public:
    KeyMode() {
        if (tcgetattr(STDIN_FILENO, &before_) != 0) return;
        termios keys = before_;
        keys.c_lflag &= static_cast<tcflag_t>(~static_cast<tcflag_t>(ICANON | ECHO));
        keys.c_cc[VMIN] = 1;
        keys.c_cc[VTIME] = 0;
        changed_ = tcsetattr(STDIN_FILENO, TCSANOW, &keys) == 0;
    }

    ~KeyMode() {
        if (changed_) tcsetattr(STDIN_FILENO, TCSANOW, &before_);
    }

    KeyMode(const KeyMode&) = delete;
    KeyMode& operator=(const KeyMode&) = delete;

  private:
    termios before_{};
    bool changed_ = false;
};

std::string trimmed(const std::string& text) {
    constexpr const char* blanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

}  // namespace

TerminalInput::TerminalInput(std::istream& in, bool terminal) : in_(in), terminal_(terminal) {
    if (!terminal_) return;
    interrupt_seen = 0;
    catch_interrupts(note_interrupt);
}

TerminalInput::~TerminalInput() {
    if (terminal_) catch_interrupts(SIG_DFL);
}

std::optional<char> TerminalInput::read_terminal_letter() {
    char letter = 0;
    const ssize_t got = interrupt_seen != 0 ? 0 : read(STDIN_FILENO, &letter, 1);
    if (got != 1 || interrupt_seen != 0 || letter == end_of_input) return std::nullopt;
    return letter;
}

std::optional<std::string> TerminalInput::read_line() {
    std::string text;
    if (!terminal_) {
        if (!std::getline(in_, text)) return std::nullopt;
        return trimmed(text);
    }
    for (;;) {
        const std::optional<char> letter = read_terminal_letter();
        if (!letter) return std::nullopt;
        if (*letter == '\n') return trimmed(text);
        text += *letter;
    }
}

std::optional<char> TerminalInput::key() {
    rest_.clear();
    if (terminal_) {
        const KeyMode keys;
        const std::optional<char> letter = read_terminal_letter();
        return letter == '\r' ? '\n' : letter;
    }
    const std::optional<std::string> text = read_line();
    if (!text) return std::nullopt;
    if (text->empty()) return '\n';
    rest_ = trimmed(text->substr(1));
    return text->front();
}

std::optional<std::string> TerminalInput::line() {
    if (rest_.empty()) return read_line();
    std::string text;
    text.swap(rest_);
    return text;
}

}  // namespace baize
