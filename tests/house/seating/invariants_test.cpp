// Tests that the invariants hold after hundreds of random commands, accepted or refused.
#include <map>
#include <set>

#include "house/seating/absence.h"
#include "house/seating/abstention.h"
#include "house/seating/room.h"

namespace baize::house {
namespace {

// A small generator of random numbers that gives the same numbers on every machine.
class Dice {
  public:
    explicit Dice(std::uint64_t seed) : state_(seed * 2 + 1) {}

    std::uint32_t below(std::uint32_t bound) {
        state_ = state_ * 6'364'136'223'846'793'005ULL + 1'442'695'040'888'963'407ULL;
        return static_cast<std::uint32_t>(state_ >> 33) % bound;
    }

  private:
    std::uint64_t state_;
};

struct RandomRoom {
    TestRoom room{};
    std::vector<std::pair<SeatingEvent, EventMeta>> history{};
    std::map<PersonId, Money> sealed{};

    template <typename Event>
    void attempt(const Result<Event>& decided) {
        if (!decided) return;
        room.record(*decided);
        history.emplace_back(*decided, EventMeta{room.now, 900, room.sequence});
        for (const ledger::Posting& posting : room.moved) {
            if (posting.account.kind == ledger::AccountKind::liability)
                sealed[posting.account.owner] += posting.amount;
        }
    }

    void step(Dice& dice) {
        const PersonId person = 10 + dice.below(8);
        const SeatAt at{1 + dice.below(2), static_cast<SeatNumber>(dice.below(4))};
        const Issuer self = room.self(person);
        const Issuer chief = room.staff(Role::executive);
        const Seating& state = room.state;
        const SeatingSettings& settings = room.settings;
        room.now = room.now + Span::of_seconds(dice.below(90));
        switch (dice.below(14)) {
            case 0: return attempt(decide_sit(state, self, at, person));
            case 1: return attempt(decide_leave(state, self, at.table, person));
            case 2: return attempt(decide_change_seat(state, self, at, person));
            case 3: return attempt(decide_ask(state, self, at.table, person, at.seat));
            case 4: return attempt(decide_ask(state, self, at.table, person, std::nullopt));
            case 5: return attempt(decide_join(state, self, list_1, person));
            case 6: return attempt(decide_call(state, settings, chief, at));
            case 7: return attempt(decide_pass(state, chief, at));
            case 8: return attempt(decide_lapse(state, chief, at));
            case 9: return attempt(decide_open_seat(state, chief, at));
            case 10: return attempt(decide_absent(state, chief, at.table, person));
            case 11:
                return attempt(
                    decide_pick_up(state, settings, chief, {at.table, person, dollars(at.seat)}));
            case 12: return attempt(decide_leave_list(state, self, list_1, person));
            default: {
                const std::vector<DrawnCard> cards{{person, "2c"_card}, {10, "3c"_card}};
                return attempt(decide_draw(state, settings, chief, at, cards));
            }
        }
    }

    void expect_order() const {
        std::set<PersonId> offered;
        for (const SeatedTable& table : room.state.tables) {
            std::set<PersonId> seated;
            for (const SeatPlace& place : table.places) {
                const PersonId person = place.sitter.person;
                EXPECT_TRUE(person == 0 || seated.insert(person).second);
                if (!place.offer) continue;
                EXPECT_EQ(0U, person);
                EXPECT_TRUE(offered.insert(place.offer->person).second);
            }
            for (const SeatRequest& request : table.requests)
                EXPECT_TRUE(seated.contains(request.person));
        }
        const std::vector<PersonId> waiting = room.waiting();
        EXPECT_EQ(waiting.size(), std::set<PersonId>(waiting.begin(), waiting.end()).size());
        for (const PersonId person : waiting)
            EXPECT_FALSE(is_seated_in(room.state, list_1, person));
        std::map<PersonId, Money> on_record;
        for (const PickedUp& up : room.state.picked_up)
            on_record[up.person] += up.sealed;
        for (const auto& [person, amount] : sealed)
            EXPECT_EQ(amount, on_record[person]) << person;
    }
};

// [CP 8.1] [I-110]
TEST(SeatingInvariants, HoldForRandomCommands) {
    std::size_t granted = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        RandomRoom random;
        random.room.put("holdem", 4);
        random.room.put("holdem", 4, 2);
        const Seating start = random.room.state;
        Dice dice(seed);
        for (int i = 0; i < 600 && !testing::Test::HasFailure(); ++i) {
            random.step(dice);
            random.expect_order();
        }
        Seating again = start;
        for (const auto& [event, recorded] : random.history)
            apply(again, event, recorded);
        EXPECT_EQ(random.room.state, again);
        granted += random.history.size();
    }
    EXPECT_GT(granted, 1000U);
}

}  // namespace
}  // namespace baize::house
