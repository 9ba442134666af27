// Generated from docs/api/messages.schema.json by tools/types.mjs. Do not edit.

export interface Accepted {
  key: number;
  events: number[];
  effects: Brought;
}

export interface AcknowledgeRights {
  dispute: number;
}

export interface ActInHand {
  table: number;
  action: HandAction;
}

export interface ActInRound {
  table: number;
  action: RoundAction;
}

export interface AddChips {
  table: number;
  seat: SeatNumber;
  amount: Money;
}

export interface Advice {
  table: number;
  game: GameId;
  round: number;
  person: number;
  boxes: BoxAdvice[];
  hand: HandAdvice | null;
  notes: Note[];
}

export interface AgreeToChange {
  table: number;
  notice: number;
  agrees: boolean;
}

export interface AgreeToClosing {
  table: number;
  agrees: boolean;
}

export interface Answer {
  asks: Asks;
  box: Place;
  reply: Reply;
  cards?: Card[];
}

export type Asks = 'deck_count' | 'retract' | 'nominate_cards' | 'rack_agrees' | 'correct_amount' | 'reconstruct' | 'inadvertent' | 'void_round' | 'top_up';

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
  last_action: string;
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

export type Card = string;

export interface ChangeSeat {
  table: number;
  seat: SeatNumber;
}

export type ChipsShown = 'money' | 'play';

// "TCP 5.6.1(b)", "I-12"; "": none
export type Clause = string;

export interface CoachAdvice {
  table: number;
  advice: Advice;
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

export interface ComeBack {
  table: number;
  seat: SeatNumber;
  choice: PokerChoice;
}

export interface CommitmentShown {
  round: number;
  root: string;
  deal: DealTerms | null;
}

export interface DealTerms {
  game: GameId;
  shoe: ShoeKind;
  hand_size: number;
  has_dealer: boolean;
  community: number[];
  burns: number;
}

export interface Decide {
  box: SeatNumber;
  decision: Decision;
  amount?: Money;
}

export type Decimal = number;

export type Decision = 'play' | 'bet' | 'check' | 'flop' | 'turn' | 'river' | 'instant_winner' | 'fold_ante' | 'fold';

export interface DecisionJudged {
  table: number;
  round: number;
  made: string;
  best: string;
  is_mistake: boolean;
  is_judged: boolean;
  cost: Money;
  advice: Advice;
}

export interface DeclineExposure {
  box: SeatNumber;
}

export type DisputeSubject = 'other' | 'reading_of_a_hand';

export interface EntryShown {
  is_posting: boolean;
  hands: number | null;
}

export interface EscalateComplaint {
  dispute: number;
  table: number;
  words: string;
}

export interface Explain {
  question: number;
  command: PlayerCommand;
}

export interface Explanation {
  question: number;
  reason: string;
  sentence: string;
  clause: Clause;
}

export interface FinishWagers {
  table: number;
}

export type Fraction = string;

export type FromBrowser =
  | { watch_table: WatchTable }
  | { unwatch_table: UnwatchTable }
  | { watch_lobby: WatchLobby }
  | { unwatch_lobby: UnwatchLobby }
  | { submit: Submit }
  | { explain: Explain }
  | { request_advice: RequestAdvice }
  | { request_session_summary: RequestSessionSummary };

export interface GameCost {
  game: GameId;
  decisions: number;
  mistakes: number;
  cost_exact: Fraction;
  cost: Decimal;
}

export type GameId = 'three_card' | 'caribbean_stud' | 'wild_aruba' | 'ultimate_holdem' | 'crown_holdem' | 'holdem' | 'pineapple' | 'crazy_pineapple' | 'crazy_pineapple_hilo' | 'holdem_hilo' | 'omaha' | 'omaha_hilo';

export type HandAction =
  | { fold: HandFold }
  | { check: HandCheck }
  | { call: HandCall }
  | { bet: HandBet }
  | { discard: HandDiscard }
  | { show: HandShow }
  | { muck: HandMuck }
  | { ask_to_see: HandAskToSee }
  | { buy_time: HandBuyTime };

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

export interface HandAskToSee {
  seat: SeatNumber;
  other: SeatNumber;
}

export interface HandBet {
  seat: SeatNumber;
  amount: Money;
}

export interface HandBuyTime {
  seat: SeatNumber;
}

export interface HandCall {
  seat: SeatNumber;
}

export interface HandCheck {
  seat: SeatNumber;
}

export interface HandDiscard {
  seat: SeatNumber;
  card: Card;
}

export interface HandFold {
  seat: SeatNumber;
}

export interface HandMuck {
  seat: SeatNumber;
}

export interface HandShow {
  seat: SeatNumber;
}

export interface HandShown {
  seat: SeatNumber;
  player: number;
  cards: (Card | null)[];
  state: HandState;
  bet: Money;
  put_in: Money;
  pushed: Money;
  stack: Money;
  is_shown: boolean;
  last_action: string;
  hand: string;
  low: string;
  high_cards: Card[];
  low_cards: Card[];
  won: Money;
  side_wagers: SideWagerShown[];
}

export type HandState = 'in' | 'all_in' | 'folded' | 'mucked' | 'dead';

export interface Heartbeat {
  now: Moment;
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
  games: GameId[];
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
}

export interface LeaveList {
  list: number;
}

export interface LeaveTable {
  table: number;
}

export type LineKind = 'round' | 'street' | 'act' | 'deal' | 'money' | 'ruling' | 'seat' | 'house';

export interface LobbyShown {
  tables: TableRow[];
  jackpots: JackpotShown[];
  people: number;
}

export interface LobbySnapshot {
  lobby: LobbyShown;
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

export interface MessageError {
  text: string;
  is_final: boolean;
}

export type Method = 'exact' | 'sampled';

// microseconds since 1970-01-01T00:00:00Z
export type Moment = number;

// cents
export type Money = number;

export interface MoveSeat {
  table: number;
  from: SeatNumber;
  to: SeatNumber;
}

export interface Moved {
  person: number;
  amount: Money;
}

export interface MyTable {
  table: number;
  seat: number;
  list_place: number;
  is_your_turn: boolean;
  chips: Money;
}

export interface Note {
  note: string;
  sentence: string;
}

export type OfferKind = 'decision' | 'wager' | 'finish' | 'seat' | 'chips' | 'answer' | 'request';

export interface OfferShown {
  kind: OfferKind;
  verb: OfferVerb;
  name: string;
  box: Place;
  wager: string;
  amount: Money;
  max: Money;
  step: Money;
  clause: Clause;
  forfeits: string;
  command: PlayerCommand;
  amount_path: string[];
  hands: number | null;
  is_on_time_out: boolean;
}

export type OfferVerb = 'fold' | 'fold_ante' | 'check' | 'call' | 'play' | 'bet' | 'raise' | 'flop' | 'turn' | 'river' | 'instant_winner' | 'decline_to_show' | 'show_hand' | 'discard' | 'more_time' | 'place_wager' | 'take_back_wager' | 'see_hand' | 'flop_chase_red' | 'flop_chase_black' | 'flop_chase_both' | 'take_back_flop_chase' | 'deal' | 'sit_down' | 'leave' | 'sit_out' | 'come_back' | 'come_back_and_post' | 'come_back_and_wait' | 'post_now' | 'join_list' | 'leave_list' | 'pass_offer' | 'buy_chips' | 'add_chips' | 'answer_complete' | 'answer_incomplete' | 'answer_keep' | 'answer_retract' | 'answer_retract_ante_only' | 'answer_retract_pair_plus_only' | 'answer_named' | 'answer_yes' | 'answer_no' | 'answer_corrected' | 'answer_cannot' | 'answer_whole' | 'answer_flop_only' | 'answer_impossible';

export interface OfferVerbs {
  decision: 'fold' | 'fold_ante' | 'check' | 'call' | 'play' | 'bet' | 'raise' | 'flop' | 'turn' | 'river' | 'instant_winner' | 'decline_to_show' | 'show_hand' | 'discard';
  wager: 'place_wager' | 'take_back_wager' | 'flop_chase_red' | 'flop_chase_black' | 'flop_chase_both' | 'take_back_flop_chase';
  finish: 'deal';
  seat: 'sit_down' | 'leave' | 'sit_out' | 'come_back' | 'come_back_and_post' | 'come_back_and_wait' | 'post_now' | 'join_list' | 'leave_list' | 'pass_offer';
  chips: 'buy_chips' | 'add_chips';
  answer: 'answer_complete' | 'answer_incomplete' | 'answer_keep' | 'answer_retract' | 'answer_retract_ante_only' | 'answer_retract_pair_plus_only' | 'answer_named' | 'answer_yes' | 'answer_no' | 'answer_corrected' | 'answer_cannot' | 'answer_whole' | 'answer_flop_only' | 'answer_impossible';
  request: 'more_time' | 'see_hand';
}

export interface OpenDispute {
  table: number;
  round: number;
  others: number[];
  words: string;
  subject: DisputeSubject;
}

export interface OwnLimitsShown {
  minimum: Money;
  maximum: Money;
}

export interface OwnTablesChanged {
  tables: MyTable[];
}

export interface PassOffer {
  table: number;
  seat: SeatNumber;
}

export interface PayLine {
  hand: string;
  odds: string;
  clause: Clause;
}

export interface PayTableShown {
  wager: string;
  table: string;
  lines: PayLine[];
}

export type Place = SeatNumber | 'dealer' | 'table';

export interface PlaceWagers {
  table: number;
  wagers: RoundPlaceWager[];
}

export type PlayerCommand =
  | { take_play_chips: TakePlayChips }
  | { take_seat: TakeSeat }
  | { leave_table: LeaveTable }
  | { change_seat: ChangeSeat }
  | { request_seat: RequestSeat }
  | { withdraw_seat_request: WithdrawSeatRequest }
  | { pass_offer: PassOffer }
  | { join_list: JoinList }
  | { leave_list: LeaveList }
  | { agree_to_change: AgreeToChange }
  | { agree_to_closing: AgreeToClosing }
  | { request_inspection: RequestInspection }
  | { open_dispute: OpenDispute }
  | { acknowledge_rights: AcknowledgeRights }
  | { request_review: RequestReview }
  | { escalate_complaint: EscalateComplaint }
  | { buy_chips: BuyChips }
  | { act_in_round: ActInRound }
  | { place_wagers: PlaceWagers }
  | { finish_wagers: FinishWagers }
  | { show_hand: ShowHand }
  | { sit_down: SitDown }
  | { stand_up: StandUp }
  | { add_chips: AddChips }
  | { sit_out: SitOut }
  | { come_back: ComeBack }
  | { move_seat: MoveSeat }
  | { request_for_next_hand: RequestForNextHand }
  | { act_in_hand: ActInHand }
  | { table_hand: TableHand };

export type PokerChoice = 'wait' | 'post';

export type PokerColour = 'none' | 'red' | 'black' | 'both';

export type PokerDoes = 'fold' | 'check' | 'call' | 'bet' | 'discard' | 'show' | 'muck' | 'ask_to_see' | 'time_out' | 'buy_time' | 'deal' | 'push';

export interface PokerOption {
  option: string;
  does: PokerDoes;
  card: Card | null;
  amount: Money;
  best: boolean;
  worth: PokerWorth | null;
}

export type PokerPhase = 'waiting' | 'betting' | 'discarding' | 'dealing' | 'showdown' | 'pushing' | 'over';

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

export interface PokerWorth {
  cents_exact: Fraction;
  cents: Decimal;
  standard_error: Decimal;
  loss_cents_exact: Fraction;
  loss_cents: Decimal;
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

export interface QuestionShown {
  person: number;
  box: Place;
  text: string;
  clause: Clause;
}

export interface Refused {
  key: number;
  reason: string;
  sentence: string;
  clause: Clause;
  next_key: number;
}

export type Reply = 'complete' | 'incomplete' | 'keep' | 'retract' | 'retract_ante_only' | 'retract_pair_plus_only' | 'named' | 'yes' | 'no' | 'corrected' | 'cannot' | 'whole' | 'flop_only' | 'impossible';

export interface RequestAdvice {
  table: number;
}

export interface RequestForNextHand {
  table: number;
  seat: SeatNumber;
  side_wager: PokerSideWager;
  straddle: Money;
}

export interface RequestInspection {
  table: number;
}

export interface RequestReview {
  of: number;
  words: string;
}

export interface RequestSeat {
  table: number;
  seat: SeatNumber | null;
}

export type RequestSessionSummary = Record<string, never>;

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

export interface RightShown {
  dispute: number;
  table: number;
  round: number;
  text: string;
  clause: Clause;
  is_read: boolean;
  command: PlayerCommand;
}

export interface RightsChanged {
  rights: RightShown[];
}

export type RoundAction =
  | { place_wager: RoundPlaceWager }
  | { decide: Decide }
  | { decline_exposure: DeclineExposure }
  | { answer: Answer };

export interface RoundPlaceWager {
  box: SeatNumber;
  wager: Wager;
  amount: Money;
}

export interface Said {
  sentence: string;
  clause: Clause;
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

export interface SeatShown {
  seat: SeatNumber;
  state: SeatState;
  person: number;
  name: string;
  is_bot: boolean;
  chips: Money;
  has_own_limits: boolean;
  is_abstaining: boolean;
}

export type SeatState = 'open' | 'held' | 'playing' | 'sitting_out' | 'away';

export interface SessionSummary {
  summary: CoachSummary;
}

export type ShoeKind = 'hand_held' | 'machine';

export interface ShowHand {
  table: number;
}

export interface SideWagerShown {
  colour: string;
  stake: Money;
  back: Money;
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
  dealing: string[];
  pays: PayTableShown[];
  notices: string[];
}

export interface SitDown {
  table: number;
  seat: SeatNumber;
  chips: Money;
  choice: PokerChoice;
}

export interface SitOut {
  table: number;
  seat: SeatNumber;
}

export interface StandUp {
  table: number;
  seat: SeatNumber;
}

export type StandingShown = 'empty' | 'active' | 'played' | 'folded' | 'folded_ante' | 'instant_winner' | 'dead';

export interface Submit {
  key: number;
  decision_point: number;
  command: PlayerCommand;
}

export interface TableChanged {
  table: TableShown;
  is_first: boolean;
  lines: LogLine[];
}

export interface TableHand {
  table: number;
  seat: SeatNumber;
}

export interface TableRow {
  table: number;
  game: GameId;
  title: string;
  detail: string;
  chips: ChipsShown;
  minimum: Money;
  maximum: Money;
  seats: number;
  taken: number;
  bots: number;
  held: number;
  list: number;
  waiting: number;
  jackpot: number;
  is_open: boolean;
}

export interface TableShown {
  table: number;
  decision_point: number;
  now: Moment;
  game: GameId | null;
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
  commitment: CommitmentShown | null;
  jackpot: JackpotShown | null;
  you: YouShown | null;
  waiting: number;
}

export interface TakePlayChips {
  amount: Money;
}

export interface TakeSeat {
  table: number;
  seat: SeatNumber;
}

export type ToBrowser =
  | { welcome: Welcome }
  | { table_changed: TableChanged }
  | { lobby_snapshot: LobbySnapshot }
  | { lobby_updated: LobbyUpdated }
  | { own_tables_changed: OwnTablesChanged }
  | { wallet_changed: WalletChanged }
  | { rights_changed: RightsChanged }
  | { accepted: Accepted }
  | { refused: Refused }
  | { explanation: Explanation }
  | { coach_advice: CoachAdvice }
  | { session_summary: SessionSummary }
  | { decision_judged: DecisionJudged }
  | { jackpot_hit: JackpotHit }
  | { message_error: MessageError }
  | { heartbeat: Heartbeat };

export interface TurnShown {
  persons: number[];
  since: Moment;
  until: Moment | null;
  bank_from: Moment | null;
}

export type UnwatchLobby = Record<string, never>;

export interface UnwatchTable {
  table: number;
}

export type Wager = 'ante' | 'blind' | 'bet' | 'play' | 'flop' | 'turn' | 'river' | 'pair_plus' | 'trips' | 'dealer_poker_extra' | 'player_poker_extra' | 'player_poker_extra_2' | 'player_poker_extra_3' | 'jackpot' | 'ante_bonus' | 'instant_winner';

export interface WagerShown {
  wager: string;
  owner: number;
  stake: Money;
}

export interface WalletChanged {
  wallet: Money;
  play: Money;
}

export type WatchLobby = Record<string, never>;

export interface WatchTable {
  table: number;
}

export interface Welcome {
  person: number;
  name: string;
  is_guest: boolean;
  next_key: number;
  now: Moment;
  version: string;
}

export interface WithdrawSeatRequest {
  table: number;
}

export interface WorstMistake {
  table: number;
  game: GameId;
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
  wallet: Money;
  is_done: boolean;
  list_place: number;
  wagered: SideWagerShown[];
  requested: SideWagerShown[];
  own_limits: OwnLimitsShown | null;
  bank_seconds: number;
  entry: EntryShown | null;
}
