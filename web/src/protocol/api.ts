// Made from docs/api/openapi.json by tools/types.mjs. Do not edit.

export interface AnalysedGame {
  game: string;
  title: string;
  book: string;
  has_grid: boolean;
  pays: TableOptions[];
  settings: SettingOption[];
  jackpot: JackpotOptions | null;
}

export interface AnalysisAnswer {
  game: string;
  title: string;
  milliseconds: Decimal;
  wagers: WagerAnalysis[];
  grid: StartingHandShown[];
}

export interface AnalysisGames {
  games: AnalysedGame[];
}

export interface AnalysisQuestion {
  game: string;
  tables: TableChosen[];
  settings: SettingChosen[];
  pays: PayChosen[];
  grid: boolean;
}

export interface AnalysisReport {
  title: string;
  html: string;
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

export interface BookShown {
  code: string;
  title: string;
  place: string;
  clauses: ClauseShown[];
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

export type Card = string;

export type ChipsShown = 'money' | 'play';

export interface ChoiceWorth {
  option: string;
  exact: string;
  ev: Decimal;
}

// "TCP 5.6.1(b)", "I-12"; "": none
export type Clause = string;

export interface ClauseShown {
  clause: string;
  kind: string;
  room: string;
  duty: string;
  status: string;
  readings: string[];
  code: string[];
  tests: string[];
}

export interface Credentials {
  name: string;
  password: string;
}

export interface DealFacts {
  dealt_to: number[];
  button: number;
  shoe: ShoeKind;
  hand_size: number;
  has_dealer: boolean;
  community: number[];
  burns: number;
}

export interface DealProof {
  format: string;
  game: string;
  table: number;
  round: number;
  promise: Hash;
  promised_event: number;
  promised_at: Moment;
  shown_to: Sees;
  person: number;
  deal: DealFacts;
  cards: DealtCard[];
  last_event: number;
  settlement: LedgerPosting[];
}

export interface DealtCard {
  card: Card;
  place: DealtPlace;
  position: number;
  salt: string;
  beside: Hash[];
}

export interface DealtPlace {
  to: DealtTo;
  number: number;
  card: number;
}

export type DealtTo = 'box' | 'seat' | 'dealer' | 'community' | 'burn';

export type Decimal = number;

export interface EquityAnswer {
  is_exact: boolean;
  deals: number;
  milliseconds: Decimal;
  hands: HandEquity[];
}

export interface EquityGame {
  game: string;
  title: string;
  hand_size: number;
  hands_most: number;
  is_hi_lo: boolean;
  takes_ranges: boolean;
}

export interface EquityGames {
  games: EquityGame[];
  hands_least: number;
  board_sizes: number[];
}

export interface EquityQuestion {
  game: string;
  hands: string[];
  board: string;
  dead: string;
}

export interface Explained {
  clauses: ClauseShown[];
  readings: ReadingShown[];
}

export interface Frequency {
  name: string;
  exact: string;
  value: Decimal;
}

export interface HandEquity {
  hand: string;
  equity: Decimal;
  win: Decimal;
  tie: Decimal;
  high: Decimal | null;
  low: Decimal | null;
  scoop: Decimal | null;
  standard_error: Decimal;
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

export type Hash = string;

export interface JackpotAnswer {
  levels: JackpotReturn[];
}

export interface JackpotLevel {
  level: number;
  wager: Money;
  amount: Money | null;
}

export interface JackpotOptions {
  kind: string;
  pay_options: number[];
  seeds: number[];
  levels: number;
  wager: Money;
}

export interface JackpotPrize {
  hand: string;
  prize: string;
  amounts: Money[];
  clause: Clause;
}

export interface JackpotQuestion {
  kind: string;
  game: string;
  option: number;
  wager: Money;
  seed: Money | null;
  settings: SettingChosen[];
}

export interface JackpotReturn {
  level: number;
  wager: Money;
  bonus_return: string;
  meter_coefficient: string;
  bonus_return_value: Decimal;
  meter_coefficient_value: Decimal;
  break_even: Money | null;
  long_run_return: Decimal;
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

export type Json = Record<string, unknown>;

export interface LedgerAccount {
  kind: LedgerAccountKind;
  owner: number;
  place: number;
}

export type LedgerAccountKind = 'cage' | 'house' | 'wallet' | 'stack' | 'pot' | 'table_float' | 'chip_box' | 'meter' | 'reserve' | 'liability' | 'drop_slide' | 'play_purse' | 'mint' | 'mobile_bank';

export interface LedgerPosting {
  account: LedgerAccount;
  amount: Money;
}

export type LineKind = 'round' | 'street' | 'act' | 'deal' | 'money' | 'ruling' | 'seat' | 'house';

export interface LobbyShown {
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

export interface Me {
  person: number;
  name: string;
  is_guest: boolean;
  role: string;
  wallet: Money;
  play: Money;
  is_demo: boolean;
}

// microseconds since 1970-01-01T00:00:00Z
export type Moment = number;

// cents
export type Money = number;

export interface NamedTable {
  table: string;
  lines: OddsChosen[];
}

export interface OddsChosen {
  hand: string;
  odds: string;
}

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
  command: Json;
  amount_at: string[];
}

export type OfferVerb = 'fold' | 'fold_ante' | 'check' | 'call' | 'play' | 'bet' | 'raise' | 'flop' | 'turn' | 'river' | 'instant_winner' | 'decline_to_show' | 'show_hand' | 'discard' | 'place_wager' | 'take_back_wager' | 'see_hand' | 'flop_chase_red' | 'flop_chase_black' | 'flop_chase_both' | 'take_back_flop_chase' | 'deal' | 'sit_down' | 'leave' | 'sit_out' | 'come_back' | 'come_back_and_post' | 'come_back_and_wait' | 'join_list' | 'leave_list' | 'pass_offer' | 'buy_chips' | 'add_chips' | 'answer_complete' | 'answer_incomplete' | 'answer_keep' | 'answer_retract' | 'answer_retract_ante_only' | 'answer_retract_pair_plus_only' | 'answer_named' | 'answer_yes' | 'answer_no' | 'answer_corrected' | 'answer_cannot' | 'answer_whole' | 'answer_flop_only' | 'answer_impossible';

export interface OutcomeChance {
  net: string;
  units: Decimal;
  exact: string;
  chance: Decimal;
}

export interface OwnLimitsShown {
  minimum: Money;
  maximum: Money;
}

export interface PaidHand {
  hand: string;
  exact: string;
  value: Decimal;
  odds: string;
  added: string;
  contribution: Decimal | null;
}

export interface PayChosen {
  wager: string;
  lines: OddsChosen[];
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

export interface Problem {
  what: string;
  sentence: string;
  clause: string;
}

export interface PromiseShown {
  round: number;
  root: string;
}

export interface QuestionShown {
  person: number;
  box: Place;
  text: string;
  clause: Clause;
}

export interface ReadingShown {
  id: string;
  title: string;
  area: string;
  clauses: string[];
  problem: string;
  reading: string;
  why: string;
  configurable: string;
  example: string;
}

export interface Replay {
  row: RoundRow;
  seen_by: number;
  steps: ReplayStep[];
}

export interface ReplayStep {
  line: LogLine;
  table: TableShown;
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

export interface RoundList {
  rounds: RoundRow[];
  next: string;
}

export interface RoundRow {
  table: number;
  round: number;
  game: string;
  title: string;
  chips: ChipsShown;
  began: Moment;
  ended: Moment;
  staked: Money;
  back: Money;
  hand: string;
  clause: Clause;
  is_proved: boolean;
  formats: string[];
}

export interface RulesShown {
  books: BookShown[];
  readings: ReadingShown[];
}

// a box or seat, counted from 1
export type SeatNumber = number;

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

export type Sees = 'bystander' | 'player' | 'inspector';

export interface SettingChosen {
  key: string;
  value: boolean;
}

export interface SettingOption {
  key: string;
  reading: string;
  sentence: string;
  standard: boolean;
}

export interface ShareLink {
  path: string;
}

export type ShoeKind = 'hand_held' | 'machine';

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
  pays: PayTableShown[];
  notices: string[];
}

export type StandingShown = 'empty' | 'active' | 'played' | 'folded' | 'folded_ante' | 'instant_winner' | 'dead';

export interface StartingHandShown {
  hand: string;
  count: number;
  best: string;
  choices: ChoiceWorth[];
}

export interface StudyProgress {
  is_counting: boolean;
  done: number;
  all: number;
  pass: number;
}

export interface TableChosen {
  name: string;
  table: string;
}

export interface TableOptions {
  name: string;
  is_choice: boolean;
  tables: NamedTable[];
  hands: string[];
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

export interface TurnShown {
  persons: number[];
  since: Moment;
  until: Moment | null;
}

export interface WagerAnalysis {
  wager: string;
  exact: string;
  ev: Decimal;
  house_edge: Decimal;
  average_wager: Decimal;
  element_of_risk: Decimal;
  standard_deviation: Decimal;
  win: Decimal;
  standoff: Decimal;
  lose: Decimal;
  decisions: Frequency[];
  paid_hands: PaidHand[];
  outcomes: OutcomeChance[];
}

export interface WagerShown {
  wager: string;
  owner: number;
  stake: Money;
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

export interface Operations {
  me: { verb: 'GET'; path: '/api/me'; request: undefined; response: Me };
  guest: { verb: 'POST'; path: '/api/guest'; request: undefined; response: Me };
  register: { verb: 'POST'; path: '/api/register'; request: Credentials; response: Me };
  login: { verb: 'POST'; path: '/api/login'; request: Credentials; response: Me };
  logout: { verb: 'POST'; path: '/api/logout'; request: undefined; response: Me };
  lobby: { verb: 'GET'; path: '/api/lobby'; request: undefined; response: LobbyShown };
  rounds: { verb: 'GET'; path: '/api/rounds'; request: undefined; response: RoundList };
  replay: { verb: 'GET'; path: '/api/rounds/{table}/{round}'; request: undefined; response: Replay };
  proof: { verb: 'GET'; path: '/api/rounds/{table}/{round}/proof'; request: undefined; response: DealProof };
  export: { verb: 'GET'; path: '/api/rounds/{table}/{round}/export'; request: undefined; response: string };
  share: { verb: 'POST'; path: '/api/rounds/{table}/{round}/share'; request: undefined; response: ShareLink };
  rules: { verb: 'GET'; path: '/api/rules'; request: undefined; response: RulesShown };
  explain: { verb: 'GET'; path: '/api/rules/explain'; request: undefined; response: Explained };
  analysed_games: { verb: 'GET'; path: '/api/analysis'; request: undefined; response: AnalysisGames };
  analyse: { verb: 'POST'; path: '/api/analysis'; request: AnalysisQuestion; response: AnalysisAnswer };
  analysis_report: { verb: 'POST'; path: '/api/analysis/report'; request: AnalysisQuestion; response: AnalysisReport };
  analyse_jackpot: { verb: 'POST'; path: '/api/analysis/jackpot'; request: JackpotQuestion; response: JackpotAnswer };
  equity: { verb: 'POST'; path: '/api/equity'; request: EquityQuestion; response: EquityAnswer };
  equity_games: { verb: 'GET'; path: '/api/equity'; request: undefined; response: EquityGames };
  study_progress: { verb: 'GET'; path: '/api/study/progress'; request: undefined; response: StudyProgress };
  study_stop: { verb: 'POST'; path: '/api/study/stop'; request: undefined; response: StudyProgress };
}
