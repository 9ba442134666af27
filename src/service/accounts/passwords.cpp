#include "service/accounts/passwords.h"

#include <array>

#include <sodium.h>

namespace baize::server {

std::optional<std::string> hash_password(const std::string& password) {
    std::array<char, crypto_pwhash_STRBYTES> hash{};
    const int failed = crypto_pwhash_str(hash.data(),
                                         password.data(),
                                         password.size(),
                                         crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                         crypto_pwhash_MEMLIMIT_INTERACTIVE);
    if (failed != 0) return std::nullopt;  // There was not enough memory.
    return std::string(hash.data());
}

bool is_password(const std::string& hash, const std::string& password) {
    return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

const std::string& dummy_hash() {
    static const std::string hash =
        hash_password("the password of no account").value_or(std::string());
    return hash;
}

}  // namespace baize::server
