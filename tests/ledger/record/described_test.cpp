#include "ledger/record/described.h"

#include <gtest/gtest.h>

#include "ledger/record/encoding.h"
#include "ledger/record/ledger_samples.h"

namespace baize::ledger {

enum class Flavour : std::uint8_t { sweet = 1, sour = 2, bitter = 7 };
BOOST_DESCRIBE_ENUM(Flavour, sweet, sour, bitter)

struct Berry {
    Flavour flavour = Flavour::sweet;
    std::int16_t seeds = 0;
    friend bool operator==(const Berry&, const Berry&) = default;
};
BOOST_DESCRIBE_STRUCT(Berry, (), (flavour, seeds))

struct Basket {
    bool covered = false;
    std::uint32_t number = 0;
    Money price{};
    Moment picked{};
    Clause why{};
    std::optional<Card> card{};
    CardList<5> cards{};
    CardSet others{};
    std::string label{};
    std::vector<Berry> berries{};
    StaticVector<std::uint8_t, 3> few{};
    std::array<Money, 2> pair{};
    std::variant<Berry, std::string> extra{};
    friend bool operator==(const Basket&, const Basket&) = default;
};
BOOST_DESCRIBE_STRUCT(
    Basket,
    (),
    (covered, number, price, picked, why, card, cards, others, label, berries, few, pair, extra))

struct Apple {
    std::uint8_t seeds = 0;
    friend bool operator==(const Apple&, const Apple&) = default;
};
BOOST_DESCRIBE_STRUCT(Apple, (), (seeds))

struct Pear {
    std::uint8_t weight = 0;
    friend bool operator==(const Pear&, const Pear&) = default;
};
BOOST_DESCRIBE_STRUCT(Pear, (), (weight))

using Fruit = std::variant<Apple, Pear>;

template <>
struct TagsOf<Fruit> : Tags<Tag<5, Pear>, Tag<2, Apple>> {};

BAIZE_DESCRIBED(Basket)
BAIZE_DESCRIBED(Berry)
BAIZE_DESCRIBED(std::optional<Money>)
BAIZE_DESCRIBED(Flavour)
BAIZE_DESCRIBED(Fruit)
BAIZE_DESCRIBED(bool)
BAIZE_DESCRIBED(std::uint8_t)
BAIZE_DESCRIBED(std::int8_t)
BAIZE_DESCRIBED(std::optional<Card>)
BAIZE_DESCRIBED(Clause)
BAIZE_DESCRIBED(StaticVector<std::uint8_t, 3>)
BAIZE_DESCRIBED(std::vector<Berry>)
BAIZE_DESCRIBED(std::variant<Berry, std::string>)

namespace {

Basket full_basket() {
    Basket basket;
    basket.covered = true;
    basket.number = 4'000'000'000U;
    basket.price = Money::of_cents(-250);
    basket.picked = Moment::of_microseconds(1'794'784'565'000'000);
    basket.why = "TCP 5.6.1(b)"_clause;
    basket.card = "As"_card;
    basket.cards = {"Kd"_card, "2c"_card};
    basket.others = CardSet::of_bits(std::uint64_t{1} << 33);
    basket.label = "night shift";
    basket.berries = {{Flavour::bitter, -3}, {Flavour::sour, 300}};
    basket.few = {1, 2, 3};
    basket.pair = {Money::of_cents(1), Money::max()};
    basket.extra = "spare";
    return basket;
}

std::vector<std::byte> encoded(const auto& value) {
    std::vector<std::byte> bytes;
    ByteWriter writer(bytes);
    encode(writer, value);
    return bytes;
}

TEST(LedgerDescriptions, ValuesRoundTrip) {
    EXPECT_EQ(full_basket(), decoded<Basket>(encoded(full_basket())));
    EXPECT_EQ(Basket{}, decoded<Basket>(encoded(Basket{})));
}

// Records are kept for years, so their bytes are pinned.
TEST(LedgerDescriptions, BytesAreAsPinned) {
    EXPECT_EQ("0105", to_hex(encoded(Berry{Flavour::sweet, -3})));
    EXPECT_EQ("0c54435020352e362e31286229", to_hex(encoded("TCP 5.6.1(b)"_clause)));
    EXPECT_EQ("01026869", to_hex(encoded(std::variant<Berry, std::string>("hi"))));
    EXPECT_EQ("00", to_hex(encoded(std::optional<Money>{})));
}

TEST(LedgerDescriptions, TruncatedOrTooLongValuesAreRefused) {
    std::vector<std::byte> bytes = encoded(full_basket());
    for (std::size_t size = 0; size < bytes.size(); ++size)
        EXPECT_FALSE(decoded<Basket>(Bytes(bytes).first(size)).has_value()) << size;
    bytes.push_back(std::byte{0});
    EXPECT_FALSE(decoded<Basket>(bytes).has_value());
}

// If any byte is changed, the value is either refused or encodes to exactly the changed bytes.
TEST(LedgerDescriptions, ValueHasOneEncoding) {
    const std::vector<std::byte> good = encoded(full_basket());
    unsigned read = 0;
    for (std::size_t place = 0; place < good.size(); ++place) {
        for (unsigned value = 0; value < 256; ++value) {
            std::vector<std::byte> bytes = good;
            bytes[place] = static_cast<std::byte>(value);
            const std::optional<Basket> basket = decoded<Basket>(bytes);
            if (!basket) continue;
            ++read;
            ASSERT_EQ(bytes, encoded(*basket)) << place << " " << value;
        }
    }
    EXPECT_GT(read, 1'000U);
}

TEST(LedgerDescriptions, UnknownNamesNumbersAndClausesAreRefused) {
    EXPECT_FALSE(decoded<Flavour>(bytes_of("\x03")).has_value());
    EXPECT_EQ(Flavour::bitter, decoded<Flavour>(bytes_of("\x07")));
    EXPECT_FALSE(decoded<bool>(bytes_of("\x02")).has_value());
    EXPECT_FALSE(decoded<std::uint8_t>(bytes_of("\x80\x02")).has_value());
    EXPECT_FALSE(decoded<std::int8_t>(bytes_of("\x80\x02")).has_value());
    EXPECT_FALSE(decoded<std::optional<Card>>(bytes_of("\x01\x34")).has_value());
    EXPECT_FALSE(decoded<Clause>(bytes_of("\x09"
                                          "TCP 99.99"))
                     .has_value());
    EXPECT_FALSE(
        (decoded<StaticVector<std::uint8_t, 3>>(bytes_of("\x04\x01\x01\x01\x01")).has_value()));
    EXPECT_FALSE(decoded<std::vector<Berry>>(bytes_of("\xFF\xFF\xFF\x7F")).has_value());
    EXPECT_FALSE((decoded<std::variant<Berry, std::string>>(bytes_of("\x02")).has_value()));
}

TEST(LedgerDescriptions, AlternativesStandUnderTheirTags) {
    EXPECT_EQ("0507", to_hex(encoded(Fruit(Pear{7}))));
    EXPECT_EQ("0207", to_hex(encoded(Fruit(Apple{7}))));
    EXPECT_EQ(Fruit(Pear{7}), decoded<Fruit>(bytes_of("\x05\x07")));
    for (const char* unknown : {"\x03\x07", "\x04\x07", "\x06\x07"})
        EXPECT_FALSE(decoded<Fruit>(bytes_of(unknown)).has_value());
}

}  // namespace
}  // namespace baize::ledger
