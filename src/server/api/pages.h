// The web pages, read into memory once at the start: the files of the web build, with their
// compressed versions beside them.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "server/api/request.h"

namespace baize::server {

class Pages {
  public:
    // Reads all files below a folder. Returns nullopt if it has no index.html.
    [[nodiscard]] static std::optional<Pages> read(const std::string& folder);

    // Any path that does not name a file type of ours gets index.html, which shows the page for it.
    // A missing file is a 404.
    [[nodiscard]] Response answer(const Request& request) const;

  private:
    struct File {
        Text plain{};
        Text gzip{};
        Text brotli{};
        std::string_view media{};
        bool is_hashed = false;  // its name changes with its content, so it may be cached for ever
    };

    std::map<std::string, File, std::less<>> files_{};
};

}  // namespace baize::server
