#include "apps/key_file.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fmt/format.h>

#include "shoe/secure_source.h"

namespace baize {

namespace {

using Secret = std::array<std::byte, 32>;

auto problem(const std::string& path, std::string_view what) {
    return ledger::fault(ledger::FaultKind::disk, fmt::format("{}: {}", path, what));
}

ledger::Outcome<Secret> make_secret(const std::string& path) {
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file < 0) return problem(path, std::strerror(errno));
    Secret secret{};
    SecureSource().fill(secret);
    const bool is_written =
        ::write(file, secret.data(), secret.size()) == static_cast<ssize_t>(secret.size()) &&
        ::fsync(file) == 0;
    ::close(file);
    if (!is_written) return problem(path, "the new key could not be written");
    return secret;
}

ledger::Outcome<Secret> read_secret(const std::string& path, int file) {
    struct stat about {};

    if (::fstat(file, &about) != 0) return problem(path, std::strerror(errno));
    if ((about.st_mode & 077U) != 0)
        return problem(path, "others may read this key (chmod 600), so it proves nothing");
    Secret secret{};
    if (about.st_size != static_cast<off_t>(secret.size()) ||
        ::read(file, secret.data(), secret.size()) != static_cast<ssize_t>(secret.size())) {
        return problem(path, "not a key: 32 bytes");
    }
    return secret;
}

}  // namespace

ledger::Outcome<std::unique_ptr<ledger::SigningKey>> signing_key_in(const std::string& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0 && errno != ENOENT) return problem(path, std::strerror(errno));
    ledger::Outcome<Secret> secret = file < 0 ? make_secret(path) : read_secret(path, file);
    if (file >= 0) ::close(file);
    if (!secret) return unexpected(secret.error());
    auto key = std::make_unique<ledger::SigningKey>(*secret);
    ::explicit_bzero(secret->data(), secret->size());
    return key;
}

}  // namespace baize
