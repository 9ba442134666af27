// Generated from docs/api/messages.schema.json by tools/types.mjs. Do not edit.

export interface ActInHand {
  table: number;
  action: PokerAction;
}

export interface ActInRound {
  table: number;
  action: { place_wager: PlaceWager } | { close_betting: CloseBetting } | { verify_deck: VerifyDeck } | { shuffle: Shuffle } | { cut: Cut } | { start_jackpot: StartJackpot } | { close_jackpot: CloseJackpot } | { deal_hands: DealHands } | { announce_decisions: AnnounceDecisions } | { decide: Decide } | { deal_community: DealCommunity } | { reveal_dealer: RevealDealer } | { record_hand: RecordHand } | { decline_exposure: DeclineExposure } | { settle: Settle } | { report: Report } | { answer: Answer };
  player?: number;
  reason?: ReportReason;
}

export interface Actor {
  role: Role;
  player?: number;
}

export interface AddChips {
  table: number;
  seat: SeatNumber;
  amount: Money;
}

export interface Advice {
  table: number;
  game: string;
  round: number;
  person: number;
  boxes: BoxAdvice[];
  hand: HandAdvice | null;
  notes: Note[];
}

export interface AdviseComplainant {
  dispute: number;
}

export interface Advised {
  table: number;
  advice: Advice;
}

export interface AgreeLimits {
  table: number;
  limits: PersonalLimits;
}

export interface AgreeToChange {
  table: number;
  notice: number;
  person: number;
  agrees: boolean;
}

export interface AgreeToClosing {
  table: number;
  person: number;
  agrees: boolean;
}

export interface AnnounceChange {
  table: number;
  sign: Sign;
  from: Moment;
}

export interface AnnounceClosing {
  table: number;
  at: Moment;
}

export type AnnounceDecisions = Record<string, never>;

export interface Answer {
  asks: Asks;
  box: Place;
  reply: Reply;
  cards?: Card[];
}

export interface AnswerShortBet {
  table: number;
  seat: SeatNumber;
  makes_up: boolean;
}

export interface Appoint {
  person: number;
  rank: Role;
  office?: Office;
}

export interface ArrangeManually {
  system: number;
  in_force: boolean;
}

export interface AskCoach {
  table: number;
}

export interface AskForSeat {
  table: number;
  person: number;
  seat: SeatNumber | null;
}

export type AskSummary = Record<string, never>;

export interface AskWhy {
  question: number;
  command: Command;
}

export type Asks = 'deck_count' | 'retract' | 'nominate_cards' | 'rack_agrees' | 'correct_amount' | 'reconstruct' | 'inadvertent' | 'void_round' | 'top_up';

export interface AssessTime {
  table: number;
}

export interface Award {
  person: number;
  amount: Money;
}

export type BankedPhase = 'betting' | 'closed' | 'dealt' | 'deciding' | 'dealing' | 'revealing' | 'showdown' | 'over';

export interface BankedShown {
  phase: BankedPhase;
  street: number;
  hand_size: number;
  board_size: number;
  dealer: (Card | null)[];
  dealer_hand: string;
  dealer_qualifies: boolean | null;
  board: (Card | null)[];
  boxes: BoxShown[];
  voided: Clause;
}

export interface BarPlayer {
  charge: Charge;
  reach: Reach;
}

export interface Beat {
  now: Moment;
}

export interface BeginGaming {
  table: number;
}

export interface BonusPrize {
  promotion: string;
  hand: FiveCardHand;
  worth: Money;
  kind?: PokerPrize;
  of?: Rank | null;
  what?: string;
  shared?: boolean;
}

export interface BoxAdvice {
  box: SeatNumber;
  unit: Money;
  hand: Card[];
  board: Card[];
  dealer: Card[];
  known: Card[];
  deals: string;
  best: string;
  options: HouseOption[];
}

export interface BoxShown {
  box: SeatNumber;
  player: number;
  wagers: WagerShown[];
  cards: (Card | null)[];
  standing: StandingShown;
  is_deciding: boolean;
  hand: string;
  did: string;
  results: ResultShown[];
  net: Money | null;
}

export interface Brought {
  made: Made[];
  said: Said[];
  money: Moved[];
}

export interface BuyChips {
  table: number;
  amount: Money;
}

export interface CallForSeat {
  table: number;
  seat: SeatNumber;
}

export interface CancelJackpotGame {
  table: number;
}

export type Card = string;

export interface CashIn {
  person: number;
  amount: Money;
}

export interface CashOut {
  person: number;
  amount: Money;
}

export interface ChangeCards {
  table: number;
  deck: number;
  is_whole_deck: boolean;
  back: string;
  cards: Card[];
  cause: ChangeCause;
  words: string;
}

export type ChangeCause = 'unfit' | 'discretion';

export interface ChangeFloat {
  table: number;
  amount: Money;
}

export interface ChangeLevelValues {
  system: number;
  level1_wager: Money;
}

export interface ChangeSeat {
  table: number;
  seat: SeatNumber;
  person: number;
}

export interface ChangeSettings {
  settings: FloorSettings;
  words: string;
}

export interface Charge {
  incident: number;
  person: number;
  words: string;
}

export type Chips = 'money' | 'play';

export type ChipsShown = 'money' | 'play';

export type ClaimStep = 'payout_determined' | 'hand_verified' | 'deck_sorted';

export type ClaimedWager = 'ante' | 'dealer_poker_extra';

// "TCP 5.6.1(b)", "I-12"; "": none
export type Clause = string;

export type CloseBetting = Record<string, never>;

export interface CloseHold {
  sanction: number;
  is_for_player: boolean;
  words: string;
}

export type CloseJackpot = Record<string, never>;

export interface CloseSystem {
  system: number;
  receivers: number[];
}

export interface CloseTable {
  table: number;
}

export interface CoachSummary {
  decisions: number;
  unjudged: number;
  mistakes: number;
  cost_exact: Fraction;
  cost: Decimal;
  games: GameCost[];
  worst: WorstMistake | null;
}

export interface CollectTime {
  table: number;
}

export interface ComeBack {
  table: number;
  seat: SeatNumber;
  choice: PokerChoice;
}

export type Command =
  | { enrol: Enrol }
  | { appoint: Appoint }
  | { cash_in: CashIn }
  | { cash_out: CashOut }
  | { take_play_chips: TakePlayChips }
  | { change_float: ChangeFloat }
  | { empty_chip_box: EmptyChipBox }
  | { supply_runner: SupplyRunner }
  | { take_back_from_runner: TakeBackFromRunner }
  | { sell_chips: SellChips }
  | { take_name: TakeName }
  | { change_settings: ChangeSettings }
  | { make_table: MakeTable }
  | { put_up_sign: PutUpSign }
  | { open_table: OpenTable }
  | { announce_change: AnnounceChange }
  | { tell_players: TellPlayers }
  | { agree_to_change: AgreeToChange }
  | { make_change: MakeChange }
  | { withdraw_change: WithdrawChange }
  | { announce_closing: AnnounceClosing }
  | { agree_to_closing: AgreeToClosing }
  | { withdraw_closing: WithdrawClosing }
  | { close_table: CloseTable }
  | { agree_limits: AgreeLimits }
  | { end_limits: EndLimits }
  | { put_dealer: PutDealer }
  | { take_seat: TakeSeat }
  | { leave_table: LeaveTable }
  | { change_seat: ChangeSeat }
  | { ask_for_seat: AskForSeat }
  | { withdraw_ask: WithdrawAsk }
  | { draw_for_seat: DrawForSeat }
  | { call_for_seat: CallForSeat }
  | { pass_offer: PassOffer }
  | { lapse_offer: LapseOffer }
  | { hold_seat: HoldSeat }
  | { open_seat: OpenSeat }
  | { join_list: JoinList }
  | { leave_list: LeaveList }
  | { mark_absent: MarkAbsent }
  | { mark_back: MarkBack }
  | { pick_up_player: PickUpPlayer }
  | { hand_back_sealed: HandBackSealed }
  | { free_seat: FreeSeat }
  | { decline_claim: DeclineClaim }
  | { order_seated: OrderSeated }
  | { release_seat: ReleaseSeat }
  | { introduce_decks: IntroduceDecks }
  | { order_count: OrderCount }
  | { count_cards: CountCards }
  | { begin_gaming: BeginGaming }
  | { end_gaming: EndGaming }
  | { change_cards: ChangeCards }
  | { order_shuffle: OrderShuffle }
  | { confirm_shuffle: ConfirmShuffle }
  | { confirm_cut: ConfirmCut }
  | { request_inspection: RequestInspection }
  | { show_cards: ShowCards }
  | { direct_packet: DirectPacket }
  | { file_incident: FileIncident }
  | { withdraw_incident: WithdrawIncident }
  | { void_wager: VoidWager }
  | { forfeit_wager: ForfeitWager }
  | { bar_player: BarPlayer }
  | { hold_winnings: HoldWinnings }
  | { confiscate_device: ConfiscateDevice }
  | { detain_person: DetainPerson }
  | { reverse_sanction: ReverseSanction }
  | { close_hold: CloseHold }
  | { end_detention: EndDetention }
  | { let_go: LetGo }
  | { invalidate_outcome: InvalidateOutcome }
  | { open_dispute: OpenDispute }
  | { advise_complainant: AdviseComplainant }
  | { rule_on_dispute: RuleOnDispute }
  | { request_review: RequestReview }
  | { escalate_complaint: EscalateComplaint }
  | { record_answer: RecordAnswer }
  | { hold_payment: HoldPayment }
  | { end_payment_hold: EndPaymentHold }
  | { fit_equipment: FitEquipment }
  | { open_system: OpenSystem }
  | { show_notice: ShowNotice }
  | { take_down_notice: TakeDownNotice }
  | { move_table: MoveTable }
  | { switch_option: SwitchOption }
  | { close_system: CloseSystem }
  | { change_level_values: ChangeLevelValues }
  | { report_health: ReportHealth }
  | { report_display: ReportDisplay }
  | { arrange_manually: ArrangeManually }
  | { cancel_jackpot_game: CancelJackpotGame }
  | { confirm_claim: ConfirmClaim }
  | { hold_claim: HoldClaim }
  | { release_claim: ReleaseClaim }
  | { void_claim: VoidClaim }
  | { pay_claim: PayClaim }
  | { suspend_tables: SuspendTables }
  | { continue_tables: ContinueTables }
  | { confirm_fault: ConfirmFault }
  | { buy_chips: BuyChips }
  | { act_in_round: ActInRound }
  | { open_round: OpenRound }
  | { seal_deck: SealDeck }
  | { finish_wagers: FinishWagers }
  | { convert_cash: ConvertCash }
  | { place_wagers: PlaceWagers }
  | { show_hand: ShowHand }
  | { disclose_key: DiscloseKey }
  | { sit_down: SitDown }
  | { stand_up: StandUp }
  | { add_chips: AddChips }
  | { sit_out: SitOut }
  | { come_back: ComeBack }
  | { move_seat: MoveSeat }
  | { open_hand: OpenHand }
  | { act_in_hand: ActInHand }
  | { report_in_hand: ReportInHand }
  | { reshuffle_stub: ReshuffleStub }
  | { assess_time: AssessTime }
  | { collect_time: CollectTime }
  | { drop_time: DropTime }
  | { wish_for_hand: WishForHand }
  | { push_chips: PushChips }
  | { answer_short_bet: AnswerShortBet }
  | { table_hand: TableHand }
  | { verify_bonus: VerifyBonus }
  | { pay_bonus: PayBonus }
  | { deliver_bonus: DeliverBonus }
  | { inspect_hand: InspectHand };

export interface Complaint {
  text: string;
  is_end: boolean;
}

export interface ConfirmClaim {
  claim: number;
  step: ClaimStep;
}

export interface ConfirmCut {
  table: number;
}

export interface ConfirmFault {
  system: number;
  began: Moment;
}

export interface ConfirmShuffle {
  table: number;
}

export interface ConfiscateDevice {
  charge: Charge;
  device: string;
  taken_by: number;
}

export interface ContinueTables {
  tables: number[];
}

export interface ConvertCash {
  table: number;
  player: number;
  amount: Money;
}

export type CostScope = 'game' | 'house';

export interface CountCards {
  table: number;
  deck: number;
  occasion: CountOccasion;
  found: DeckFound;
}

export type CountOccasion = 'opening' | 'change' | 'ordered' | 'closing' | 'ruled';

export interface Cut {
  position: number;
}

export interface DealCommunity {
  cards?: Card[];
}

export interface DealHands {
  cards?: Card[];
}

export type DealtBy = 'house' | 'dealer';

export interface Decide {
  box: SeatNumber;
  decision: Decision;
  amount?: Money;
}

export type Decimal = number;

export type Decision = 'play' | 'bet' | 'check' | 'flop' | 'turn' | 'river' | 'instant_winner' | 'fold_ante' | 'fold';

export interface DeckFound {
  cards: number;
  missing?: Card[];
}

export interface DeclineClaim {
  table: number;
  area: SeatNumber;
  wager: ClaimedWager;
}

export interface DeclineExposure {
  box: SeatNumber;
}

export interface DeliverBonus {
  table: number;
  award: number;
}

export interface DetainPerson {
  charge: Charge;
  ground: DetentionGround;
  place: string;
  responsible: number;
}

export type DetentionGround = 'prohibited_device' | 'cheating' | 'prescribed_provision';

export interface Device {
  kind?: DeviceKind;
  can_analyse?: boolean;
  can_change_play?: boolean;
}

export type DeviceKind = 'none' | 'calculator' | 'computer' | 'other';

export interface DirectPacket {
  table: number;
  stays_in_tray: boolean;
}

export interface DiscloseKey {
  table: number;
  round: number;
  key: string;
}

export type DisputeSubject = 'other' | 'reading_of_a_hand';

export interface Done {
  key: number;
  events: number[];
  brought: Brought;
}

export interface DrawForSeat {
  table: number;
  seat: SeatNumber;
  cards: DrawnCard[];
}

export interface DrawnCard {
  person: number;
  card: Card;
}

export interface DropTime {
  table: number;
  counted: Money;
}

export interface EmptyChipBox {
  table: number;
  counted: Money;
}

export interface EndDetention {
  sanction: number;
  taken_over_by: string;
  words: string;
}

export interface EndGaming {
  table: number;
}

export interface EndLimits {
  table: number;
  box: SeatNumber;
}

export interface EndPaymentHold {
  hold: number;
  found: Finding;
  words: string;
}

export interface Enrol {
  name: string;
  is_program?: boolean;
}

export interface EscalateComplaint {
  dispute: number;
  table: number;
  complainant: number;
  words: string;
}

export interface FileIncident {
  table: number;
  offence: Offence;
  persons: number[];
  words: string;
  device?: Device;
  was_invited?: boolean;
  provision?: Clause;
}

export type Finding = 'nothing' | 'fault' | 'fraud';

export interface FinishWagers {
  table: number;
}

export interface FitEquipment {
  table: number;
  terms: { meter_terms: MeterTerms } | { pool_terms: PoolTerms };
}

export type FiveCardHand = 'odd_cards' | 'one_pair' | 'two_pair' | 'three_of_a_kind' | 'straight' | 'flush' | 'full_house' | 'four_of_a_kind' | 'straight_flush' | 'royal_flush';

export interface FloorSettings {
  seating: SeatingSettings;
  meters: MeterSettings;
  regulators: Regulators;
}

export interface ForfeitWager {
  charge: Charge;
  which: WagerInRound;
}

export type Fraction = string;

export interface FreeSeat {
  table: number;
  seat: SeatNumber;
}

export type FromBrowser =
  | { watch: Watch }
  | { unwatch: Unwatch }
  | { watch_lobby: WatchLobby }
  | { unwatch_lobby: UnwatchLobby }
  | { give: Give }
  | { ask_why: AskWhy }
  | { ask_coach: AskCoach }
  | { ask_summary: AskSummary };

export interface GameCost {
  game: string;
  decisions: number;
  mistakes: number;
  cost_exact: Fraction;
  cost: Decimal;
}

export interface Give {
  key: number;
  table: number;
  stage: number;
  command: Command;
}

export interface HandAdvice {
  seat: SeatNumber;
  hand: Card[];
  board: Card[];
  rivals: number;
  equity: SeatEquity | null;
  pot_odds: PotOdds | null;
  best: string;
  options: PokerOption[];
}

export interface HandBackSealed {
  list: number;
  person: number;
}

export interface HandShown {
  seat: SeatNumber;
  player: number;
  cards: (Card | null)[];
  state: HandState;
  bet: Money;
  put_in: Money;
  pushed: Money;
  behind: Money;
  is_shown: boolean;
  did: string;
  hand: string;
  low: string;
  high_cards: Card[];
  low_cards: Card[];
  won: Money;
  side_wagers: SideWagerShown[];
}

export type HandState = 'in' | 'all_in' | 'folded' | 'mucked' | 'dead';

export interface Health {
  records_amounts: boolean;
  records_times: boolean;
  can_be_read: boolean;
}

export interface HoldClaim {
  claim: number;
}

export interface HoldPayment {
  table: number;
  which: WagerInRound;
  words: string;
}

export interface HoldSeat {
  table: number;
  seat: SeatNumber;
  person: number;
}

export interface HoldWinnings {
  charge: Charge;
  amount: Money;
}

export interface HouseOption {
  option: string;
  decision: Decision;
  wager: Wager | null;
  amount: Money;
  affordable: boolean;
  best: boolean;
  worth: HouseWorth | null;
  clause: Clause;
}

export interface HouseTerms {
  limits?: Limits;
  pay_tables?: PayTableChoice[];
  jackpot?: Money;
  shoe?: ShoeKind;
  decision_seconds?: number;
  settings?: Settings;
  require_cover_before_ante?: boolean | null;
  exposure_seconds?: number;
}

export interface HouseWorth {
  exact: Fraction;
  ev: Decimal;
  cents_exact: Fraction;
  cents: Decimal;
  forfeits_exact: Fraction;
  loss_exact: Fraction;
  loss: Decimal;
  loss_cents_exact: Fraction;
  loss_cents: Decimal;
}

export interface InspectHand {
  table: number;
  seat: SeatNumber;
}

export interface IntroduceDecks {
  table: number;
  backs: string[];
}

export interface InvalidateOutcome {
  table: number;
  round: number;
  cause: InvalidationCause;
  affected_outcome: boolean;
  words: string;
}

export type InvalidationCause = 'disruption' | 'fraud' | 'wrong_card_count';

export type Irregularity = 'card_exposed' | 'wrong_count' | 'cards_on_empty_area' | 'cards_taken' | 'hand_viewed' | 'deck_incorrect' | 'shuffler_jam' | 'shuffler_unverified' | 'cut_missing' | 'communal_misdealt' | 'communal_exposed' | 'amount_found' | 'cannot_match' | 'player_absent' | 'wager_forgotten' | 'late_wager' | 'information_exchanged' | 'disruption' | 'fraud' | 'jackpot_fault';

export type JackpotHand = 'royal_flush' | 'straight_flush' | 'wild_royal_flush' | 'five_of_a_kind' | 'wild_straight_flush' | 'four_of_a_kind' | 'full_house' | 'flush' | 'straight';

export interface JackpotHit {
  system: number;
  title: string;
  win: JackpotWin;
}

export interface JackpotLevel {
  level: number;
  wager: Money;
  amount: Money | null;
}

export interface JackpotPrize {
  hand: string;
  prize: string;
  amounts: Money[];
  clause: Clause;
}

export interface JackpotShown {
  system: number;
  title: string;
  kind: string;
  games: string[];
  tables: number[];
  state: JackpotState;
  levels: JackpotLevel[];
  prizes: JackpotPrize[];
  wins: JackpotWin[];
  is_by_hand: boolean;
  warning: string;
  display: Clause;
}

export type JackpotState = 'running' | 'checking' | 'suspended';

export interface JackpotWin {
  event: number;
  at: Moment;
  table: number;
  round: number;
  person: number;
  name: string;
  level: number;
  hand: string;
  amount: Money;
  is_share: boolean;
  is_paid: boolean;
  clause: Clause;
}

export interface JoinList {
  list: number;
  person: number;
}

export type Json = Record<string, unknown>;

export interface Judged {
  table: number;
  round: number;
  made: string;
  best: string;
  is_mistake: boolean;
  is_judged: boolean;
  cost: Money;
  advice: Advice;
}

export interface LapseOffer {
  table: number;
  seat: SeatNumber;
}

export interface LeaveList {
  list: number;
  person: number;
}

export interface LeaveTable {
  table: number;
  person: number;
}

export interface LetGo {
  sanction: number;
  words: string;
}

export interface Limits {
  min?: Money | null;
  max?: Money | null;
  step?: Money | null;
  max_payout?: Money | null;
  chip?: Money | null;
}

export type LineKind = 'round' | 'street' | 'act' | 'deal' | 'money' | 'ruling' | 'seat' | 'house';

export type LinkedGame = 'caribbean_stud' | 'wild_aruba' | 'ultimate_holdem' | 'crown_holdem';

export interface LobbyChanged {
  lobby: LobbyShown;
}

export interface LobbyShown {
  tables: TableRow[];
  jackpots: JackpotShown[];
  people: number;
}

export interface LobbyUpdated {
  tables: TableRow[];
  jackpots: JackpotShown[];
  people: number;
}

export interface LogLine {
  event: number;
  at: Moment;
  kind: LineKind;
  person: number;
  text: string;
  cards: Card[];
  amount: Money;
  clause: Clause;
}

export interface Made {
  what: string;
  number: number;
}

export interface MakeChange {
  table: number;
  notice: number;
}

export interface MakeTable {
  dealt_by: DealtBy;
  chips?: Chips;
}

export interface MarkAbsent {
  table: number;
  person: number;
}

export interface MarkBack {
  table: number;
  person: number;
}

export interface MeterSettings {
  distinct_cost: CostScope;
  option_notice: Span;
  hold_on_closing: boolean;
}

export interface MeterTerms {
  game: LinkedGame;
  option?: number;
  seed?: number;
  wager?: Money;
  reset_value?: Money | null;
  printed_percentages?: boolean;
  payment_unit?: Money;
}

export type Method = 'exact' | 'sampled';

export interface MineChanged {
  mine: MyTable[];
}

// microseconds since 1970-01-01T00:00:00Z
export type Moment = number;

// cents
export type Money = number;

export interface MoveSeat {
  table: number;
  from: SeatNumber;
  to: SeatNumber;
}

export interface MoveTable {
  table: number;
  to: number;
}

export interface Moved {
  person: number;
  amount: Money;
}

export interface MyTable {
  table: number;
  seat: number;
  in_line: number;
  is_your_turn: boolean;
  chips: Money;
}

export interface Note {
  note: string;
  sentence: string;
}

export interface Notice {
  kind: NoticeKind;
  table: number;
  system: number;
  option: number;
  level1_wager: Money;
}

export type NoticeKind = 'table_moves' | 'system_closes' | 'option_changes' | 'values_change';

export type Offence = 'device_used' | 'device_intended' | 'device_possessed' | 'advice_by_staff' | 'influence' | 'betting_between_players' | 'communication' | 'exchange' | 'detrimental_conduct' | 'abstention' | 'other_breach';

export type OfferKind = 'decision' | 'wager' | 'done' | 'seat' | 'chips' | 'answer' | 'ask';

export interface OfferShown {
  kind: OfferKind;
  verb: OfferVerb;
  name: string;
  box: Place;
  wager: string;
  amount: Money;
  most: Money;
  step: Money;
  clause: Clause;
  gives_up: string;
  command: Command;
  amount_at: string[];
}

export type OfferVerb = 'fold' | 'fold_ante' | 'check' | 'call' | 'play' | 'bet' | 'raise' | 'flop' | 'turn' | 'river' | 'instant_winner' | 'decline_to_show' | 'show_hand' | 'discard' | 'place_wager' | 'take_back_wager' | 'see_hand' | 'flop_chase_red' | 'flop_chase_black' | 'flop_chase_both' | 'take_back_flop_chase' | 'deal' | 'sit_down' | 'leave' | 'sit_out' | 'come_back' | 'come_back_and_post' | 'come_back_and_wait' | 'join_list' | 'leave_list' | 'pass_offer' | 'buy_chips' | 'add_chips' | 'answer_complete' | 'answer_incomplete' | 'answer_keep' | 'answer_retract' | 'answer_retract_ante_only' | 'answer_retract_pair_plus_only' | 'answer_named' | 'answer_yes' | 'answer_no' | 'answer_corrected' | 'answer_cannot' | 'answer_whole' | 'answer_flop_only' | 'answer_impossible';

export type Office = 'none' | 'cage' | 'tournament_director' | 'inspector';

export interface OpenDispute {
  table: number;
  round: number;
  complainant: number;
  others: number[];
  words: string;
  subject: DisputeSubject;
}

export interface OpenHand {
  table: number;
  side_wagers?: PokerSideWager[];
  straddles?: Straddle[];
}

export interface OpenRound {
  table: number;
}

export interface OpenSeat {
  table: number;
  seat: SeatNumber;
}

export interface OpenSystem {
  terms: { meter_terms: MeterTerms } | { pool_terms: PoolTerms };
  tables: number[];
}

export interface OpenTable {
  table: number;
  version: number;
}

export interface OrderCount {
  table: number;
  deck: number;
  words: string;
}

export interface OrderSeated {
  table: number;
  required: boolean;
}

export interface OrderShuffle {
  table: number;
  cause: ShuffleCause;
  words: string;
}

export interface OwnLimitsShown {
  minimum: Money;
  maximum: Money;
}

export interface PassOffer {
  table: number;
  seat: SeatNumber;
}

export interface PayBonus {
  table: number;
  award: number;
  paid_in: PokerPaidIn;
}

export interface PayClaim {
  claim: number;
}

export interface PayLine {
  hand: string;
  odds: string;
  clause: Clause;
}

export interface PayTableChoice {
  wager: string;
  table: string;
}

export interface PayTableShown {
  wager: string;
  table: string;
  lines: PayLine[];
}

export type PayoutScope = 'wager' | 'player' | 'table';

export interface PersonalLimits {
  box: SeatNumber;
  player: number;
  minimum: Money | null;
  maximum: Money | null;
  max_payout: Money | null;
}

export interface PickUpPlayer {
  table: number;
  person: number;
  counted: Money;
}

export type Place = SeatNumber | 'dealer' | 'table';

export interface PlaceWager {
  box: SeatNumber;
  wager: Wager;
  amount: Money;
  tender?: Tender;
}

export interface PlaceWagers {
  table: number;
  wagers: PlaceWager[];
  player?: number;
}

export interface PokerAction {
  does: PokerDoes;
  seat?: SeatOrDealer;
  other?: SeatOrTable;
  count?: number;
  cards?: (Card | null)[];
  amount?: Money;
}

export type PokerAnteBy = 'everyone' | 'last_blind' | 'button';

export interface PokerArrival {
  player: number;
  seat: SeatNumber;
  chips: Money;
  origin?: PokerOrigin;
  choice?: PokerChoice;
  imposed?: PokerChoice | null;
  last?: PokerDeparture | null;
  minute?: number;
}

export interface PokerBetting {
  structure?: PokerStructure;
  minimum?: Money;
  maximum?: Money;
  high_from_round?: number;
  raises_max?: number;
  uncap_after_fold?: boolean;
  short_all_ins_add_up?: boolean;
  pot_before_rake?: boolean;
  oot_binding?: boolean;
}

export type PokerChoice = 'wait' | 'post';

export interface PokerClock {
  seconds?: number;
  extra_seconds?: number;
  extensions_max?: number;
  fee?: Money;
  discard_last_on_expiry?: boolean;
}

export type PokerColour = 'none' | 'red' | 'black' | 'both';

export interface PokerCommission {
  rate?: number;
  cap?: Money;
  minimum?: Money;
  unit?: Money;
  cap_scope?: PokerScope;
  equal_hands?: PokerScope;
  no_flop_no_drop?: boolean;
  per_hand?: Money[];
  per_person?: Money;
  stand_alone?: boolean;
}

export type PokerDealing = 'automatic' | 'live';

export interface PokerDeparture {
  player: number;
  chips: Money;
  minute: number;
  picked_up: boolean;
}

export type PokerDoes = 'fold' | 'check' | 'call' | 'bet' | 'discard' | 'show' | 'muck' | 'ask_to_see' | 'time_out' | 'buy_time' | 'deal' | 'push';

export interface PokerFlopChase {
  offered?: boolean;
  both_colours?: boolean;
  minimum?: Money;
  maximum?: Money;
}

export interface PokerForced {
  blinds?: Money[];
  ante?: Money;
  ante_by?: PokerAnteBy;
  straddle?: PokerStraddle;
  heads_up_button_small?: boolean;
  missed_small_dead?: boolean;
  penalty_dead?: boolean;
}

export type PokerIrregularity = 'cut_exposed' | 'not_shuffled' | 'not_cut' | 'dealt_out_of_order' | 'dealt_out' | 'extra_hand' | 'wrong_count' | 'exposed_by_dealer' | 'defective_deck' | 'boxed_card' | 'burn_missed' | 'board_too_early' | 'board_too_many' | 'exposed_by_player' | 'shown_to_one' | 'not_discarded' | 'mucked_by_dealer' | 'information_exchanged' | 'disruption' | 'fraud';

export interface PokerOption {
  option: string;
  does: PokerDoes;
  card: Card | null;
  amount: Money;
  best: boolean;
  worth: PokerWorth | null;
}

export type PokerOrigin = 'new_player' | 'closed_game' | 'moved';

export type PokerPaidIn = 'chips' | 'cash' | 'cash_equivalent';

export type PokerPhase = 'waiting' | 'betting' | 'discarding' | 'dealing' | 'showdown' | 'pushing' | 'over';

export type PokerPrize = 'cash' | 'goods' | 'services';

export interface PokerPushed {
  seat: SeatNumber;
  says: PokerSays;
  said?: Money;
  chips?: Money;
  single_chip?: boolean;
  later?: Money;
}

export interface PokerReport {
  what: PokerIrregularity;
  by?: Actor;
  seat?: SeatOrTable;
  count?: number;
  cards?: (Card | null)[];
  can_be_put_right?: boolean;
  burned?: boolean;
  already_dealt?: boolean;
  flop_valid?: boolean;
}

export type PokerSays = 'nothing' | 'fold' | 'check' | 'call' | 'raise' | 'raise_to' | 'all_in';

export type PokerScope = 'hand' | 'pot';

export interface PokerShown {
  phase: PokerPhase;
  street: string;
  hand_size: number;
  button: number;
  actor: number;
  level: Money;
  board: (Card | null)[];
  is_hi_lo: boolean;
  low_possible: boolean;
  pots: PotShown[];
  won: PotWonShown[];
  total: Money;
  commission: Money;
  hands: HandShown[];
  is_void: boolean;
}

export interface PokerSideWager {
  amount?: Money;
  colour?: PokerColour;
}

export interface PokerStakes {
  buy_in_min?: Money;
  buy_in_max?: Money;
  return_window_minutes?: number;
}

export interface PokerStraddle {
  count_max?: number;
  full_min_raise?: boolean;
}

export type PokerStructure = 'fixed' | 'spread' | 'half_pot' | 'pot' | 'no_limit';

export type PokerSubstantial = 'book' | 'tda';

export interface PokerTerms {
  betting?: PokerBetting;
  forced?: PokerForced;
  stakes?: PokerStakes;
  commission?: PokerCommission;
  time_charge?: PokerTimeCharge;
  clock?: PokerClock;
  flop_chase?: PokerFlopChase;
  chip?: Money;
  dealing?: PokerDealing;
  substantial?: PokerSubstantial;
  expose_all_in?: boolean;
  bonuses?: BonusPrize[];
  showdown_seconds?: number;
}

export interface PokerTimeCharge {
  hourly?: Money;
  period_minutes?: number;
  prorate?: boolean;
}

export interface PokerWorth {
  cents_exact: Fraction;
  cents: Decimal;
  standard_error: Decimal;
  loss_cents_exact: Fraction;
  loss_cents: Decimal;
}

export interface PoolTerms {
  games: LinkedGame[];
  level1_wager?: Money;
  split?: Fraction[][];
  display_unit?: Money;
}

export interface PotOdds {
  to_call: Money;
  pot: Money;
  odds_exact: Fraction;
  odds: Decimal;
  needs_exact: Fraction;
  needs: Decimal;
}

export interface PotShareShown {
  seat: SeatNumber;
  amount: Money;
  clause: Clause;
}

export interface PotShown {
  amount: Money;
  seats: SeatNumber[];
}

export interface PotWonShown {
  pot: number;
  amount: Money;
  high: PotShareShown[];
  low: PotShareShown[];
}

export interface PromiseShown {
  round: number;
  root: string;
}

export interface PurseChanged {
  wallet: Money;
  play: Money;
}

export interface PushChips {
  table: number;
  pushed: PokerPushed;
}

export interface PutDealer {
  table: number;
  dealer: number;
}

export interface PutUpSign {
  table: number;
  sign: Sign;
  list: number;
}

export interface QuestionShown {
  person: number;
  box: Place;
  text: string;
  clause: Clause;
}

export type Rank = 'two' | 'three' | 'four' | 'five' | 'six' | 'seven' | 'eight' | 'nine' | 'ten' | 'jack' | 'queen' | 'king' | 'ace';

export type Reach = 'this_table' | 'every_table';

export interface ReadHand {
  box: SeatNumber;
  hand: JackpotHand;
}

export interface RecordAnswer {
  review: number;
  outcome: ReviewOutcome;
  reference: string;
  words: string;
  outcome_falls: boolean;
}

export interface RecordHand {
  box: SeatNumber;
  cards: Card[];
}

export interface Refused {
  key: number;
  reason: string;
  sentence: string;
  clause: Clause;
  next_key: number;
}

export interface Regulators {
  victoria: string;
  western_australia: string;
}

export interface ReleaseClaim {
  claim: number;
}

export interface ReleaseSeat {
  table: number;
  seat: SeatNumber;
}

export type Reply = 'complete' | 'incomplete' | 'keep' | 'retract' | 'retract_ante_only' | 'retract_pair_plus_only' | 'named' | 'yes' | 'no' | 'corrected' | 'cannot' | 'whole' | 'flop_only' | 'impossible';

export interface Report {
  what: Irregularity;
  place?: Place;
  count?: number;
  card?: number;
  wager?: Wager;
  amount?: Money;
}

export interface ReportDisplay {
  table: number;
  works: boolean;
}

export interface ReportHealth {
  system: number;
  health: Health;
}

export interface ReportInHand {
  table: number;
  report: PokerReport;
  reason?: ReportReason;
}

export interface ReportReason {
  words: string;
  affected_outcome?: boolean;
}

export interface RequestInspection {
  table: number;
  player: number;
}

export interface RequestReview {
  of: number;
  requested_by: number;
  words: string;
}

export interface ReshuffleStub {
  table: number;
  order: Card[];
}

export interface ResultShown {
  wager: string;
  owner: number;
  staked: Money;
  paid: Money;
  back: Money;
  result: string;
  sum: string;
  clause: Clause;
}

export interface RevealDealer {
  cards?: Card[];
}

export interface ReverseSanction {
  sanction: number;
  words: string;
}

export type ReviewOutcome = 'stands' | 'overturned';

export interface RightShown {
  dispute: number;
  table: number;
  round: number;
  text: string;
  clause: Clause;
  is_read: boolean;
  command: Command;
}

export interface RightsChanged {
  rights: RightShown[];
}

export type Role = 'player' | 'chip_runner' | 'dealer' | 'supervisor' | 'area_manager' | 'assistant_casino_manager' | 'executive';

export interface RuleOnDispute {
  dispute: number;
  words: string;
  awards: Award[];
}

export interface Said {
  sentence: string;
  clause: Clause;
}

export interface SealDeck {
  table: number;
  deck: Card[];
  cut: number;
  seed: string;
}

export interface SeatEquity {
  method: Method;
  deals: number;
  seed: number;
  exact: Fraction;
  equity: Decimal;
  standard_error: Decimal;
}

// a box or seat, counted from 1
export type SeatNumber = number;

export type SeatOrDealer = SeatNumber | 'dealer';

export type SeatOrTable = SeatNumber | 'table';

export interface SeatShown {
  seat: SeatNumber;
  state: SeatState;
  person: number;
  name: string;
  is_program: boolean;
  chips: Money;
  has_own_limits: boolean;
  is_abstaining: boolean;
}

export type SeatState = 'open' | 'held' | 'playing' | 'sitting_out' | 'away';

export interface SeatingSettings {
  offer_time: Span;
  return_time: Span;
  absence_alert: Span;
  priority: Span | null;
  chips_time: Span;
  gone_time: Span;
  free_seats_elsewhere: number;
  guest_tables: number;
}

export interface SellChips {
  person: number;
  amount: Money;
}

export interface Settings {
  uth_blind_loses_to_unqualified_dealer?: boolean;
  uth_absent_keeps_trips?: boolean;
  retract_includes_folded?: boolean;
  ch_allow_multiple_hands?: boolean;
  wa_jackpot_quads_natural_only?: boolean;
  tcp_online_fold_keeps_pair_plus?: boolean;
  cs_max_payout_scope?: PayoutScope;
  short_wager_warning_scope?: WarningScope;
  jackpot_topup_deadline?: TopUpDeadline;
  burn?: boolean;
}

export type Settle = Record<string, never>;

export type ShoeKind = 'hand_held' | 'machine';

export interface ShowCards {
  table: number;
  player: number;
}

export interface ShowHand {
  table: number;
}

export interface ShowNotice {
  notice: Notice;
}

export interface Shuffle {
  second_deck?: boolean;
}

export type ShuffleCause = 'abnormal_sequence' | 'reasonable_cause';

export interface SideWagerShown {
  colour: string;
  stake: Money;
  back: Money;
}

export interface Sign {
  game: string;
  seats: number;
  terms: { house_terms: HouseTerms } | { poker_terms: PokerTerms };
  notice_minutes?: number;
  notice_hands?: number;
  staff_may_play?: boolean;
}

export interface SignLine {
  label: string;
  text: string;
  clause: Clause;
}

export interface SignShown {
  version: number;
  minimum: Money;
  maximum: Money;
  chip: Money;
  blind: Money;
  lines: SignLine[];
  text: string[];
  pays: PayTableShown[];
  notices: string[];
}

export interface SitDown {
  table: number;
  arrival: PokerArrival;
}

export interface SitOut {
  table: number;
  seat: SeatNumber;
}

// microseconds
export type Span = number;

export interface StandUp {
  table: number;
  seat: SeatNumber;
}

export type StandingShown = 'empty' | 'active' | 'played' | 'folded' | 'folded_ante' | 'instant_winner' | 'dead';

export type StartJackpot = Record<string, never>;

export interface Straddle {
  seat: SeatNumber;
  amount: Money;
}

export interface Summed {
  summary: CoachSummary;
}

export interface SupplyRunner {
  runner: number;
  amount: Money;
}

export interface SuspendTables {
  tables: number[];
}

export interface SwitchOption {
  option: number;
}

export interface TableChanged {
  table: TableShown;
  is_first: boolean;
  lines: LogLine[];
}

export interface TableHand {
  table: number;
  seat: SeatNumber;
  cards?: Card[];
}

export interface TableRow {
  table: number;
  game: string;
  title: string;
  detail: string;
  chips: ChipsShown;
  minimum: Money;
  maximum: Money;
  seats: number;
  taken: number;
  programs: number;
  held: number;
  list: number;
  waiting: number;
  jackpot: number;
  is_open: boolean;
}

export interface TableShown {
  table: number;
  stage: number;
  now: Moment;
  game: string;
  title: string;
  book: string;
  chips: ChipsShown;
  is_open: boolean;
  is_dealt_by_house: boolean;
  has_coach: boolean;
  round: number;
  sign: SignShown;
  seats: SeatShown[];
  banked: BankedShown | null;
  poker: PokerShown | null;
  turn: TurnShown;
  offers: OfferShown[];
  questions: QuestionShown[];
  promise: PromiseShown | null;
  jackpot: JackpotShown | null;
  you: YouShown | null;
  waiting: number;
}

export interface TakeBackFromRunner {
  runner: number;
  counted: Money;
}

export interface TakeDownNotice {
  notice: Notice;
}

export interface TakeName {
  name: string;
}

export interface TakePlayChips {
  amount: Money;
}

export interface TakeSeat {
  table: number;
  seat: SeatNumber;
  person: number;
}

export interface TellPlayers {
  table: number;
  notice: number;
  players: number[];
}

export type Tender = 'chips' | 'oral_with_chips' | 'oral_alone' | 'cash';

export type ToBrowser =
  | { welcome: Welcome }
  | { table_changed: TableChanged }
  | { lobby_changed: LobbyChanged }
  | { lobby_updated: LobbyUpdated }
  | { mine_changed: MineChanged }
  | { purse_changed: PurseChanged }
  | { rights_changed: RightsChanged }
  | { done: Done }
  | { refused: Refused }
  | { why_not: WhyNot }
  | { advised: Advised }
  | { summed: Summed }
  | { judged: Judged }
  | { jackpot_hit: JackpotHit }
  | { complaint: Complaint }
  | { beat: Beat };

export type TopUpDeadline = 'flop' | 'settlement';

export interface TurnShown {
  persons: number[];
  since: Moment;
  until: Moment | null;
}

export interface Unwatch {
  table: number;
}

export type UnwatchLobby = Record<string, never>;

export interface VerifyBonus {
  table: number;
  prompt: number;
  good: SeatNumber[];
}

export type VerifyDeck = Record<string, never>;

export type VoidCause = 'not_verified' | 'fault' | 'fraud' | 'invalidated';

export interface VoidClaim {
  claim: number;
  cause: VoidCause;
  hands: ReadHand[];
}

export interface VoidWager {
  charge: Charge;
  which: WagerInRound;
}

export type Wager = 'ante' | 'blind' | 'bet' | 'play' | 'flop' | 'turn' | 'river' | 'pair_plus' | 'trips' | 'dealer_poker_extra' | 'player_poker_extra' | 'player_poker_extra_2' | 'player_poker_extra_3' | 'jackpot' | 'ante_bonus' | 'instant_winner';

export interface WagerInRound {
  round: number;
  box: SeatNumber;
  wager: Wager;
}

export interface WagerShown {
  wager: string;
  owner: number;
  stake: Money;
}

export type WarningScope = 'seat_session' | 'day';

export interface Watch {
  table: number;
}

export type WatchLobby = Record<string, never>;

export interface Welcome {
  person: number;
  name: string;
  is_guest: boolean;
  next_key: number;
  now: Moment;
  version: string;
}

export interface WhyNot {
  question: number;
  reason: string;
  sentence: string;
  clause: Clause;
}

export interface WishForHand {
  table: number;
  seat: SeatNumber;
  side_wager?: PokerSideWager;
  straddle?: Money;
}

export interface WithdrawAsk {
  table: number;
  person: number;
}

export interface WithdrawChange {
  table: number;
  notice: number;
}

export interface WithdrawClosing {
  table: number;
}

export interface WithdrawIncident {
  incident: number;
  words: string;
}

export interface WorstMistake {
  table: number;
  game: string;
  round: number;
  made: string;
  best: string;
  cost_exact: Fraction;
  cost: Decimal;
}

export interface YouShown {
  person: number;
  seat: number;
  chips: Money;
  purse: Money;
  is_done: boolean;
  in_line: number;
  wagered: SideWagerShown[];
  wished: SideWagerShown[];
  own_limits: OwnLimitsShown | null;
}
