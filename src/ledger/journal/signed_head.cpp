#include "ledger/journal/signed_head.h"

#include <algorithm>
#include <cstring>

#include <fmt/format.h>
#include <sodium.h>

#include "engine/core/check.h"
#include "ledger/record/bytes.h"

namespace baize::ledger {

namespace {

constexpr std::string_view head_purpose = "baize ledger head 1";  // unique to this message

template <typename Byte>
auto* as_sodium(Byte* bytes) {
    if constexpr (std::is_const_v<Byte>) {
        return reinterpret_cast<const unsigned char*>(bytes);
    } else {
        return reinterpret_cast<unsigned char*>(bytes);
    }
}

void write_message(const SignedHead& head, ByteWriter& out) {
    out.text(head_purpose);
    out.number(head.head.sequence);
    out.raw(head.head.hash.bytes);
    out.signed_number(head.head.time.microseconds());
    out.text(head.label);
}

std::vector<std::byte> message_of(const SignedHead& head) {
    std::vector<std::byte> message;
    ByteWriter writer(message);
    write_message(head, writer);
    return message;
}

template <std::size_t size>
void read_into(std::array<std::byte, size>& bytes, ByteReader& in) {
    const Bytes read = in.raw(size);
    std::copy(read.begin(), read.end(), bytes.begin());
}

std::string in_groups(Bytes bytes) {
    const std::string digits = to_hex(bytes);
    std::string text;
    for (std::size_t i = 0; i < digits.size(); i += 8) {
        if (i > 0) text += i % 64 == 0 ? "\n             " : " ";
        text += digits.substr(i, 8);
    }
    return text;
}

}  // namespace

SigningKey::SigningKey(Bytes secret) {
    BAIZE_CHECK(secret.size() == crypto_sign_SEEDBYTES);
    BAIZE_CHECK(sodium_init() >= 0);
    crypto_sign_seed_keypair(
        as_sodium(public_key_.data()), as_sodium(secret_key_.data()), as_sodium(secret.data()));
}

SigningKey::~SigningKey() {
    sodium_memzero(secret_key_.data(), secret_key_.size());
}

Signature SigningKey::sign(Bytes message) const {
    Signature signature{};
    crypto_sign_detached(as_sodium(signature.data()),
                         nullptr,
                         as_sodium(message.data()),
                         message.size(),
                         as_sodium(secret_key_.data()));
    return signature;
}

SignedHead sign_head(const Head& head, std::string_view label, const SigningKey& key) {
    SignedHead signed_head{head, std::string(label), key.public_key(), {}};
    signed_head.signature = key.sign(message_of(signed_head));
    return signed_head;
}

bool is_genuine(const SignedHead& signed_head) {
    const std::vector<std::byte> message = message_of(signed_head);
    return crypto_sign_verify_detached(as_sodium(signed_head.signature.data()),
                                       as_sodium(message.data()),
                                       message.size(),
                                       as_sodium(signed_head.signer.data())) == 0;
}

std::vector<std::byte> encode(const SignedHead& signed_head) {
    std::vector<std::byte> bytes = message_of(signed_head);
    ByteWriter writer(bytes);
    writer.raw(signed_head.signer);
    writer.raw(signed_head.signature);
    return bytes;
}

std::optional<SignedHead> decode_signed_head(Bytes bytes) {
    ByteReader in(bytes);
    if (in.text() != head_purpose) return std::nullopt;
    SignedHead read;
    read.head.sequence = in.number();
    read_into(read.head.hash.bytes, in);
    read.head.time = Moment::of_microseconds(in.signed_number());
    read.label = in.text();
    read_into(read.signer, in);
    read_into(read.signature, in);
    return in.at_end() ? std::optional(std::move(read)) : std::nullopt;
}

std::string to_print(const SignedHead& signed_head) {
    return fmt::format(
        "Baize ledger, {}\n"
        "last event   {}\n"
        "written      {} UTC\n"
        "hash         {}\n"
        "signed by    {}\n"
        "signature    {}\n",
        signed_head.label,
        signed_head.head.sequence,
        to_string(signed_head.head.time),
        in_groups(signed_head.head.hash.bytes),
        in_groups(signed_head.signer),
        in_groups(signed_head.signature));
}

}  // namespace baize::ledger
