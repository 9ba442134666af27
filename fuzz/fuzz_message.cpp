// Messages of client sessions, one per line. The first letter names the session (a, b, e, or n for
// an anonymous one); t lets time pass. Checks that replies are valid JSON and that all money still
// adds up to zero.
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "fuzz_house.h"
#include "service/protocol/from_browser.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace baize::fuzzing {
namespace {

constexpr std::size_t longest_message = 16 * 1024;  // the limit in server/limits/limits.h
constexpr std::size_t most_messages = 64;

class Company {
  public:
    Company() {
        for (const auto& [letter, person] :
             std::map<char, PersonId>{{'a', ada}, {'b', ben}, {'e', eve}, {'n', 0}})
            lines_[letter] = house_.broadcaster().enter(ear_, person, false, house_.now());
    }

    ~Company() {
        for (const auto& [letter, id] : lines_)
            house_.broadcaster().leave(id);
    }

    Company(const Company&) = delete;
    Company& operator=(const Company&) = delete;

    void take(std::string_view line) {
        if (line.empty() || line.size() > longest_message) return;
        if (line.front() == 't') {
            house_.pass(Span::of_seconds(10));
        } else if (const auto whose = lines_.find(line.front()); whose != lines_.end()) {
            const auto message = reader_.read(line.substr(1));
            if (message.has_value() == !reader_.error_text().empty()) std::abort();
            if (message)
                std::visit(
                    [&](const auto& one) {
                        house_.broadcaster().receive(whose->second, one, house_.now());
                    },
                    *message);
        }
        house_.run();
    }

    void check() const { house_.check(); }

  private:
    Ear ear_{};
    FuzzHouse house_{};
    views::MessageReader reader_{};
    std::map<char, server::SubscriberId> lines_{};
};

}  // namespace
}  // namespace baize::fuzzing

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    std::string_view rest = text;
    baize::fuzzing::Company company;
    for (std::size_t i = 0; i < baize::fuzzing::most_messages && !rest.empty(); ++i) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        company.take(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    company.check();
    return 0;
}
