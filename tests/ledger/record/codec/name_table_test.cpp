#include "ledger/record/codec/name_table.h"

#include <string>
#include <variant>

#include <boost/describe.hpp>
#include <gtest/gtest.h>

#include "ledger/record/described.h"

namespace baize::ledger {

// Several names have the same hash among their eight slots.
enum class Tool : std::uint8_t { rake = 3, hoe = 7, spade = 1, fork = 9 };
BOOST_DESCRIBE_ENUM(Tool, rake, hoe, spade, fork)

struct OpenGate {
    bool wide = false;
};
BOOST_DESCRIBE_STRUCT(OpenGate, (), (wide))

struct CloseGate {
    bool hard = false;
};
BOOST_DESCRIBE_STRUCT(CloseGate, (), (hard))

struct RingBell {
    bool loud = false;
};
BOOST_DESCRIBE_STRUCT(RingBell, (), (loud))

using Gate = std::variant<OpenGate, CloseGate>;
using Bell = std::variant<RingBell>;
using Groups = std::variant<Gate, Bell>;

BAIZE_DESCRIBED(Tool)
BAIZE_DESCRIBED(Groups)

namespace {

TEST(NameTable, FindsEachEnumerator) {
    const Type& type = type_of<Tool>();
    for (const Enumerator& each : type.enumerators) {
        const Enumerator* const found = find_name(type, each.name);
        ASSERT_NE(nullptr, found) << each.name;
        EXPECT_EQ(each.number, found->number);
    }
}

TEST(NameTable, FindsNothingElse) {
    for (const std::string name : {"", "rak", "rakes", "Rake", "ekar", "hoa", "spode"})
        EXPECT_EQ(nullptr, find_name(type_of<Tool>(), name)) << name;
}

TEST(NameTable, FindsAnAlternativeInItsGroup) {
    const NameSlot* const close = find_slot(type_of<Groups>(), "close_gate");
    const NameSlot* const ring = find_slot(type_of<Groups>(), "ring_bell");
    ASSERT_TRUE(close != nullptr && ring != nullptr);
    EXPECT_EQ(0U, close->place);
    EXPECT_EQ(1U, close->grouped);
    EXPECT_EQ(1U, ring->place);
    EXPECT_EQ(0U, ring->grouped);
    EXPECT_EQ(nullptr, find_slot(type_of<Groups>(), "gate"));
}

// Texts of each length, equal but for one letter.
TEST(NameTable, ComparesEachLetter) {
    for (std::size_t size = 0; size < 40; ++size) {
        const std::string text(size, 'a');
        EXPECT_TRUE(is_same_text(text, std::string(size, 'a'))) << size;
        EXPECT_FALSE(is_same_text(text, std::string(size + 1, 'a'))) << size;
        for (std::size_t i = 0; i < size; ++i) {
            std::string other = text;
            other[i] = 'b';
            EXPECT_FALSE(is_same_text(text, other)) << size << ", " << i;
        }
    }
}

}  // namespace
}  // namespace baize::ledger
