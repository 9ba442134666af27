#include "server/api/pages.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace baize::server {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view index_page = "/index.html";
constexpr std::string_view hashed_folder = "/assets/";

struct Media {
    std::string_view ending{};
    std::string_view name{};
};

constexpr std::array<Media, 9> medias{{{".html", "text/html; charset=utf-8"},
                                       {".js", "text/javascript; charset=utf-8"},
                                       {".css", "text/css; charset=utf-8"},
                                       {".svg", "image/svg+xml"},
                                       {".json", "application/json"},
                                       {".png", "image/png"},
                                       {".ico", "image/x-icon"},
                                       {".woff2", "font/woff2"},
                                       {".txt", "text/plain; charset=utf-8"}}};

// Returns the media type by file extension, or nullopt for any other path. A dot alone does not
// make a file name, because clause ids in page paths have dots too.
std::optional<std::string_view> media_of(std::string_view name) {
    for (const Media& media : medias) {
        if (name.ends_with(media.ending)) return media.name;
    }
    return std::nullopt;
}

Text text_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return std::make_shared<const std::string>(std::istreambuf_iterator<char>(file),
                                               std::istreambuf_iterator<char>());
}

}  // namespace

std::optional<Pages> Pages::read(const std::string& folder) {
    std::error_code failed;
    const fs::path root(folder);
    if (!fs::is_regular_file(root / "index.html", failed)) return std::nullopt;
    Pages pages;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root, failed)) {
        if (!entry.is_regular_file(failed)) continue;
        std::string name = "/" + entry.path().lexically_relative(root).generic_string();
        const bool is_gzip = name.ends_with(".gz");
        const bool is_brotli = name.ends_with(".br");
        if (is_gzip || is_brotli) name.resize(name.size() - 3);
        File& file = pages.files_[name];
        (is_gzip ? file.gzip : is_brotli ? file.brotli : file.plain) = text_of(entry.path());
        file.media = media_of(name).value_or("application/octet-stream");
        file.is_hashed = name.starts_with(hashed_folder);
    }
    return pages;
}

Response Pages::answer(const Request& request) const {
    auto found = files_.find(request.path);
    if (found == files_.end() && !media_of(request.path)) found = files_.find(index_page);
    if (found == files_.end() || !found->second.plain)
        return problem(404, "not_found", "There is nothing at this address.");
    const File& file = found->second;
    Response response;
    response.media = file.media;
    response.body = file.plain;
    response.cache = file.is_hashed ? "public, max-age=31536000, immutable" : "no-cache";
    if (request.takes_brotli && file.brotli) {
        response.body = file.brotli;
        response.encoding = "br";
    } else if (request.takes_gzip && file.gzip) {
        response.body = file.gzip;
        response.encoding = "gzip";
    }
    return response;
}

}  // namespace baize::server
