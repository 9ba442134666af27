#include "ledger/secrets/secret_box.h"

#include <algorithm>

#include <sodium.h>

#include "engine/core/check.h"
#include "ledger/record/bytes.h"

namespace baize::ledger {

namespace {

constexpr std::size_t nonce_size = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
constexpr std::size_t tag_size = crypto_aead_xchacha20poly1305_ietf_ABYTES;
static_assert(box_overhead == nonce_size + tag_size);
static_assert(crypto_aead_xchacha20poly1305_ietf_KEYBYTES == 32);

const unsigned char* in(const std::byte* bytes) {
    return reinterpret_cast<const unsigned char*>(bytes);
}

unsigned char* out_of(std::byte* bytes) {
    return reinterpret_cast<unsigned char*>(bytes);
}

using Nonce = std::array<std::byte, nonce_size>;
using SixteenBytes = std::array<std::byte, crypto_core_hchacha20_INPUTBYTES>;

// HChaCha20 derives a key for each sixteen bytes; no derived key reveals anything about the others.
SecretKey key_for(const SecretKey& key, const SixteenBytes& what) {
    std::array<std::byte, crypto_core_hchacha20_OUTPUTBYTES> derived{};
    crypto_core_hchacha20(out_of(derived.data()), in(what.data()), in(key.bytes().data()), nullptr);
    const SecretKey made(derived);
    sodium_memzero(derived.data(), derived.size());
    return made;
}

SixteenBytes padded(std::string_view text) {
    BAIZE_CHECK(text.size() <= SixteenBytes{}.size());
    SixteenBytes bytes{};
    std::transform(text.begin(), text.end(), bytes.begin(), [](char letter) {
        return static_cast<std::byte>(letter);
    });
    return bytes;
}

// SipHash with 16 bytes of output, under a key with no other use; the last eight bytes stay zero.
// `message` is everything that is encrypted or bound.
Nonce nonce_of(const SecretKey& key, Bytes message) {
    static const bool is_ready = sodium_init() >= 0;  // chooses the code for this processor
    BAIZE_CHECK(is_ready);
    static const SixteenBytes purpose = padded("baize nonce key");
    Nonce nonce{};
    static_assert(crypto_shorthash_siphashx24_BYTES <= nonce_size);
    crypto_shorthash_siphashx24(out_of(nonce.data()),
                                in(message.data()),
                                message.size(),
                                in(key_for(key, purpose).bytes().data()));
    return nonce;
}

}  // namespace

SecretKey::SecretKey(Bytes bytes) {
    BAIZE_CHECK(bytes.size() == bytes_.size());
    std::copy(bytes.begin(), bytes.end(), bytes_.begin());
}

SecretKey::~SecretKey() {
    sodium_memzero(bytes_.data(), bytes_.size());
}

SecretKey SecretKey::derived(std::string_view purpose,
                             std::uint64_t first,
                             std::uint64_t second) const {
    SixteenBytes numbers{};
    for (std::size_t i = 0; i < 8; ++i) {
        numbers[i] = static_cast<std::byte>(first >> (8 * i));
        numbers[8 + i] = static_cast<std::byte>(second >> (8 * i));
    }
    return key_for(key_for(*this, padded(purpose)), numbers);
}

void seal_box(const SecretKey& key, Bytes bound, Bytes plain, std::vector<std::byte>& out) {
    std::vector<std::byte> message;
    message.reserve(8 + bound.size() + plain.size());
    ByteWriter writer(message);
    writer.fixed64(bound.size());
    writer.raw(bound);
    writer.raw(plain);
    const Nonce nonce = nonce_of(key, message);
    append(out, nonce);
    const std::size_t begin = out.size();
    out.resize(begin + plain.size() + tag_size);
    crypto_aead_xchacha20poly1305_ietf_encrypt(out_of(out.data() + begin),
                                               nullptr,
                                               in(plain.data()),
                                               plain.size(),
                                               in(bound.data()),
                                               bound.size(),
                                               nullptr,
                                               in(nonce.data()),
                                               in(key.bytes().data()));
}

bool open_box(const SecretKey& key, Bytes bound, Bytes box, std::vector<std::byte>& plain) {
    plain.clear();
    if (box.size() < box_overhead) return false;
    const Bytes ciphertext = box.subspan(nonce_size);
    plain.resize(box.size() - box_overhead);
    return crypto_aead_xchacha20poly1305_ietf_decrypt(out_of(plain.data()),
                                                      nullptr,
                                                      nullptr,
                                                      in(ciphertext.data()),
                                                      ciphertext.size(),
                                                      in(bound.data()),
                                                      bound.size(),
                                                      in(box.data()),
                                                      in(key.bytes().data())) == 0;
}

}  // namespace baize::ledger
