// Reasons for refusing an action. The numbers are sent in messages and stored in records: never
// renumber or reuse them; add new ones at the end of a group.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace baize {

enum class Reason : std::uint16_t {
    // Time and turn
    betting_closed = 100,
    betting_open = 101,
    not_now = 102,
    round_over = 103,
    waiting_for_answer = 104,
    not_all_decided = 105,
    already_done = 106,
    jackpot_not_started = 107,
    next_round_blocked = 108,

    // Persons
    not_your_box = 200,
    not_a_player = 201,
    rank_too_low = 202,
    not_asked = 203,
    one_hand_a_player = 204,
    second_area_unavailable = 205,
    area_taken = 206,

    // Place
    no_such_box = 300,
    no_such_wager = 301,
    box_not_in_play = 302,
    box_has_no_cards = 303,

    // Amounts
    not_chips = 400,
    below_minimum = 401,
    above_maximum = 402,
    not_a_betting_unit = 403,
    wrong_amount = 404,
    not_equal_to_ante = 405,
    needs_an_ante = 406,
    second_wager_in_area = 407,
    too_many_wagers = 408,
    no_such_amount = 410,
    amount_too_large = 411,

    // Cards
    not_shuffled = 500,
    already_shuffled = 501,
    not_cut = 502,
    already_cut = 503,
    cut_too_near_the_end = 504,
    cut_not_allowed = 505,
    deck_not_verified = 506,
    wrong_deck = 507,
    wrong_card_count = 508,
    card_twice = 509,
    cards_unknown = 510,
    cards_already_known = 511,
    cards_differ = 512,

    // Offers and answers
    not_offered = 600,
    someone_elses_wager = 602,
    nothing_to_report = 603,
    no_such_answer = 604,
    oral_without_chips = 605,
    no_oral_wagers = 606,

    // Jackpots and meters
    no_such_prize = 703,
    below_reset_value = 704,
    no_such_seed = 706,
    no_such_option = 707,
    no_such_level = 708,
    no_such_split = 709,
    too_many_winners = 710,
    recorded_twice = 711,
    no_such_settlement = 712,

    // Poker
    not_your_turn = 800,
    not_in_the_hand = 801,
    bet_to_answer = 802,
    nothing_to_call = 803,
    raise_too_small = 804,
    raise_too_large = 805,
    raises_capped = 806,
    betting_not_reopened = 807,
    barred_from_raising = 808,
    nobody_can_answer = 809,
    too_few_chips = 810,
    not_a_hole_card = 811,
    too_few_players = 812,
    too_many_players = 813,
    blind_below_minimum = 814,
    no_such_rate = 815,
    no_such_seat = 816,
    one_colour_only = 817,
    no_extension_left = 818,
    must_reshuffle_first = 819,
    hand_not_contested = 820,
    only_hand_left = 821,
    ante_without_blind = 822,
    no_raises = 823,

    // Poker, between hands
    seat_taken = 850,
    seat_empty = 851,
    seated_already = 852,
    in_a_hand = 853,
    chips_stay = 854,
    buy_in_short = 855,
    sitting_out = 856,
    waiting_for_blind = 857,
    blind_missed = 858,
    button_not_passed = 859,
    charge_unpaid = 860,
    not_left_of_blind = 861,
    sign_not_changed = 862,
    no_such_period = 863,

    // The house: signs
    game_unknown = 900,
    sign_contradicts = 901,
    sign_incomplete = 902,
    pay_table_unknown = 903,
    sign_not_up = 904,
    sign_replaced = 905,
    sign_unchanged = 906,
    table_is_open = 907,
    table_is_closed = 908,
    game_needs_closing = 909,
    notice_unknown = 910,
    notice_too_soon = 911,
    notice_running = 912,
    hands_to_play = 913,
    players_not_told = 914,
    personal_limits_barred = 915,

    // The house: seats and waiting lists
    no_such_table = 920,
    seat_held = 921,
    seat_not_allocated = 922,
    others_first = 923,
    no_offer = 924,
    offer_open = 925,
    offer_lapsed = 926,
    nobody_waiting = 927,
    waiting_already = 928,
    not_waiting = 929,
    no_such_list = 930,
    not_seated = 931,
    one_card_each = 932,
    not_absent = 933,
    nothing_sealed = 934,
    not_abstaining = 935,
    first_claim = 936,
    must_be_seated = 937,
    not_at_this_game = 938,

    // The house: cases
    no_such_case = 940,
    not_in_this_book = 941,
    words_missing = 942,
    persons_missing = 943,
    was_invited = 944,
    purpose_missing = 945,
    not_accused = 946,
    no_device_case = 947,
    money_unbalanced = 948,
    not_their_money = 949,
    case_closed = 950,
    sanction_in_force = 951,
    next_round_started = 952,
    outcome_not_affected = 953,
    complainant_not_advised = 954,
    ruling_final = 955,
    not_ruled_yet = 956,
    not_the_complainant = 957,
    reference_missing = 958,
    words_too_long = 959,

    // The house: cards
    no_such_deck = 960,
    deck_incomplete = 961,
    count_missing = 962,
    same_backs = 963,
    round_in_play = 964,
    whole_deck_only = 965,
    inspection_waiting = 966,
    too_late_to_inspect = 967,
    no_shuffling_shoe = 968,
    gaming_not_begun = 969,
    gaming_begun = 970,

    // The house: jackpot systems
    no_jackpot_equipment = 980,
    no_such_system = 981,
    in_another_system = 982,
    system_needs_a_table = 983,
    table_differs = 984,
    wager_cost_taken = 985,
    systems_differ = 986,
    notice_not_shown = 987,
    notice_too_short = 988,
    wagers_in_play = 989,
    no_meter_to_receive = 990,
    meter_not_working = 991,
    display_failed = 992,
    table_suspended = 993,
    no_such_claim = 994,
    claim_open = 995,
    claim_not_confirmed = 996,
    payment_held = 997,
    earlier_claim_first = 998,
    games_not_linked = 999,

    // The house: people
    no_such_person = 1000,
    no_such_name = 1001,
    name_taken = 1002,
    programs_only_play = 1003,
    rank_and_office = 1004,
    last_executive = 1005,
    cage_only = 1006,

    // The house: commands
    command_too_old = 1020,
    account_overdrawn = 1021,
    another_deals = 1022,
    deals_elsewhere = 1023,
    advice_not_given = 1024,
    table_moved_on = 1025,
    key_taken = 1026,
    too_many_tables = 1027,
    seat_in_use = 1028,
    minimum_above_maximum = 1029,
    setting_out_of_range = 1030,
    name_missing = 1031,
    still_plays = 1032,
    later_ruling_first = 1033,
    chips_first = 1034,

    // The house: limits that people set for their own play
    deposit_limit_for_a_day = 1040,
    deposit_limit_for_a_week = 1041,
    deposit_limit_for_30_days = 1042,
    loss_limit_for_a_day = 1043,
    loss_limit_for_a_week = 1044,
    loss_limit_for_30_days = 1045,
    time_limit_for_a_day = 1046,
    on_a_break = 1047,
    self_excluded = 1048,
    never_shortened = 1049,
    no_change_announced = 1050
};

// "below_minimum": the spelling used in records, messages and golden rounds.
[[nodiscard]] std::string_view name(Reason reason);

// A sentence for people: "the stake is below the table minimum".
[[nodiscard]] std::string_view sentence(Reason reason);

// Returns the reason with this number of records and messages, or nullopt.
[[nodiscard]] std::optional<Reason> reason_numbered(std::uint64_t number);

}  // namespace baize
