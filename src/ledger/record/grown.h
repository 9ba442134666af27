// Encodes a struct that had `old` members when it was first written and may get more at its end.
//
// A value whose later members have their defaults is written as before: its old members in order.
// Otherwise grown_mark comes first, then the old members, then the number of later members that
// differ from their defaults, and each of these as its name and its value, in the order of the
// description. Every value still has one encoding, and old records are read unchanged.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <boost/describe.hpp>
#include <boost/mp11.hpp>

#include "ledger/record/described.h"

namespace baize::ledger {

// No bool is written as this number, so the first byte tells the two forms apart.
inline constexpr std::uint64_t grown_mark = 2;

// REQUIRES: the first member is a bool, and operator== compares all members.
template <Described Struct, std::size_t old>
struct GrownEncoding {
    using Members = boost::describe::describe_members<Struct, boost::describe::mod_public>;
    using Old = boost::mp11::mp_take_c<Members, old>;
    using Later = boost::mp11::mp_drop_c<Members, old>;

    static void write(ByteWriter& out, const Struct& value) {
        static_assert(std::is_same_v<decltype(first_of(value)), const bool&>);
        const std::size_t count = count_later(value);
        if (count != 0) out.number(grown_mark);
        boost::mp11::mp_for_each<Old>([&](auto member) { encode(out, value.*member.pointer); });
        if (count == 0) return;
        out.number(count);
        boost::mp11::mp_for_each<Later>([&](auto member) {
            if (value.*member.pointer == Struct{}.*member.pointer) return;
            out.text(member.name);
            encode(out, value.*member.pointer);
        });
    }

    static void read(ByteReader& in, Struct& value) {
        value = {};
        std::uint64_t first = in.bounded<std::uint64_t>(grown_mark);
        const bool is_grown = first == grown_mark;
        if (is_grown) first = in.bounded<std::uint64_t>(1);
        boost::mp11::mp_for_each<Old>([&](auto member) {
            if constexpr (std::is_same_v<decltype(member), boost::mp11::mp_front<Members>>) {
                value.*member.pointer = first == 1;
            } else {
                decode(in, value.*member.pointer);
            }
        });
        if (is_grown) read_later(in, value);
    }

  private:
    static const auto& first_of(const Struct& value) {
        return value.*boost::mp11::mp_front<Members>::pointer;
    }

    static std::size_t count_later(const Struct& value) {
        std::size_t count = 0;
        boost::mp11::mp_for_each<Later>([&](auto member) {
            if (!(value.*member.pointer == Struct{}.*member.pointer)) ++count;
        });
        return count;
    }

    // Each name is looked for behind the one before, so the order is that of the description.
    static void read_later(ByteReader& in, Struct& value) {
        std::size_t left = in.bounded<std::size_t>(boost::mp11::mp_size<Later>::value);
        if (left == 0) return in.fail();
        std::string_view name = in.text();
        boost::mp11::mp_for_each<Later>([&](auto member) {
            if (left == 0 || in.failed() || name != member.name) return;
            decode(in, value.*member.pointer);
            if (value.*member.pointer == Struct{}.*member.pointer) in.fail();
            if (--left != 0) name = in.text();
        });
        if (left != 0) in.fail();
    }
};

}  // namespace baize::ledger
