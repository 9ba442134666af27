#include "cli/ledgers/key_file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

#include <fmt/format.h>

#include "engine/random/secure_source.h"
#include "house/seals/disclosed_keys.h"
#include "ledger/secrets/private_file.h"

namespace baize {

namespace {

using Secret = std::array<std::byte, 32>;

auto problem(const std::string& path, std::string_view what) {
    return ledger::fault(ledger::FaultKind::disk, fmt::format("{}: {}", path, what));
}

// Writes under another name first, so that an interrupted start leaves no incomplete key.
ledger::Outcome<Secret> make_secret(const std::string& path) {
    const std::string part = path + ".part";
    ::unlink(part.c_str());
    const int file = ::open(part.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file < 0) return problem(path, std::strerror(errno));
    Secret secret{};
    SecureSource().fill(secret);
    const bool is_written =
        ::write(file, secret.data(), secret.size()) == static_cast<ssize_t>(secret.size());
    ::close(file);
    if (!is_written || !ledger::put_in_place(part, path))
        return problem(path, "the new key could not be written");
    return secret;
}

ledger::Outcome<Secret> read_secret(const std::string& path) {
    if (auto fault = ledger::why_not_private(path)) return unexpected(*std::move(fault));
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) return problem(path, std::strerror(errno));
    std::array<std::byte, sizeof(Secret) + 1> bytes{};  // one byte more than a key has
    const ssize_t size = ::read(file, bytes.data(), bytes.size());
    ::close(file);
    Secret secret{};
    std::copy_n(bytes.begin(), secret.size(), secret.begin());
    ::explicit_bzero(bytes.data(), bytes.size());
    if (size != static_cast<ssize_t>(secret.size()))
        return problem(path, "not a key: the file must have exactly 32 bytes");
    return secret;
}

bool is_there(const std::string& path) {
    return ::access(path.c_str(), F_OK) == 0;
}

ledger::Outcome<house::Keys> vault_with(ledger::Outcome<Secret> secret) {
    if (!secret) return unexpected(secret.error());
    const ledger::SecretKey key{*secret};
    ::explicit_bzero(secret->data(), secret->size());
    return std::make_shared<const ledger::Vault>(key);
}

}  // namespace

ledger::Outcome<std::unique_ptr<ledger::SigningKey>> signing_key_in(const std::string& path) {
    ledger::Outcome<Secret> secret = is_there(path) ? read_secret(path) : make_secret(path);
    if (!secret) return unexpected(secret.error());
    auto key = std::make_unique<ledger::SigningKey>(*secret);
    ::explicit_bzero(secret->data(), secret->size());
    return key;
}

std::string ledger_key_path(const std::string& ledger, const std::string& named) {
    return named.empty() ? ledger + "-key" : named;
}

ledger::Outcome<house::Keys> keys_to_open(ledger::Store& store,
                                          const std::string& ledger,
                                          const std::string& named) {
    const std::string path = ledger_key_path(ledger, named);
    if (is_there(path)) return vault_with(read_secret(path));
    bool is_empty = true;
    const auto fault = store.read(0, [&](const ledger::EventView&) { return is_empty = false; });
    if (fault) return unexpected(*fault);
    if (is_empty) return vault_with(make_secret(path));
    return ledger::fault(
        ledger::FaultKind::unreadable,
        fmt::format("{}: the key of this ledger is missing, and rounds in progress cannot continue "
                    "without it; bring the file back, or name it with --ledger-key FILE",
                    path));
}

ledger::Outcome<house::Keys> keys_to_read(ledger::Store& store,
                                          const std::string& ledger,
                                          const std::string& named) {
    const std::string path = ledger_key_path(ledger, named);
    if (!named.empty() || is_there(path)) return vault_with(read_secret(path));
    return house::disclosed_keys(store);
}

}  // namespace baize
