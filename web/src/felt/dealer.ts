// Places the dealer's cards and the board.
import type { TableSnapshot } from '../protocol/messages';
import type { Point } from './canvas';
import type { Fan } from './layout';
import type { CardThing, SlotThing } from './placed';

export interface DealerInput {
  shown: TableSnapshot;
  at: { dealer: Fan & { y: number }; board: (Fan & { y: number; labels: string[] }) | undefined };
  dealer: Point; // where cards come from
  wildRank: string;
}

export interface RowInput {
  id: string; // "dealer", "board"
  round: number;
  cards: (string | null)[];
  size: number; // number of places, with or without a card
  fan: Fan;
  y: number;
  labels: string[]; // in the empty places
  from: Point;
  wildRank: string; // "": none
}

export interface RowThings {
  slots: SlotThing[];
  cards: CardThing[];
}

// Places cards in a row of fixed places.
export function cardRow({ id, round, cards, size, fan, y, labels, from, wildRank }: RowInput): RowThings {
  const count = Math.max(size, cards.length);
  const left = (-fan.step * (count - 1)) / 2;
  const things: RowThings = { slots: [], cards: [] };
  for (let index = 0; index < count; ++index) {
    const x = left + fan.step * index;
    const card = cards[index];
    const label = card === undefined ? (labels[index] ?? '') : '';
    things.slots.push({ kind: 'slot', id: `slot:${id}:${index}`, x, y, width: fan.width, label });
    if (card === undefined) continue;
    things.cards.push({
      kind: 'card',
      id: `card:${round}:${id}:${index}`,
      x,
      y,
      from,
      to: from,
      width: fan.width,
      card,
      isFolded: false,
      isWild: card !== null && wildRank !== '' && card.startsWith(wildRank),
      mark: '',
      order: id === 'board' ? 1000 + index : index * 20 + 19,
      press: undefined,
    });
  }
  return things;
}

export function dealerThings({ shown, at, dealer, wildRank }: DealerInput): RowThings {
  const banked = shown.banked;
  const own = cardRow({
    id: 'dealer',
    round: shown.round,
    cards: banked?.dealer ?? [],
    size: banked?.hand_size ?? 0,
    fan: at.dealer,
    y: at.dealer.y,
    labels: [],
    from: dealer,
    wildRank,
  });
  if (!at.board) return own;
  const board = cardRow({
    id: 'board',
    round: shown.round,
    cards: banked?.board ?? [],
    size: banked?.board_size ?? 0,
    fan: at.board,
    y: at.board.y,
    labels: at.board.labels,
    from: dealer,
    wildRank,
  });
  return { slots: [...own.slots, ...board.slots], cards: [...own.cards, ...board.cards] };
}
