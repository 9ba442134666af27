#include "cli/terminal/bankroll.h"

#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <sys/file.h>
#include <unistd.h>

#include <fmt/format.h>

namespace baize {

namespace {

namespace files = std::filesystem;

constexpr std::string_view first_line = "baize bankroll 1";
constexpr std::string_view last_line = "end";  // marks the end, so that a truncated file is refused

std::optional<std::int64_t> whole_number(const std::string& text) {
    std::int64_t value = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, value);
    if (text.empty() || read.ec != std::errc{} || read.ptr != end || value < 0) return std::nullopt;
    return value;
}

bool is_digits(std::string_view text) {
    return !text.empty() && text.size() < 1000 &&
           text.find_first_not_of("0123456789") == std::string_view::npos;
}

std::optional<Fraction> fraction(const std::string& text) {
    const std::size_t slash = text.find('/');
    if (slash == std::string::npos) return std::nullopt;
    const std::string over = text.substr(0, slash);
    const std::string under = text.substr(slash + 1);
    if (!is_digits(over) || !is_digits(under) || under.front() == '0' || over.size() > 900) {
        return std::nullopt;
    }
    const bool zero_led = over.size() > 1 && over.front() == '0';  // parsed as octal otherwise
    if (zero_led) return std::nullopt;
    return Fraction(Fraction::Integer(over), Fraction::Integer(under));
}

std::vector<std::string> words_of(const std::string& line) {
    std::istringstream words(line);
    std::vector<std::string> list;
    for (std::string word; words >> word;)
        list.push_back(word);
    return list;
}

// Reads "wager GAME NAME CENTS".
bool read_wager(const std::vector<std::string>& words, Bankroll& bankroll) {
    if (words.size() != 4) return false;
    const std::optional<Wager> wager = wager_named(words[2]);
    const std::optional<std::int64_t> cents = whole_number(words[3]);
    if (!wager || index(*wager) >= staked_wager_count || !cents) return false;
    bankroll.last_wagers[words[1]][index(*wager)] = Money::of_cents(*cents);
    return true;
}

// Reads "jackpot GAME N/D ... resets N ...".
bool read_jackpot(const std::vector<std::string>& words, Bankroll& bankroll) {
    if (words.size() < 2) return false;
    SavedJackpot& jackpot = bankroll.jackpots[words[1]];
    std::size_t i = 2;
    for (; i < words.size() && words[i] != "resets"; ++i) {
        const std::optional<Fraction> amount = fraction(words[i]);
        if (!amount) return false;
        jackpot.amounts.push_back(*amount);
    }
    for (++i; i < words.size(); ++i) {
        const std::optional<std::int64_t> resets = whole_number(words[i]);
        if (!resets) return false;
        jackpot.resets.push_back(static_cast<std::uint64_t>(*resets));
    }
    return true;
}

bool read_entry(const std::vector<std::string>& words, Bankroll& bankroll) {
    if (words.empty()) return false;
    if (words[0] == "wager") return read_wager(words, bankroll);
    if (words[0] == "jackpot") return read_jackpot(words, bankroll);
    const std::optional<std::int64_t> number =
        words.size() == 2 ? whole_number(words[1]) : std::nullopt;
    if (!number) return false;
    if (words[0] == "chips") {
        bankroll.chips = Money::of_cents(*number);
    } else if (words[0] == "rounds") {
        bankroll.rounds = static_cast<std::uint64_t>(*number);
    } else {
        return false;
    }
    return true;
}

// The file is synced before it gets its final name.
bool write_whole(const std::string& path, const std::string& text) {
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (file < 0) return false;
    std::size_t written = 0;
    while (written < text.size()) {
        const ssize_t count = ::write(file, text.data() + written, text.size() - written);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) break;
        written += static_cast<std::size_t>(count);
    }
    const bool synced = fsync(file) == 0;
    return (::close(file) == 0) && synced && written == text.size();
}

void sync_folder(const files::path& folder) {
    const int handle = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) return;
    fsync(handle);
    ::close(handle);
}

files::path folder_of(const std::string& path) {
    const files::path folder = files::path(path).parent_path();
    return folder.empty() ? files::path(".") : folder;
}

std::optional<std::string> text_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::nullopt;
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

}  // namespace

std::string bankroll_text(const Bankroll& bankroll) {
    std::string text = fmt::format(
        "{}\nchips {}\nrounds {}\n", first_line, bankroll.chips.cents(), bankroll.rounds);
    for (const auto& [game, stakes] : bankroll.last_wagers) {
        for (std::size_t i = 0; i < staked_wager_count; ++i) {
            if (stakes[i].is_zero()) continue;
            const std::string_view wager = name(static_cast<Wager>(i));
            text += fmt::format("wager {} {} {}\n", game, wager, stakes[i].cents());
        }
    }
    for (const auto& [game, jackpot] : bankroll.jackpots) {
        text += fmt::format("jackpot {}", game);
        for (const Fraction& amount : jackpot.amounts)
            text += fmt::format(" {}", to_string(amount));
        text += " resets";
        for (const std::uint64_t resets : jackpot.resets)
            text += fmt::format(" {}", resets);
        text += '\n';
    }
    return text + fmt::format("{}\n", last_line);
}

std::optional<Bankroll> parse_bankroll(const std::string& text) {
    std::istringstream lines(text);
    std::string line;
    if (!std::getline(lines, line) || line != first_line) return std::nullopt;
    Bankroll bankroll;
    while (std::getline(lines, line)) {
        if (line == last_line) {
            const bool more = static_cast<bool>(std::getline(lines, line));
            return more ? std::nullopt : std::optional(bankroll);
        }
        if (!read_entry(words_of(line), bankroll)) return std::nullopt;
    }
    return std::nullopt;
}

std::unique_ptr<BankrollFile> BankrollFile::open(const std::string& path,
                                                 bool reset,
                                                 std::string& error_text) {
    std::error_code failed;
    files::create_directories(folder_of(path), failed);
    const std::string lock_path = path + ".lock";
    const int lock = ::open(lock_path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (lock < 0) {
        error_text = fmt::format("{}: {}", lock_path, std::strerror(errno));
        return nullptr;
    }
    std::unique_ptr<BankrollFile> file(new BankrollFile(path, lock));
    if (flock(lock, LOCK_EX | LOCK_NB) != 0) {
        error_text = fmt::format("{} is in use at another table", path);
        return nullptr;
    }
    if (reset || !files::exists(path, failed)) {
        if (file->save(Bankroll{})) return file;
        error_text = fmt::format("{} cannot be written", path);
        return nullptr;
    }
    const std::optional<std::string> text = text_of(path);
    const std::optional<Bankroll> state = text ? parse_bankroll(*text) : std::nullopt;
    if (!state) {
        error_text = fmt::format("{} is no bankroll; --reset would begin a new one there", path);
        return nullptr;
    }
    file->state_ = *state;
    return file;
}

BankrollFile::~BankrollFile() {
    ::close(lock_);  // Closing releases the lock.
}

bool BankrollFile::save(const Bankroll& bankroll) {
    const std::string fresh = path_ + ".new";
    if (!write_whole(fresh, bankroll_text(bankroll))) return false;
    if (std::rename(fresh.c_str(), path_.c_str()) != 0) return false;
    sync_folder(folder_of(path_));
    state_ = bankroll;
    return true;
}

std::string default_bankroll_path(const std::string& name) {
    const char* const state = std::getenv("XDG_STATE_HOME");
    if (state != nullptr && *state != '\0') return fmt::format("{}/baize/{}", state, name);
    const char* const home = std::getenv("HOME");
    const std::string base = home == nullptr ? "." : home;
    return fmt::format("{}/.local/state/baize/{}", base, name);
}

}  // namespace baize
