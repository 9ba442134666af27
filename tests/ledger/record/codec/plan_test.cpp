#include "ledger/record/codec/plan.h"

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "ledger/record/codec/plan_leaves.h"
#include "ledger/record/described.h"
#include "ledger/record/encoding.h"

namespace baize::ledger {

struct Crate {
    bool sealed = false;
    bool heavy = false;
    std::uint8_t layers = 0;
    Money price{};
    Money deposit{};
    std::array<Money, 3> parts{};
    std::int64_t balance = 0;
    std::string label{};
    friend bool operator==(const Crate&, const Crate&) = default;
};
BOOST_DESCRIBE_STRUCT(Crate, (), (sealed, heavy, layers, price, deposit, parts, balance, label))

struct Pallet {
    std::uint16_t number = 0;
    std::array<Crate, 2> crates{};
    Crate spare{};
    std::vector<Crate> more{};
    std::optional<Crate> odd{};
    std::variant<std::monostate, Crate> last{};
    std::array<std::array<std::uint8_t, 2>, 3> grid{};
    friend bool operator==(const Pallet&, const Pallet&) = default;
};
BOOST_DESCRIBE_STRUCT(Pallet, (), (number, crates, spare, more, odd, last, grid))

// Its description lists the members in another order than the struct, and not all of them.
struct Turned {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    std::uint32_t derived = 0;
    std::uint32_t third = 0;
    friend bool operator==(const Turned&, const Turned&) = default;
};
BOOST_DESCRIBE_STRUCT(Turned, (), (second, first, third))

// It had two members at first.
struct Label {
    std::uint32_t number = 0;
    std::uint32_t line = 0;
    std::uint32_t row = 0;
    friend bool operator==(const Label&, const Label&) = default;
};
BOOST_DESCRIBE_STRUCT(Label, (), (number, line, row))

template <>
inline constexpr std::size_t members_at_first<Label> = 2;

BAIZE_DESCRIBED(Crate)
BAIZE_DESCRIBED(Label)
BAIZE_DESCRIBED(Pallet)
BAIZE_DESCRIBED(Turned)
BAIZE_DESCRIBED(std::vector<std::uint8_t>)

namespace {

template <typename Value>
std::vector<std::byte> encoded_by_plan(const Value& value) {
    std::vector<std::byte> bytes;
    ByteWriter writer(bytes);
    encode(writer, value);
    return bytes;
}

TEST(RecordPlan, NeighboursRecordedAlikeAreOneRun) {
    const std::span<const Step> plan = type_of<Crate>().reading.steps;
    ASSERT_EQ(4U, plan.size());
    EXPECT_EQ(StepKind::number8, plan[0].kind);
    EXPECT_EQ(2U, plan[0].count);  // truths, of which none is 2
    EXPECT_EQ(1U, plan[1].count);
    EXPECT_EQ(StepKind::signed64, plan[2].kind);
    EXPECT_EQ(6U, plan[2].count);
    EXPECT_EQ(StepKind::text, plan[3].kind);
}

TEST(RecordPlan, NestedStructsAreInThePlanOfTheOuterOne) {
    const std::span<const Step> plan = type_of<Pallet>().reading.steps;
    ASSERT_EQ(1U + 1 + 4 + 1 + 1 + 1 + 1, plan.size());
    EXPECT_EQ(StepKind::repeated, plan[1].kind);
    EXPECT_EQ(6U, plan[4].count);
    EXPECT_EQ(6U, plan.back().count);  // the grid
}

TEST(RecordPlan, EachMemberIsInItOnce) {
    std::set<const Type*> types;
    add_types(type_of<Pallet>(), types);
    add_types(type_of<Turned>(), types);
    add_types(type_of<Label>(), types);
    for (const Type* const type : types)
        EXPECT_TRUE(has_whole_plans(*type)) << type->name;
}

TEST(RecordPlan, FirstMembersOfAStructThatMayGrowAreOneRun) {
    const std::span<const Step> plan = type_of<Label>().grown->reading.steps;
    ASSERT_EQ(1U, plan.size());
    EXPECT_EQ(StepKind::number32, plan[0].kind);
    EXPECT_EQ(2U, plan[0].count);
}

TEST(RecordPlan, OrderIsThatOfTheDescription) {
    const Turned turned{1, 2, 9, 3};
    const std::vector<std::byte> bytes = encoded_by_plan(turned);
    EXPECT_EQ((std::vector{std::byte{2}, std::byte{1}, std::byte{3}}), bytes);
    EXPECT_EQ((Turned{1, 2, 0, 3}), decoded<Turned>(bytes));
}

// Longer than what the encoder collects before it appends to the vector.
TEST(RecordPlan, LongRunsRoundTrip) {
    std::vector<std::uint8_t> numbers;
    for (std::size_t i = 0; i < 5'000; ++i)
        numbers.push_back(static_cast<std::uint8_t>(i * 7));
    EXPECT_EQ(numbers, decoded<std::vector<std::uint8_t>>(encoded_by_plan(numbers)));
}

TEST(RecordPlan, EveryNumberOfARunIsChecked) {
    std::vector<std::byte> bytes = encoded_by_plan(Crate{});
    bytes[1] = std::byte{2};
    EXPECT_FALSE(decoded<Crate>(bytes).has_value());
}

}  // namespace
}  // namespace baize::ledger
