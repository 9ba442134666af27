#include "service/accounts/secret_text.h"

#include <sodium.h>

namespace baize::server {

SecretBytes random_secret() {
    SecretBytes bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    return bytes;
}

std::string hex_of(const SecretBytes& bytes) {
    std::string text(2 * bytes.size() + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    text.pop_back();
    return text;
}

std::string stored_hash(std::string_view secret) {
    SecretBytes hash{};
    crypto_generichash(hash.data(),
                       hash.size(),
                       reinterpret_cast<const unsigned char*>(secret.data()),
                       secret.size(),
                       nullptr,
                       0);
    return hex_of(hash);
}

}  // namespace baize::server
