import { paths } from '@laine/contract/paths.ts';
import type { Page } from '@playwright/test';
import { LEAVING_WORKER } from '../../server/src/entry/http/pages/leaving-worker.ts';
import { forward, type Forwarder } from './forward.ts';
import { expect, expectAccessible, signIn, test as base } from './journey.ts';
import { awake, chooseTime, fillPerson, form, goPay, openStation, payByCard, shownCode } from './rental-steps.ts';

/** How people on the site notice a deployment (docs/decisions/0208). Cookies hold for every port of a host. */

const test = base.extend<{ forwarder: Forwarder }>({
  forwarder: async ({ product }, use) => {
    const forwarder = await forward(product.url);
    await use(forwarder);
    await forwarder.stop();
  },
});

const WORKER = '/service-worker.js';

/** From now on the browser's check for the worker finds one of another build. */
const deploy = (forwarder: Forwarder) =>
  forwarder.change(WORKER, (body) => body.replaceAll(/manifest-[0-9a-f]{8}/g, 'manifest-other'));

/** As after a while in another tab. */
const comeBack = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

const workerInCharge = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

/** Checks for a new worker and waits until it's in charge; the browser may have checked by itself before. */
const awaitNewestWorker = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const found = registration?.installing ?? registration?.waiting ?? registration?.active;
    await new Promise<void>((resolve) => {
      const resolveOnceActive = () => {
        if (!found || found.state === 'activated') resolve();
      };
      found?.addEventListener('statechange', resolveOnceActive);
      resolveOnceActive();
    });
  });

/** A page load removes it. */
const mark = (page: Page) => page.evaluate(() => void (document.documentElement.dataset['kept'] = 'yes'));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.dataset['kept'] === 'yes');

const offer = (page: Page) => page.getByRole('listitem').filter({ hasText: 'There is a new version' });

test('a new version is offered, waits, and is taken with everything as it was chosen', async ({ page, forwarder }) => {
  await signIn(page, 'new-version@example.com');
  await page.goto(forwarder.url + paths.station('pirita'));
  await awake(form(page).pay);
  await workerInCharge(page);
  await chooseTime(page, 3, '05:00', '06:00');
  await form(page).phone.fill('+372 5555 0441');
  await mark(page);
  await expect(offer(page)).toHaveCount(0);

  deploy(forwarder);
  await comeBack(page);
  await expect(offer(page)).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await expectAccessible(page);
  await offer(page).getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await awake(form(page).pay);
  await expect(form(page).start).toHaveValue('05:00');
  await expect(form(page).end).toHaveValue('06:00');
  await expect(form(page).phone).toHaveValue('+372 5555 0441');
});

test('a page that was loaded after the deployment has nothing to offer', async ({ page, forwarder }) => {
  deploy(forwarder);
  await signIn(page, 'fresh-version@example.com');
  await page.goto(forwarder.url + paths.reservations());
  await workerInCharge(page);
  forwarder.change(WORKER, (body) => body);
  await page.reload();
  await awaitNewestWorker(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test('a page whose files are gone loads itself anew, once, and keeps what was typed', async ({ page }) => {
  await signIn(page, 'left-open@example.com');
  await openStation(page);
  await chooseTime(page, 3, '07:00', '08:00');
  await form(page).phone.fill('+372 5555 0443');
  let loads = 0;
  page.on('framenavigated', () => (loads += 1));
  await page.route('**/assets/*.js', (route) => (loads === 0 ? route.fulfill({ status: 404 }) : route.continue()));
  // The map loads when it comes into view.
  await page.locator('#map-title').evaluate((heading) => heading.scrollIntoView());
  await expect.poll(() => loads).toBe(1);
  await awake(form(page).pay);
  await expect(form(page).start).toHaveValue('07:00');
  await expect(form(page).phone).toHaveValue('+372 5555 0443');
  expect(loads).toBe(1);
});

test('a worker that is switched off leaves with everything it kept', async ({ page, forwarder }) => {
  await signIn(page, 'switched-off@example.com');
  await openStation(page);
  await chooseTime(page, 3, '08:00', '09:00');
  await fillPerson(page, '+372 5555 0444');
  await goPay(page);
  await payByCard(page);
  await shownCode(page);
  await page.goto(forwarder.url + paths.reservations());
  const kept = () => page.evaluate(() => caches.keys());
  await expect.poll(kept).toEqual(['own-bookings']);

  forwarder.change(WORKER, () => LEAVING_WORKER);
  await comeBack(page);
  await expect.poll(kept).toEqual([]);
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));
  await expect.poll(registered).toEqual([]);
  await expect(offer(page)).toHaveCount(0);
});
