// The rules for a new name and password, shown before the server checks them.
export interface Rule {
  text: string;
  isMet: boolean;
}

const lettersOf = (text: string): number => [...text].length;

export function nameRules(name: string): Rule[] {
  const count = lettersOf(name.trim());
  return [{ text: '3 to 24 characters', isMet: count >= 3 && count <= 24 }];
}

export function passwordRules(password: string): Rule[] {
  return [{ text: 'at least 10 characters', isMet: lettersOf(password) >= 10 }];
}

// "JBSW Y3DP": a key in groups of four, which are easier to type.
export const inGroups = (key: string): string => key.replace(/(.{4})(?=.)/g, '$1 ');
