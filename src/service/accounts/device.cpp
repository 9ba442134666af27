#include "service/accounts/device.h"

#include <array>

namespace baize::server {

namespace {

struct Sign {
    std::string_view word{};
    std::string_view name{};
};

// The order matters: most browsers also name those whose pages they can show.
constexpr std::array<Sign, 11> browsers{{{"Edg/", "Edge"},
                                         {"EdgA/", "Edge"},
                                         {"EdgiOS/", "Edge"},
                                         {"OPR/", "Opera"},
                                         {"SamsungBrowser/", "Samsung Internet"},
                                         {"FxiOS/", "Firefox"},
                                         {"Firefox/", "Firefox"},
                                         {"CriOS/", "Chrome"},
                                         {"Chrome/", "Chrome"},
                                         {"Safari/", "Safari"},
                                         {"curl/", "curl"}}};
constexpr std::array<Sign, 8> systems{{{"iPhone", "iPhone"},
                                       {"iPad", "iPad"},
                                       {"Android", "Android"},
                                       {"Windows", "Windows"},
                                       {"CrOS", "ChromeOS"},
                                       {"Macintosh", "Mac"},
                                       {"FreeBSD", "FreeBSD"},
                                       {"Linux", "Linux"}}};

template <std::size_t size>
std::string_view named_in(const std::array<Sign, size>& signs, std::string_view text) {
    for (const Sign& sign : signs) {
        if (text.find(sign.word) != std::string_view::npos) return sign.name;
    }
    return {};
}

}  // namespace

std::string device_of(std::string_view user_agent) {
    std::string words(named_in(browsers, user_agent));
    const std::string_view system = named_in(systems, user_agent);
    if (!words.empty() && !system.empty()) words += " on ";
    return words.append(system);
}

}  // namespace baize::server
