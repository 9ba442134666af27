// A million shuffles of the generator that deals for money. Every figure is tested at both ends:
// too uneven is a bad shuffle, too even is not a shuffle at all. Each check alarms by chance once
// in a million runs; shufflers with known faults show that it alarms where it must.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <functional>
#include <numeric>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/random/secure_source.h"
#include "engine/random/shuffle.h"

namespace baize {
namespace {

constexpr std::size_t cards = 52;
constexpr std::size_t shuffles = 1'000'000;
using Order = std::array<Card, cards>;
using Shuffler = std::function<void(Order&)>;

Order new_deck() {
    return []<std::size_t... i>(std::index_sequence<i...>) {
        return Order{Card::of_index(i)...};
    }
    (std::make_index_sequence<cards>{});
}

// By the cube root, which brings chi-squared very near to a normal distribution (Wilson and
// Hilferty): how many deviations from the middle.
double deviations(double chi_squared, double degrees) {
    const double spread = 2.0 / (9.0 * degrees);
    return (std::cbrt(chi_squared / degrees) - (1.0 - spread)) / std::sqrt(spread);
}

constexpr double once_in_a_million = 4.8916;  // both ends together

class Finding {
  public:
    Finding(std::string name, double chi_squared, double degrees)
        : name_(std::move(name)), deviations_(deviations(chi_squared, degrees)) {}

    [[nodiscard]] const std::string& name() const { return name_; }

    [[nodiscard]] double value() const { return deviations_; }

    [[nodiscard]] bool alarms() const { return std::abs(deviations_) > once_in_a_million; }

  private:
    std::string name_;
    double deviations_;
};

Finding even_finding(std::string name, const std::vector<std::uint32_t>& counts) {
    const double total = std::accumulate(counts.begin(), counts.end(), 0.0);
    const double expected = total / static_cast<double>(counts.size());
    double sum = 0;
    for (const std::uint32_t count : counts)
        sum += (count - expected) * (count - expected) / expected;
    return {std::move(name), sum, static_cast<double>(counts.size() - 1)};
}

// The counts of cards by position. Rows and columns both add up to fixed sums, and the remaining
// sum of squares is (n / (n - 1)) times chi-squared with (n - 1)^2 degrees.
Finding place_finding(std::string name, const std::vector<std::uint32_t>& counts, std::size_t n) {
    const double expected =
        std::accumulate(counts.begin(), counts.end(), 0.0) / static_cast<double>(n * n);
    double sum = 0;
    for (const std::uint32_t count : counts)
        sum += (count - expected) * (count - expected) / expected;
    const auto size = static_cast<double>(n);
    return {std::move(name), sum * (size - 1) / size, (size - 1) * (size - 1)};
}

// Returns the share of the orders of n things in which no thing is in its old place: nearly 1/e.
double share_without_fixed(std::size_t n) {
    double share = 0;
    double term = 1;
    for (std::size_t i = 0; i <= n; ++i) {
        share += term;
        term /= -static_cast<double>(i + 1);
    }
    return share;
}

// The last share stands for that many and more.
std::vector<double> with_the_rest(std::vector<double> shares) {
    shares.back() = 1 - std::accumulate(shares.begin(), shares.end() - 1, 0.0);
    return shares;
}

// Exactly k cards lie where they lay: they can be chosen in C(n, k) ways, and no other may.
std::vector<double> shares_of_fixed_cards(std::size_t most) {
    std::vector<double> shares;
    double factorial = 1;
    for (std::size_t k = 0; k <= most; ++k) {
        if (k > 0) factorial *= static_cast<double>(k);
        shares.push_back(share_without_fixed(cards - k) / factorial);
    }
    return with_the_rest(shares);
}

// Exactly k times the next card of a new deck follows its neighbour. Glued together these leave
// n - k pieces in an order without such a pair, of which there are D(n - k) + D(n - k - 1), where D
// counts orders without a fixed card.
std::vector<double> shares_of_successions(std::size_t most) {
    std::vector<double> shares;
    double choices_over_orders = 1;  // C(n - 1, k) (n - k)! / n!
    for (std::size_t k = 0; k <= most; ++k) {
        const std::size_t pieces = cards - k;
        if (k > 0)
            choices_over_orders *= static_cast<double>(cards - k) / static_cast<double>(k) /
                                   static_cast<double>(pieces + 1);
        shares.push_back(choices_over_orders *
                         (share_without_fixed(pieces) +
                          share_without_fixed(pieces - 1) / static_cast<double>(pieces)));
    }
    return with_the_rest(shares);
}

Finding share_finding(std::string name,
                      const std::vector<std::uint32_t>& counts,
                      const std::vector<double>& shares) {
    const double total = std::accumulate(counts.begin(), counts.end(), 0.0);
    double sum = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const double expected = total * shares[i];
        sum += (counts[i] - expected) * (counts[i] - expected) / expected;
    }
    return {std::move(name), sum, static_cast<double>(counts.size() - 1)};
}

std::size_t pair_number(std::size_t low, std::size_t high) {
    return high * (high - 1) / 2 + low;
}

std::size_t hand_number(const Order& order, std::size_t at) {
    const std::size_t one = order[at].index();
    const std::size_t other = order[at + 1].index();
    return pair_number(std::min(one, other), std::max(one, other));
}

std::size_t flop_number(const Order& order, std::size_t at) {
    std::array<std::size_t, 3> flop{
        order[at].index(), order[at + 1].index(), order[at + 2].index()};
    std::sort(flop.begin(), flop.end());
    return flop[2] * (flop[2] - 1) * (flop[2] - 2) / 6 + pair_number(flop[0], flop[1]);
}

// Collects statistics of a million decks of one shuffler.
std::vector<Finding> study(const Shuffler& shuffler) {
    constexpr std::size_t most_counted = 6;
    std::vector<std::uint32_t> places(cards * cards);
    std::vector<std::uint32_t> first_hands(1'326);
    std::vector<std::uint32_t> flops(22'100);
    std::vector<std::uint32_t> fixed(most_counted + 1);
    std::vector<std::uint32_t> successions(most_counted + 1);
    const Order start = new_deck();
    for (std::size_t i = 0; i < shuffles; ++i) {
        Order order = start;
        shuffler(order);
        std::size_t staying = 0;
        std::size_t following = 0;
        for (std::size_t place = 0; place < cards; ++place) {
            const std::size_t card = order[place].index();
            ++places[cards * place + card];
            staying += card == place ? 1U : 0U;
            if (place > 0) following += card == order[place - 1].index() + 1 ? 1U : 0U;
        }
        ++fixed[std::min(staying, most_counted)];
        ++successions[std::min(following, most_counted)];
        ++first_hands[hand_number(order, 0)];
        ++flops[flop_number(order, 5)];
    }
    return {place_finding("places", places, cards),
            even_finding("first hands", first_hands),
            even_finding("flops", flops),
            share_finding("cards that stay", fixed, shares_of_fixed_cards(most_counted)),
            share_finding("cards that follow", successions, shares_of_successions(most_counted))};
}

void expect_even(const std::vector<Finding>& findings) {
    for (const Finding& finding : findings)
        EXPECT_FALSE(finding.alarms()) << finding.name() << ": " << finding.value();
}

std::vector<std::string> alarming(const std::vector<Finding>& findings) {
    std::vector<std::string> names;
    for (const Finding& finding : findings) {
        if (finding.alarms()) names.push_back(finding.name());
    }
    return names;
}

// [I-114]
TEST(Shuffler, AMillionSecureDecksAreUniform) {
    SecureSource source;
    expect_even(study([&](Order& order) { shuffle(std::span(order), source); }));
}

// A deck is cut once more after it has been shuffled. [I-114]
TEST(Shuffler, ACutChangesNothing) {
    SecureSource source;
    expect_even(study([&](Order& order) {
        shuffle(std::span(order), source);
        cut(std::span(order), 2 + source.below(49));
    }));
}

// The stub is shuffled again after an error, for any cards that have left it: here 22 cards, always
// the same.
TEST(Shuffler, ReshuffledStubsAreEvenToo) {
    constexpr std::size_t left = 30;
    SecureSource source;
    std::vector<std::uint32_t> places(left * left);
    for (std::size_t i = 0; i < shuffles; ++i) {
        Order order = new_deck();
        const std::span<Card> stub = std::span(order).last(left);
        shuffle(stub, source);
        for (std::size_t place = 0; place < left; ++place)
            ++places[left * place + stub[place].index() - (cards - left)];
    }
    const Finding finding = place_finding("places of the stub", places, left);
    EXPECT_FALSE(finding.alarms()) << finding.value();
}

// A simulated round draws only the cards it needs.
TEST(Shuffler, DrawsOfAFewCardsAreEvenToo) {
    SecureSource source;
    std::vector<std::uint32_t> first_hands(1'326);
    std::vector<std::uint32_t> flops(22'100);
    for (std::size_t i = 0; i < shuffles; ++i) {
        Order order = new_deck();
        draw_some(std::span<Card>(order), 9, source);
        ++first_hands[hand_number(order, 0)];
        ++flops[flop_number(order, 4)];
    }
    expect_even({even_finding("first hands", first_hands), even_finding("flops", flops)});
}

// The studies above would be worth nothing if they passed these.
TEST(Shuffler, FaultyShufflersAreDetected) {
    SecureSource source;
    // Every card changes places with any of the 52: 52^52 ways cannot be shared out among 52!.
    const auto any_place = study([&](Order& order) {
        for (Card& card : order)
            std::swap(card, order[source.below(cards)]);
    });
    EXPECT_THAT(alarming(any_place), testing::Contains("places"));
    // One too few to choose among: no card can stay where it is.
    const auto never_itself = study([&](Order& order) {
        for (std::uint32_t left = cards; left > 1; --left)
            std::swap(order[left - 1], order[source.below(left - 1)]);
    });
    EXPECT_THAT(alarming(never_itself), testing::Contains("cards that stay"));
    // A cut and nothing else: all places are even, and nothing is shuffled.
    const auto only_cut = study([&](Order& order) { cut(std::span(order), source.below(cards)); });
    EXPECT_THAT(alarming(only_cut), testing::Contains("cards that follow"));
    // One after another of the same decks: each count comes out as it should, too well.
    std::uint32_t count = 0;
    const auto in_turn = study([&](Order& order) { cut(std::span(order), count++ % cards); });
    EXPECT_THAT(alarming(in_turn), testing::Contains("places"));
}

}  // namespace
}  // namespace baize
