// The account page: password, recovery code, sessions, two-step sign-in, data and deletion.
import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from './kit/axe';
import { houseTable } from './kit/floor';
import { TablePage } from './kit/table';
import { expect, password, test } from './kit/test';

const changed = 'another good password';

const button = (on: Page | Locator, name: string | RegExp): Locator =>
  on.getByRole('button', { name, exact: true });

async function openAccount(page: Page): Promise<void> {
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
}

async function openSignIn(page: Page): Promise<Locator> {
  await page.goto('/');
  await button(page, 'Sign in').first().click();
  return page.getByRole('dialog');
}

async function fill(form: Page | Locator, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await form.getByLabel(label, { exact: true }).fill(text);
}

async function signIn(page: Page, name: string, secret: string): Promise<Locator> {
  const dialog = await openSignIn(page);
  await fill(dialog, { Name: name, Password: secret });
  await button(dialog, 'Sign in').last().click();
  return dialog;
}

// The code that an authenticator app shows, a number of steps from now. The server takes the next one too, so that
// no test waits for it.
function appCode(key: string, later: number): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...key].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

test('a changed password signs the other browser out at once', async ({ member, stranger }) => {
  const { page } = await member('Victoria');
  const other = await stranger();
  await signIn(other, 'Victoria', password);
  await expect(button(other, 'Victoria')).toBeVisible();
  await openAccount(page);
  await expect(page.getByText('This session')).toHaveCount(1);
  await expect(page.getByText(/^Chrome on /).nth(1)).toBeVisible();

  await button(page, 'Change password').click();
  await fill(page, { 'Your password': 'not my password', 'New password': changed });
  await button(page, 'Change password').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong password.' })).toBeVisible();
  await fill(page, { 'Your password': password });
  await button(page, 'Change password').click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();

  // The other page loses its connection and its person without a click.
  await expect(other.getByText('You were signed out on another page or device.')).toBeVisible();
  await expect(button(other, 'Sign in').first()).toBeVisible();
  await expect(page.getByText(/^Chrome on /)).toHaveCount(1);
});

test('another session is ended from the list', async ({ member, stranger }) => {
  const { page } = await member('Walter');
  const other = await stranger();
  await signIn(other, 'Walter', password);
  await expect(button(other, 'Walter')).toBeVisible();
  await openAccount(page);
  await button(page, /^Sign out Chrome on /).click();
  await expect(button(page, /^Sign out Chrome on /)).toHaveCount(0);
  await expect(button(other, 'Sign in').first()).toBeVisible();
  await button(page, 'Sign out everywhere').click();
  await expect(button(page, 'Sign in').first()).toBeVisible();
});

test('the recovery code of the registration sets a new password once', async ({ stranger }) => {
  const page = await stranger();
  let dialog = await openSignIn(page);
  await button(dialog, 'Register').click();
  await fill(dialog, { Name: 'Xenia', Password: password });
  await button(dialog, 'Register').last().click();
  const code = dialog.getByLabel('Recovery code');
  await expect(code).toHaveText(/^\w{5}-\w{5}-\w{5}-\w{5}$/);
  await expectAccessible(page);
  const first = await code.innerText();
  await button(dialog, 'I have stored it').click();
  await openAccount(page);
  await expect(page.getByText('It sets a new password if you forget yours')).toBeVisible();

  const lost = await stranger();
  dialog = await openSignIn(lost);
  await button(dialog, 'Forgot your password?').click();
  await expectAccessible(lost);
  await fill(dialog, {
    Name: 'Xenia',
    'Recovery code': first.toLowerCase().replaceAll('-', ' '),
    'New password': changed,
  });
  await button(dialog, 'Set the new password').click();
  await expect(dialog.getByLabel('Recovery code')).not.toHaveText(first);
  await button(dialog, 'I have stored it').click();
  await expect(button(lost, 'Xenia')).toBeVisible();
  await expect(button(page, 'Sign in').first()).toBeVisible(); // the first browser is signed out

  dialog = await openSignIn(page);
  await button(dialog, 'Forgot your password?').click();
  await fill(dialog, { Name: 'Xenia', 'Recovery code': first, 'New password': password });
  await button(dialog, 'Set the new password').click();
  await expect(dialog.getByText('Wrong name or recovery code.')).toBeVisible();
});

test('two-step sign-in takes a code once', async ({ member, stranger }) => {
  const { page } = await member('Yvonne');
  await openAccount(page);
  await button(page, 'Turn on two-step sign-in').click();
  await fill(page, { 'Your password': password });
  await button(page, 'Continue').click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const key = (await page.locator('.secret').innerText()).replaceAll(/\s/g, '');
  expect(key).toMatch(/^[A-Z2-7]{32}$/);
  const label = 'Code of your authenticator app';
  await fill(page, { [label]: '000000' });
  await button(page, 'Turn on').click();
  await expect(page.getByText('This code is wrong.')).toBeVisible();
  await fill(page, { [label]: appCode(key, 0) });
  await button(page, 'Turn on').click();
  await expect(page.getByText('Two-step sign-in is on.')).toBeVisible();

  const next = appCode(key, 1);
  const other = await stranger();
  const dialog = await signIn(other, 'Yvonne', password);
  await expect(dialog.getByLabel(label)).toBeFocused();
  await expectAccessible(other);
  await fill(dialog, { [label]: next });
  await button(dialog, 'Sign in').last().click();
  await expect(button(other, 'Yvonne')).toBeVisible();

  const third = await stranger();
  const again = await signIn(third, 'Yvonne', password);
  await fill(again, { [label]: next });
  await button(again, 'Sign in').last().click();
  await expect(again.getByText('This code is wrong or was used before.')).toBeVisible();
});

test('the data are downloaded, and the account is deleted once nothing ties it', async ({ member }) => {
  const { page } = await member('Zoe');
  const number = houseTable('three_card', 'money');
  const table = await TablePage.open(page, number);
  await table.sit();
  await openAccount(page);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download your data' }).click();
  const data = JSON.parse(await readFile(await (await download).path(), 'utf8')) as Record<string, unknown>;
  expect(data).toMatchObject({ me: { name: 'Zoe' }, account: { has_password: true } });

  const ask = async (): Promise<Locator> => {
    await openAccount(page);
    await button(page, 'Delete account').click();
    const dialog = page.getByRole('dialog');
    await fill(dialog, { 'Your password': password });
    await button(dialog, 'Delete account').click();
    return dialog;
  };
  await expect((await ask()).getByText(`You play at table ${number}`)).toBeVisible();
  await expectAccessible(page);
  const seat = await TablePage.open(page, number);
  await seat.openPanel('Seat');
  await seat.panels.getByRole('button', { name: /^Leave/ }).click();
  await expect(seat.dock).toContainText('Take a box');
  await ask();
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  const dialog = await signIn(page, 'Zoe', password);
  await expect(dialog.getByText('Wrong name or password.')).toBeVisible();
});
