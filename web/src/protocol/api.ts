// Generated from docs/api/openapi.json by tools/types.mjs. Do not edit.

import type {
  Card,
  ChipsShown,
  Clause,
  Decimal,
  GameId,
  LobbyShown,
  LogLine,
  Moment,
  Money,
  ShoeKind,
  TableShown,
} from './messages';

export type {
  AcknowledgeRights,
  ActInHand,
  ActInRound,
  AddChips,
  AgreeToChange,
  AgreeToClosing,
  Answer,
  Asks,
  BankedPhase,
  BankedShown,
  BoxShown,
  BuyChips,
  Card,
  ChangeSeat,
  ChipsShown,
  Clause,
  ComeBack,
  CommitmentShown,
  DealTerms,
  Decide,
  Decimal,
  Decision,
  DeclineExposure,
  DisputeSubject,
  EscalateComplaint,
  FinishWagers,
  GameId,
  HandAction,
  HandAskToSee,
  HandBet,
  HandBuyTime,
  HandCall,
  HandCheck,
  HandDiscard,
  HandFold,
  HandMuck,
  HandShow,
  HandShown,
  HandState,
  JackpotLevel,
  JackpotPrize,
  JackpotShown,
  JackpotState,
  JackpotWin,
  JoinList,
  LeaveList,
  LeaveTable,
  LineKind,
  LobbyShown,
  LogLine,
  Moment,
  Money,
  MoveSeat,
  OfferKind,
  OfferShown,
  OfferVerb,
  OpenDispute,
  OwnLimitsShown,
  PassOffer,
  PayLine,
  PayTableShown,
  Place,
  PlaceWagers,
  PlayerCommand,
  PokerChoice,
  PokerColour,
  PokerPhase,
  PokerShown,
  PokerSideWager,
  PotShareShown,
  PotShown,
  PotWonShown,
  QuestionShown,
  Reply,
  RequestForNextHand,
  RequestInspection,
  RequestReview,
  RequestSeat,
  ResultShown,
  RoundAction,
  RoundPlaceWager,
  SeatNumber,
  SeatShown,
  SeatState,
  ShoeKind,
  ShowHand,
  SideWagerShown,
  SignLine,
  SignShown,
  SitDown,
  SitOut,
  StandUp,
  StandingShown,
  TableHand,
  TableRow,
  TableShown,
  TakePlayChips,
  TakeSeat,
  TurnShown,
  Wager,
  WagerShown,
  WithdrawSeatRequest,
  YouShown,
} from './messages';

// The account of the session's owner.
export interface AccountShown {
  person: number;
  name: string;
  made: Moment;
  has_password: boolean;
  has_recovery_code: boolean;
  has_second_factor: boolean;
  sessions: SessionShown[];
}

// A game that can be analysed, with its choices.
export interface AnalysedGame {
  game: string;
  title: string;
  book: string;
  has_grid: boolean;
  pays: TableOptions[];
  settings: SettingOption[];
  jackpot: JackpotOptions | null;
}

// The exact figures of a game.
export interface AnalysisAnswer {
  game: string;
  title: string;
  milliseconds: Decimal;
  wagers: WagerAnalysis[];
  grid: StartingHandShown[];
  strategies: RuleOfThumb[];
}

// The games that can be analysed.
export interface AnalysisGames {
  games: AnalysedGame[];
}

// A request for the exact figures of a game. Omitted choices are the usual ones.
export interface AnalysisQuestion {
  game: string;
  tables: TableChosen[];
  settings: SettingChosen[];
  pays: PayChosen[];
  grid: boolean;
  strategies: boolean | null;
}

// The page of `baize report` for the question, self-contained and printable.
export interface AnalysisReport {
  title: string;
  html: string;
}

// One rulebook with its clauses.
export interface BookShown {
  code: string;
  title: string;
  place: string;
  clauses: ClauseShown[];
}

// The expected value of one choice.
export interface ChoiceWorth {
  option: string;
  exact: string;
  ev: Decimal;
}

// One clause of a rulebook, its duty for the software, and where it is implemented and tested.
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

// Name and password of an account.
export interface Credentials {
  name: string;
  password: string;
  code: string | null;
}

// The facts about the dealing of a round that everyone at the table could see. All but the first two are its dealing terms, which the commitment binds.
export interface DealFacts {
  dealt_to: number[];
  button: number;
  shoe: ShoeKind;
  hand_size: number;
  has_dealer: boolean;
  community: number[];
  burns: number;
}

// Proves that the listed cards were dealt from the committed deck (docs/formats/fairness.md).
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
  deal_beside: Hash[] | null;
}

// A card, its place in the deal, and the proof that it was at this position of the deck.
export interface DealtCard {
  card: Card;
  place: DealtPlace;
  position: number;
  salt: string;
  beside: Hash[];
}

// The place to which a card was dealt.
export interface DealtPlace {
  to: DealtTo;
  number: number;
  card: number;
}

// The kind of place to which a card was dealt.
export type DealtTo = 'box' | 'seat' | 'dealer' | 'community' | 'burn';

// Ends a session of the account.
export interface EndSession {
  session: string;
}

// The equity of each hand.
export interface EquityAnswer {
  is_exact: boolean;
  deals: number;
  milliseconds: Decimal;
  hands: HandEquity[];
}

// A poker game and the limits of a question about it.
export interface EquityGame {
  game: GameId;
  title: string;
  hand_size: number;
  hands_max: number;
  is_hi_lo: boolean;
  takes_ranges: boolean;
}

// The games for which equity can be computed.
export interface EquityGames {
  games: EquityGame[];
  hands_min: number;
  board_sizes: number[];
}

// A request for the equity of hands or ranges.
export interface EquityQuestion {
  game: string;
  hands: string[];
  board: string;
  dead: string;
  makes: boolean | null;
}

// One clause or interpretation, for the page that explains a result.
export interface Explained {
  clauses: ClauseShown[];
  readings: ReadingShown[];
}

// How often a decision is made by the best strategy.
export interface Frequency {
  name: string;
  exact: string;
  value: Decimal;
}

// The equity of one hand or range.
export interface HandEquity {
  hand: string;
  equity: Decimal;
  win: Decimal;
  tie: Decimal;
  high: Decimal | null;
  low: Decimal | null;
  scoop: Decimal | null;
  standard_error: Decimal;
  makes: MadeHand[];
}

export type Hash = string;

// The return of each level of a Jackpot wager.
export interface JackpotAnswer {
  levels: JackpotReturn[];
}

// The possible choices in a question about the game's jackpot.
export interface JackpotOptions {
  kind: string;
  pay_options: number[];
  seeds: number[];
  levels: number;
  wager: Money;
}

// Asks for the return of a jackpot wager as a linear function of the meter.
export interface JackpotQuestion {
  kind: string;
  game: string;
  option: number;
  wager: Money;
  seed: Money | null;
  settings: SettingChosen[];
}

// The return of a Jackpot wager on one level.
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

// An account of the ledger.
export interface LedgerAccount {
  kind: LedgerAccountKind;
  owner: number;
  place: number;
}

// Records contain these numbers: add new ones at the end and never renumber.
export type LedgerAccountKind = 'cage' | 'house' | 'wallet' | 'stack' | 'pot' | 'table_float' | 'chip_box' | 'meter' | 'reserve' | 'liability' | 'drop_slide' | 'play_purse' | 'mint' | 'mobile_bank';

// A change of one account by an event.
export interface LedgerPosting {
  account: LedgerAccount;
  amount: Money;
}

// The owner of the session.
export interface Me {
  person: number;
  name: string;
  is_guest: boolean;
  role: string;
  wallet: Money;
  play: Money;
  is_demo: boolean;
}

// A pay table of the book, by its name.
export interface NamedTable {
  table: string;
  lines: OddsChosen[];
}

// The odds for one hand of a custom pay table.
export interface OddsChosen {
  hand: string;
  odds: string;
}

// One possible net result of a wager, with its probability.
export interface OutcomeChance {
  net: string;
  units: Decimal;
  exact: string;
  chance: Decimal;
}

// An amount of the person in the ledger.
export interface OwnBalance {
  kind: LedgerAccountKind;
  table: number;
  amount: Money;
}

// Everything that is stored about a person. The rounds name table and round, under which /api/rounds/{table}/{round} has every step.
export interface OwnData {
  made: Moment;
  me: Me;
  account: AccountShown;
  balances: OwnBalance[];
  rounds: RoundRow[];
  next: string;
}

// A paid hand with its frequency and its contribution to the return of the wager. If several tables pay a wager, as in the main game, its hands have no single odds.
export interface PaidHand {
  hand: string;
  exact: string;
  value: Decimal;
  odds: string;
  added: string;
  contribution: Decimal | null;
}

// Replaces the password of the account.
export interface PasswordChange {
  password: string;
  new_password: string;
}

// Confirms a request with the password.
export interface PasswordForm {
  password: string;
}

// A custom pay table in place of the book's.
export interface PayChosen {
  wager: string;
  lines: OddsChosen[];
}

// The reason for a refused request. `reason` is for programs, `sentence` for people.
export interface Problem {
  reason: string;
  sentence: string;
  clause: string;
}

// An interpretation of a rulebook.
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

// The answer to a recovery: the session that it started, and the next code.
export interface Recovered {
  me: Me;
  recovery_code: string;
}

// A new recovery code. It is shown once: the house stores only a hash of it.
export interface RecoveryCode {
  recovery_code: string;
}

// Sets a new password with the recovery code.
export interface RecoveryForm {
  name: string;
  recovery_code: string;
  new_password: string;
}

// A finished round or hand, step by step.
export interface Replay {
  row: RoundRow;
  seen_by: number;
  steps: ReplayStep[];
}

// The table after a step, and a description of the step.
export interface ReplayStep {
  line: LogLine;
  table: TableShown;
}

// Finished rounds, the newest first.
export interface RoundList {
  rounds: RoundRow[];
  next: string;
}

// A finished round in a list.
export interface RoundRow {
  table: number;
  round: number;
  game: GameId;
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

// All rulebooks and interpretations.
export interface RulesShown {
  books: BookShown[];
  readings: ReadingShown[];
}

// A code of the authenticator app.
export interface SecondFactorCode {
  code: string;
}

// Turns two-step sign-in off.
export interface SecondFactorEnd {
  password: string;
  code: string;
}

// The secret of a second factor that waits for its first code.
export interface SecondFactorKey {
  secret: string;
  address: string;
}

export type Sees = 'bystander' | 'player' | 'inspector';

// A session of the account.
export interface SessionShown {
  id: string;
  device: string;
  began: Moment;
  used: Moment;
  is_this: boolean;
  is_online: boolean;
}

// An interpretation chosen for an analysis.
export interface SettingChosen {
  key: string;
  value: boolean;
}

// An interpretation that can be chosen.
export interface SettingOption {
  key: string;
  reading: string;
  sentence: string;
  standard: boolean;
}

// A link to a round that shows it to anyone as its maker saw it.
export interface ShareLink {
  path: string;
}

// A starting hand and the value of each first decision.
export interface StartingHandShown {
  hand: string;
  count: number;
  best: string;
  choices: ChoiceWorth[];
}

// The progress of a job that was requested with `?watch=` and an id chosen by the client.
export interface StudyProgress {
  is_running: boolean;
  done: number;
  total: number;
  pass: number;
}

// For example "pair_plus": "A".
export interface TableChosen {
  name: string;
  table: string;
}

// The pay tables among which an analysis can choose.
export interface TableOptions {
  name: string;
  is_choice: boolean;
  tables: NamedTable[];
  hands: string[];
}

// The exact figures of one wager.
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

export interface Operations {
  me: { verb: 'GET'; path: '/api/me'; request: undefined; response: Me };
  guest: { verb: 'POST'; path: '/api/guest'; request: undefined; response: Me };
  register: { verb: 'POST'; path: '/api/register'; request: Credentials; response: Me };
  login: { verb: 'POST'; path: '/api/login'; request: Credentials; response: Me };
  logout: { verb: 'POST'; path: '/api/logout'; request: undefined; response: Me };
  logout_everywhere: { verb: 'POST'; path: '/api/logout/everywhere'; request: undefined; response: Me };
  recover: { verb: 'POST'; path: '/api/recover'; request: RecoveryForm; response: Recovered };
  account: { verb: 'GET'; path: '/api/account'; request: undefined; response: AccountShown };
  change_password: { verb: 'POST'; path: '/api/account/password'; request: PasswordChange; response: AccountShown };
  make_recovery_code: { verb: 'POST'; path: '/api/account/recovery'; request: PasswordForm; response: RecoveryCode };
  end_session: { verb: 'POST'; path: '/api/account/sessions/end'; request: EndSession; response: AccountShown };
  begin_second_factor: { verb: 'POST'; path: '/api/account/second_factor'; request: PasswordForm; response: SecondFactorKey };
  confirm_second_factor: { verb: 'POST'; path: '/api/account/second_factor/confirm'; request: SecondFactorCode; response: AccountShown };
  end_second_factor: { verb: 'POST'; path: '/api/account/second_factor/end'; request: SecondFactorEnd; response: AccountShown };
  delete_account: { verb: 'POST'; path: '/api/account/delete'; request: PasswordForm; response: Me };
  export_account: { verb: 'GET'; path: '/api/account/export'; request: undefined; response: OwnData };
  lobby: { verb: 'GET'; path: '/api/lobby'; request: undefined; response: LobbyShown };
  rounds: { verb: 'GET'; path: '/api/rounds'; request: undefined; response: RoundList };
  replay: { verb: 'GET'; path: '/api/rounds/{table}/{round}'; request: undefined; response: Replay };
  proof: { verb: 'GET'; path: '/api/rounds/{table}/{round}/proof'; request: undefined; response: DealProof };
  export: { verb: 'GET'; path: '/api/rounds/{table}/{round}/export'; request: undefined; response: string };
  export_all: { verb: 'GET'; path: '/api/rounds/export'; request: undefined; response: string };
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
  training: { verb: 'POST'; path: '/api/training'; request: TrainingQuestion; response: TrainingAnswer };
  training_games: { verb: 'GET'; path: '/api/training'; request: undefined; response: TrainingGames };
  training_record: { verb: 'GET'; path: '/api/account/training'; request: undefined; response: TrainingRecord };
  keep_training: { verb: 'POST'; path: '/api/account/training'; request: TrainingProgress; response: TrainingProgress };
}

export interface MadeHand { made: string; exact: string; chance: Decimal }
export interface RuleOfThumb { name: string; words: string; house_edge: Decimal; cost_exact: string; cost: Decimal }
export interface TrainingGame { game: GameId; title: string; unit: string; boards: number[] }
export interface TrainingGames { games: TrainingGame[] }
export interface TrainingQuestion { game: string; seed: number; board: number | null }
export interface TrainingChoice { option: string; wager: string; stake: Decimal; exact: string; ev: Decimal; cost_exact: string; cost: Decimal; best: boolean; clause: string }
export interface TrainingPot { pot: Decimal; to_call: Decimal; needs: Decimal; equity: Decimal; standard_error: Decimal }
export interface TrainingAnswer { game: GameId; seed: number; hand: Card[]; board: Card[]; dealer: Card[]; discarded: Card[]; pot: TrainingPot | null; choices: TrainingChoice[]; margin: Decimal; is_close: boolean; deals: string; milliseconds: Decimal }
export interface TrainingAttempt { seed: number; board: number | null; time: number; cost: number }
export interface TrainingRepeat { seed: number; board: number | null; step: number; due: number }
export interface TrainingProgress { game: string; count: number; attempts: TrainingAttempt[]; repeats: TrainingRepeat[] }
export interface TrainingRecord { games: TrainingProgress[] }
