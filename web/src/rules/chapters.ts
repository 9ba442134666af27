// Titles of the chapters of the five books, in our own words.
const stud = {
  '1': 'Terms',
  '2': 'Table and cloth',
  '3': 'Cards and their order',
  '4': 'Shuffle and cut',
  '5': 'Wagers',
  '6': 'Limits',
  '7': 'Dealing and settling',
  '8': 'What is paid',
};

const perth = {
  '1': 'Terms',
  '2': 'Table and cloth',
  '3': 'Wagers and jackpots',
  '4': 'Dealing and settling',
  '5': 'When something goes wrong',
  '6': 'House and players',
};

const titles: Record<string, Record<string, string>> = {
  CP: {
    '1': 'Terms',
    '2': 'Table and cloth',
    '3': 'Cards and their order',
    '4': 'How many players',
    '5': 'Shuffle and cut',
    '6': 'Wagers',
    '7': 'Commission',
    '8': 'Play',
    '9': 'When something goes wrong',
    '10': 'Flop Chase',
    '11': 'Bonuses',
    '12': 'Tournaments',
    '13': 'House and players',
  },
  CS: {
    ...stud,
    '9': 'Prize meters',
    '10': 'Jackpot prizes',
    '11': 'When something goes wrong',
    '12': 'Wild Aruba Stud',
    '13': 'Tournaments',
    '14': 'House and players',
  },
  UTH: perth,
  CH: perth,
  TCP: { ...stud, '9': 'When something goes wrong', '10': 'Tournaments', '11': 'House and players' },
};

export const chapterTitle = (book: string, chapter: string): string =>
  titles[book]?.[chapter] ?? `Chapter ${chapter}`;
