#include "cli/figures/pdf_printer.h"

#include <array>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <spawn.h>
#include <string_view>
#include <sys/wait.h>
#include <unistd.h>  // environ
#include <vector>

#include <fmt/format.h>

namespace baize {

namespace {

constexpr std::array<std::string_view, 4> chromium_names{
    "chromium", "chromium-browser", "google-chrome", "chrome"};

std::vector<char*> pointers_to(std::vector<std::string>& words) {
    std::vector<char*> pointers;
    pointers.reserve(words.size() + 1);
    for (std::string& word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    return pointers;
}

// Runs a program, waits for it, and discards its output. Returns its exit status, or -1 if it
// cannot be run.
int run_quietly(std::vector<std::string> words) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    for (const int stream : {STDOUT_FILENO, STDERR_FILENO})
        posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0);
    std::vector<char*> arguments = pointers_to(words);
    pid_t child = 0;
    const int failed =
        posix_spawn(&child, words[0].c_str(), &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    int status = 0;
    if (failed != 0 || waitpid(child, &status, 0) != child || !WIFEXITED(status)) return -1;
    return WEXITSTATUS(status);
}

}  // namespace

std::optional<std::string> find_chromium() {
    const char* const path = std::getenv("PATH");
    std::string_view folders = path == nullptr ? "" : path;
    while (!folders.empty()) {
        const std::size_t end = folders.find(':');
        for (const std::string_view name : chromium_names) {
            std::string program = fmt::format("{}/{}", folders.substr(0, end), name);
            if (access(program.c_str(), X_OK) == 0) return program;
        }
        if (end == std::string_view::npos) break;
        folders.remove_prefix(end + 1);
    }
    return std::nullopt;
}

std::optional<std::string> print_pdf(const std::string& chromium,
                                     const std::string& html,
                                     const std::string& pdf) {
    std::vector<std::string> words{chromium, "--headless", "--disable-gpu"};
    words.push_back("--no-pdf-header-footer");
    if (geteuid() == 0) words.push_back("--no-sandbox");  // as root Chromium needs this option
    words.push_back(fmt::format("--print-to-pdf={}", pdf));
    words.push_back(fmt::format("file://{}", std::filesystem::absolute(html).string()));
    std::error_code ignored;
    std::filesystem::remove(pdf, ignored);  // an old file must not be taken for the new one
    const int status = run_quietly(words);
    if (status != 0) return fmt::format("{} ended with status {}", chromium, status);
    if (!std::filesystem::exists(pdf)) return fmt::format("{} wrote no file {}", chromium, pdf);
    return std::nullopt;
}

}  // namespace baize
