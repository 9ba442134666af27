// Reading a text in a test: one hand, or all of them, in blocks as small as one likes.
#pragma once

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "formats/histories/phh/phh_writer.h"
#include "kit/hand_stream.h"
#include "kit/source_folder.h"

namespace baize::histories {

// The first hand of a text. Its record's texts live in the stream.
struct OneHand {
    explicit OneHand(std::string_view text)
        : stream(source_of(text)), outcome(stream.next(record)) {}

    [[nodiscard]] std::string error_text() const { return sentence(stream.fault()); }

    HandStream stream;
    Record record{};
    Outcome outcome;
};

// Returns each hand of the text as canonical PHH, or its error message.
inline std::vector<std::string> all_hands(std::string_view text,
                                          std::size_t block_size = std::size_t{1} << 18U) {
    HandStream stream(source_of(text), block_size);
    Record record;
    std::vector<std::string> hands;
    while (true) {
        const Outcome outcome = stream.next(record);
        if (outcome == Outcome::end) return hands;
        if (outcome == Outcome::hand) {
            write_phh(hands.emplace_back(), record);
        } else {
            hands.push_back(sentence(stream.fault()));
        }
    }
}

inline std::string phh_of(const Record& record) {
    std::string text;
    write_phh(text, record);
    return text;
}

// Real hands lie beside the source tree on some machines.
inline std::vector<std::filesystem::path> shared_files() {
    const std::filesystem::path folder = source_folder().parent_path() / "shared" / "histories";
    std::vector<std::filesystem::path> files;
    if (!std::filesystem::exists(folder)) return files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        const std::string kind = entry.path().extension().string();
        if (kind == ".phh" || kind == ".phhs") files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

// A valid text in which `from` became `to`, and the error of the reader.
struct Wrong {
    std::string_view from;
    std::string_view to;
    std::string_view error_text;
};

}  // namespace baize::histories
