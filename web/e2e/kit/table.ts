// Drives a table page as a person does: by the labels of buttons and the table in words.
import { expect, type Locator, type Page } from '@playwright/test';

import { isPokerTable } from './floor';
import { dollarsIn } from './money';

export class TablePage {
  readonly dock: Locator;
  readonly words: Locator; // "The table in words", which is always present for screen readers
  readonly panels: Locator;

  constructor(
    readonly page: Page,
    readonly number: number,
  ) {
    this.dock = page.getByRole('contentinfo', { name: 'What you may do' });
    this.words = page.getByRole('region', { name: 'The table in words' });
    this.panels = page.getByRole('complementary', { name: 'Panels' });
  }

  static async open(page: Page, number: number): Promise<TablePage> {
    await page.goto(`/table/${number}`);
    const table = new TablePage(page, number);
    await expect(table.dock).toBeVisible();
    return table;
  }

  // Returns the first button of the dock whose label begins with the verb.
  offer(verb: string | RegExp): Locator {
    const name = typeof verb === 'string' ? new RegExp(`^${verb}`) : verb;
    return this.dock.getByRole('button', { name }).and(this.page.locator(':not([aria-pressed])')).first();
  }

  // Returns an action that is chosen before the turn.
  choice(label: string): Locator {
    return this.dock
      .getByRole('group', { name: 'Act in advance' })
      .getByRole('button', { name: label, exact: true });
  }

  async press(verb: string | RegExp): Promise<void> {
    const offer = this.offer(verb);
    await expect(offer).toBeEnabled();
    await offer.click();
  }

  spot(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name}[,.]`) }).first();
  }

  // Returns a part of the table in words as one text.
  part(title: string): Locator {
    return this.words
      .locator('.part')
      .filter({ has: this.page.locator('h3').getByText(title, { exact: true }) });
  }

  // Waits until the player who came from the lobby has a seat and chips.
  async hasSeat(): Promise<void> {
    await expect(this.part('You')).toContainText(/(Box|Seat) \d, chips \$[1-9]/);
  }

  // Returns the text of the player's own seat or box.
  async own(): Promise<string> {
    const [, place = ''] = /((?:Seat|Box) \d+), chips/.exec(await this.part('You').innerText()) ?? [];
    return place === '' ? '' : this.part(place).innerText();
  }

  // Takes the suggested seat; at poker with the suggested chips if there is no buy-in.
  async sit(buyIn?: number): Promise<void> {
    await expect(this.offer('Sit down')).toBeVisible();
    if (buyIn !== undefined || !isPokerTable(this.number)) await this.choose(buyIn ?? 200);
    await this.press('Sit down');
    await expect(this.part('You')).toContainText(/(Box|Seat) \d/);
  }

  // Types an amount into the amount field of the dock.
  async choose(dollars: number): Promise<void> {
    const field = this.dock.getByLabel(/, in dollars$/);
    await field.fill(String(dollars));
    await field.press('Tab');
  }

  // Returns the player's chips at the table in cents.
  async chips(): Promise<number> {
    const text = await this.part('You').innerText();
    return dollarsIn(/chips (\$[\d,.]+)/.exec(text)?.[1] ?? '')[0] ?? 0;
  }

  // Places the chosen chip on a spot of the player's box.
  async lay(name: string): Promise<void> {
    await this.spot(name).click();
    await expect(this.words).toContainText(new RegExp(`Wagers: .*${name} \\$`));
  }

  // Presses the first of these verbs that is offered, again and again until the result appears.
  async playOut(verbs: RegExp[]): Promise<void> {
    await expect(async () => {
      if (await this.panels.getByText(/^Bet \$/).isVisible()) return;
      await this.pressAny([...verbs, /^Show my hand/]);
      throw new Error('the round goes on');
    }).toPass({ intervals: [50] });
  }

  // Returns whether one of them was offered and pressed.
  async pressAny(verbs: RegExp[]): Promise<boolean> {
    for (const verb of verbs) {
      const offer = this.offer(verb);
      // The button may disappear before the click.
      const isDisabled = async (): Promise<boolean> =>
        (await offer.getAttribute('aria-disabled', { timeout: 2_000 }).catch(() => 'true')) === 'true';
      if (!(await offer.isVisible()) || (await isDisabled())) continue;
      await offer.click({ timeout: 2_000 }).catch(() => undefined);
      return true;
    }
    return false;
  }

  async openPanel(label: string): Promise<void> {
    const tab = this.page.getByRole('button', { name: label, exact: true });
    if ((await tab.getAttribute('aria-expanded')) !== 'true') await tab.click();
    await expect(tab).toHaveAttribute('aria-expanded', 'true');
  }
}
