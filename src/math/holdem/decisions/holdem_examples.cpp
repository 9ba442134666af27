#include "math/holdem/decisions/holdem_examples.h"

#include <array>
#include <string_view>

namespace baize::exact::holdem {
namespace {

constexpr CardList<5> listed(std::string_view text) {
    CardList<5> list;
    for (std::size_t i = 0; i + 1 < text.size(); i += 3)
        list.push_back(Card::parse(text.substr(i, 2)).value());
    return list;
}

constexpr ExampleDeal deal(std::string_view player,
                           std::string_view dealer,
                           std::string_view board) {
    return {listed(player), listed(dealer), listed(board)};
}

constexpr std::string_view plain = "2c 4d 7h 9s Jc";

// For each kind of hand: ahead of a dealer without a pair, ahead of one with a pair, level, behind.
// Missing cases cannot be dealt: a full house leaves no dealer without a pair.
constexpr std::array deals{
    deal("Ah 3d", "Kh 3s", plain),
    deal("Ah 3d", "As 3s", plain),
    deal("Kh 3s", "Ah 3d", plain),
    deal("Ah 3d", "2h 3s", plain),
    // one pair
    deal("Jh 3d", "Kh 3s", plain),
    deal("Jh 3d", "2h 3s", plain),
    deal("Jh 3d", "Js 3s", plain),
    deal("2h 3s", "Jh 3d", plain),
    // two pair
    deal("Jh 9d", "Kh 3s", plain),
    deal("Jh 9d", "2h 3s", plain),
    deal("Jh 9d", "Js 9h", plain),
    deal("9h 7d", "Jh 9d", plain),
    // three of a kind
    deal("Jh Jd", "Kh 3s", plain),
    deal("Jh Jd", "2h 3s", plain),
    deal("Jh Ad", "Js Ah", "Jc Jd 4h 7s 9c"),
    deal("9h 9d", "Jh Jd", plain),
    // straight
    deal("8h Td", "Kh 3s", plain),
    deal("8h Td", "2h 3s", plain),
    deal("8h Td", "8s Th", plain),
    deal("3h 4d", "8s 9h", "5c 6d 7h Ks 2d"),
    // flush
    deal("Ac 3c", "Qh 3s", "2c 5c 9c Kd Jh"),
    deal("Ac 3c", "2h 3s", "2c 5c 9c Kd Jh"),
    deal("3h 4d", "3s 5d", "Ac Kc Qc 9c 8c"),
    deal("4c 3c", "Ac 6c", "2c 5c 9c Kd Jh"),
    // full house
    deal("Kh 7d", "As 9h", "Kc Kd 7h 2s 3d"),
    deal("Kh 7d", "Ks 7c", "Kc Kd 7h 2s 3d"),
    deal("7c 7d", "Kh 7s", "Kc Kd 7h 2s 3d"),
    // four of a kind
    deal("Kh Ks", "As 9h", "Kc Kd 7h 7s 3d"),
    deal("Ah 2d", "Ad 2h", "Kc Kd Kh Ks 3d"),
    deal("7c 7d", "Kh Ks", "Kc Kd 7h 7s 3d"),
    // straight flush
    deal("3c 4c", "Ah 9d", "5c 6c 7c Kd 2h"),
    deal("3c 4c", "Kh 3d", "5c 6c 7c Kd 2h"),
    deal("2h 3d", "2d 3h", "5c 6c 7c 8c 9c"),
    deal("3c 4c", "8c 9c", "5c 6c 7c Kd 2h"),
    // royal flush
    deal("Jc Tc", "9h 7d", "Ac Kc Qc 2d 4h"),
    deal("Jc Tc", "2h 3d", "Ac Kc Qc 2d 4h"),
    deal("2h 3d", "2d 3h", "Ac Kc Qc Jc Tc"),
};

constexpr std::array flops{
    deal("Ah 3d", "As 3s", "Kc 9s 7h 2c 5d"),
    deal("Kh 3d", "Ks 4s", "Kc 9s 7h 2c 5d"),
    deal("Kh 9d", "Ks 9c", "Kc 9s 7h 2c 5d"),
    deal("9h 9d", "7d 7c", "Kc 9s 7h 2c 5d"),
    deal("Jh Td", "6h 5h", "7c 8s 9h 2c Kd"),
    deal("Ac 3c", "Qc 4c", "2c 7c 9c Kd Ks"),
    deal("Kh Kd", "Ks 7d", "Kc 7h 7s 2d 3d"),
    deal("Kh Kd", "7d 7h", "Kc Ks 7s 2s 3d"),
    deal("7d 7h", "Kh Kd", "Kc Ks 7s 2s 3d"),
    deal("7c 8c", "2c 3c", "4c 5c 6c Kd Ks"),
    deal("Ac Kc", "9c 8c", "Qc Jc Tc 2d 3d"),
    deal("9c 8c", "Ac Kc", "Qc Jc Tc 2d 3d"),
};

}  // namespace

std::span<const ExampleDeal> example_flops() {
    return flops;
}

std::span<const ExampleDeal> example_deals() {
    return deals;
}

}  // namespace baize::exact::holdem
