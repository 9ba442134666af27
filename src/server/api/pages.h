// The web pages, read into memory once at the start: files as the build made them, with their
// compressed twins beside them.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "server/api/request.h"

namespace baize::server {

class Pages {
  public:
    // Everything below a folder; nothing where there is no index.html in it.
    [[nodiscard]] static std::optional<Pages> read(const std::string& folder);

    // Addresses of pages lead to the one document there is; files that are not there are not found.
    [[nodiscard]] Response answer(const Request& request) const;

  private:
    struct File {
        Text plain{};
        Text gzip{};
        Text brotli{};
        std::string_view media{};
        bool is_hashed = false;  // its name changes with its content: keep it for ever
    };

    std::map<std::string, File, std::less<>> files_{};
};

}  // namespace baize::server
