// The preferences of a person, stored in this browser only.
export interface Preferences {
  theme: 'dark' | 'light';
  deck: 'two' | 'four';
  sound: boolean;
  motion: boolean;
  notices: boolean; // a notification on your turn
}

const place = 'baize.preferences';

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<Preferences>;
  } catch {
    return {};
  }
}

export const preferences: Preferences = $state({
  theme: 'dark',
  deck: 'two',
  sound: false,
  motion: true,
  notices: false,
  ...stored(),
});

export function applyPreferences(): void {
  const root = document.documentElement;
  root.dataset['theme'] = preferences.theme;
  root.dataset['deck'] = preferences.deck;
  root.dataset['motion'] = preferences.motion ? 'on' : 'off';
}

export function prefer(change: Partial<Preferences>): void {
  Object.assign(preferences, change);
  try {
    localStorage.setItem(place, JSON.stringify(preferences));
  } catch {
    // Without storage the preference lasts until the page is closed.
  }
  applyPreferences();
}
