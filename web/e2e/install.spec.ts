// The pages can be installed. The service worker keeps the shell only, and asks for notifications only on a press.
import { houseTable } from './kit/floor';
import { expect, test } from './kit/test';

test('the manifest, the icons and the service worker are sent with the right headers', async ({ server }) => {
  const answer = await fetch(`${server.url}/manifest.json`);
  expect(answer.headers.get('content-type')).toBe('application/json');
  const manifest = (await answer.json()) as { icons: { src: string; type: string }[] };
  expect(manifest.icons.length).toBe(4);
  for (const { src, type } of manifest.icons) {
    const icon = await fetch(server.url + src);
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, type]);
  }
  const worker = await fetch(`${server.url}/sw.js`);
  expect(worker.headers.get('content-type')).toContain('text/javascript');
  expect(worker.headers.get('cache-control')).toBe('no-cache');
});

test('an installed page opens without a network, and nothing of a table is kept', async ({ guest }) => {
  const { page } = await guest({ serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`/table/${houseTable('three_card', 'practice')}`);
  await expect(page.getByRole('contentinfo', { name: 'What you may do' })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
  });
  expect(kept.names.length).toBe(1);
  expect(kept.paths).toContain('/');
  expect(kept.paths.filter((path) => !/^\/(icon\.svg|assets\/.*)?$/.test(path))).toEqual([]);
  await page.context().setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('notifications are asked for in the settings only', async ({ guest }) => {
  const { page } = await guest({ serviceWorkers: 'allow' });
  await page.evaluate(() => {
    Notification.requestPermission = () => {
      document.title = 'asked';
      return Promise.resolve('denied');
    };
  });
  await page.getByRole('button', { name: /^Guest/ }).click();
  await page
    .getByRole('link', { name: /account/i })
    .first()
    .click();
  const notices = page.getByRole('switch', { name: 'Notification on your turn' });
  await expect(notices).toHaveAttribute('aria-checked', 'false');
  await expect(page).not.toHaveTitle('asked');
  await notices.click();
  await expect(page).toHaveTitle('asked');
  await expect(notices).toHaveAttribute('aria-checked', 'false');
  await expect(page.getByText('Your browser does not allow it.')).toBeVisible();
});
