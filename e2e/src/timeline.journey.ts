import { paths } from '@laine/contract/paths.ts';
import type { CDPSession, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScrolling, signIn, test } from './journey.ts';
import { awake, chooseTime, fillPerson, form, goPay } from './rental-steps.ts';

/** The timeline under a thumb: real touches, on a phone. */

test.use({ hasTouch: true, isMobile: true });

const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });
const times = async (page: Page) => `${await form(page).start.inputValue()}–${await form(page).end.inputValue()}`;

type Point = { x: number; y: number };

async function middleOf(page: Page, name: string): Promise<Point> {
  const { x, y, width, height } = (await slider(page, name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

/** A finger, in steps as a screen reports it. The browser itself decides what scrolls. */
async function swipe(finger: CDPSession, from: Point, by: Partial<Point>): Promise<void> {
  const steps = 10;
  const at = (step: number) => ({
    x: from.x + ((by.x ?? 0) * step) / steps,
    y: from.y + ((by.y ?? 0) * step) / steps,
  });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [at(0)]);
  for (let step = 1; step <= steps; step += 1) await touch('touchMove', [at(step)]);
  await touch('touchEnd', []);
}

/** Open from 08:00 to 22:00. */
async function openTimeline(page: Page): Promise<CDPSession> {
  await page.goto(paths.station('parnu'));
  await awake(form(page).pay);
  await chooseTime(page, 4, '10:00', '11:00');
  await slider(page, 'End').scrollIntoViewIfNeeded();
  await form(page).start.blur();
  return page.context().newCDPSession(page);
}

test('a thumb drags the ends and the whole, in steps that make sense', async ({ page }) => {
  const finger = await openTimeline(page);
  for (const name of ['Start', 'End']) {
    const box = await slider(page, name).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }

  // Thirty pixels are less than an hour.
  await swipe(finger, await middleOf(page, 'End'), { x: 30 });
  await expect.poll(() => times(page)).toBe('10:00–11:45');
  await swipe(finger, await middleOf(page, 'Start'), { x: 30 });
  await expect.poll(() => times(page)).toBe('10:45–11:45');
  await swipe(finger, await middleOf(page, 'Start and end together'), { x: 60 });
  await expect.poll(() => times(page)).toBe('12:15–13:15');
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
});

test('a thumb that scrolls the page or the day moves nothing, and a tap brings the slot', async ({ page }) => {
  const finger = await openTimeline(page);
  const top = await page.evaluate(() => scrollY);
  await swipe(finger, await middleOf(page, 'Start and end together'), { y: -120 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
  expect(await times(page)).toBe('10:00–11:00');
  await slider(page, 'End').scrollIntoViewIfNeeded();

  const band = slider(page, 'Start and end together');
  const { y } = await middleOf(page, 'Start and end together');
  const before = (await band.boundingBox())?.x ?? 0;
  await swipe(finger, { x: 340, y }, { x: -200 });
  await expect.poll(async () => (await band.boundingBox())?.x).toBeLessThan(before - 100);
  expect(await times(page)).toBe('10:00–11:00');

  // A tap would only stop a glide.
  let last: number | undefined;
  const isStill = async () => {
    const x = (await band.boundingBox())?.x;
    const hasMoved = x !== last;
    last = x;
    return !hasMoved;
  };
  await expect.poll(isStill, { intervals: [250] }).toBe(true);
  await page.touchscreen.tap(200, y);
  await expect.poll(() => times(page)).not.toBe('10:00–11:00');
  expect(await times(page)).toMatch(/^(\d\d):(00|15|30|45)–\d\d:\2$/);
  await expect.poll(async () => Math.abs(((await band.boundingBox())?.x ?? 0) - 200)).toBeLessThan(10);
});

/** Drags the whole slot or an end to the edge and holds it there; the day scrolls along as far as it can. */
async function holdAtEdge(page: Page, finger: CDPSession, name = 'Start and end together'): Promise<Point> {
  const { x, y } = await middleOf(page, name);
  const hold = (type: 'touchStart' | 'touchMove', at: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: at, y }] });
  await hold('touchStart', x);
  for (let at = x; at < 380; at += 10) await hold('touchMove', at);
  return { x: 380, y };
}

const letGo = (finger: CDPSession) => finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

test('held at the edge, the day comes along', async ({ page }) => {
  const finger = await openTimeline(page);
  await holdAtEdge(page, finger);
  await expect.poll(() => form(page).end.inputValue()).toBe('22:00');
  // Held beyond the last minute.
  await expect(page.getByText('The station closes at 22:00; it cannot end later.')).toBeVisible();
  await letGo(finger);
  await expect(page.getByText('The station closes at 22:00; it cannot end later.')).toBeVisible();
});

test('an end held at the edge stops at the longest rental, and the other end stays', async ({ page }) => {
  const finger = await openTimeline(page);
  await holdAtEdge(page, finger, 'End');
  await expect(page.locator('#time-limit')).toHaveText('The longest rental is 6 h.');
  await letGo(finger);
  expect(await times(page)).toBe('10:00–16:00');
});

test('the proposed end follows a new start, and a chosen one does not', async ({ page }) => {
  await page.goto(paths.station('parnu'));
  await awake(form(page).pay);
  await form(page).dates.nth(4).check();
  await chooseStart(page, '18:00');
  await expect.poll(() => times(page)).toBe('18:00–19:00');
  await chooseStart(page, '09:00');
  await expect.poll(() => times(page)).toBe('09:00–10:00');
  await form(page).end.fill('12:00');
  await form(page).end.blur();
  await chooseStart(page, '10:00');
  await expect.poll(() => times(page)).toBe('10:00–12:00');
});

test('other hours that are asked for as soon as the slot is let go stay in view', async ({ page }) => {
  const finger = await openTimeline(page);
  const earlier = page.getByRole('button', { name: 'Show earlier hours' });
  const { x, y } = await holdAtEdge(page, finger);
  await expect.poll(async () => (await form(page).start.inputValue()) >= '16:00').toBe(true);
  // On a slow phone the last move, the release and the press all come before anything is drawn.
  await earlier.evaluate((button: HTMLElement) => {
    const lastMove = ({ target }: PointerEvent) => {
      target?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, isPrimary: true }));
      button.click();
    };
    window.addEventListener('pointermove', lastMove, { once: true });
  });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x - 30, y }] });
  await letGo(finger);
  const band = slider(page, 'Start and end together');
  await expect(band).not.toBeInViewport();
  await page.getByRole('button', { name: 'Show later hours' }).click();
  await expect(band).toBeInViewport();
});

test('buttons show the rest of the day and leave the slot where it is', async ({ page }) => {
  await openTimeline(page);
  const band = slider(page, 'Start and end together');
  await expect(band).toBeInViewport();
  await page.getByRole('button', { name: 'Show later hours' }).click();
  await expect(band).not.toBeInViewport();
  await page.getByRole('button', { name: 'Show earlier hours' }).click();
  await expect(band).toBeInViewport();
  expect(await times(page)).toBe('10:00–11:00');
});

test('lengths are one tap, and a limit that bites says so beside the field', async ({ page }) => {
  await openTimeline(page);
  const length = (name: string) => page.getByRole('radio', { name, exact: true });
  await page
    .locator('label')
    .filter({ has: length('3 hours') })
    .tap();
  await expect.poll(() => times(page)).toBe('10:00–13:00');
  await expect(length('3 hours')).toBeChecked();
  await expect(length('7 hours')).toHaveCount(0);

  await chooseStart(page, '20:00');
  await expect(length('2 hours')).toBeEnabled();
  await expect(length('3 hours')).toBeDisabled();
  await expect(length('3 hours')).toHaveAccessibleDescription('3 h or more would end after 22:00.');
  await chooseStart(page, '16:30');
  await expect(length('6 hours')).toHaveAccessibleDescription('6 h would end after 22:00.');

  // This used to become 21:00–22:00 silently.
  await chooseStart(page, '20:30');
  await form(page).end.fill('22:00');
  await form(page).end.blur();
  await expect.poll(() => times(page)).toBe('21:00–22:00');
  const limit = page.locator('#time-limit');
  await expect(limit).toHaveText('A start less than two hours before 22:00 allows one hour at most.');
  await expect(form(page).end).toHaveAccessibleDescription(/one hour at most/);
  await expectAccessible(page);
  await chooseStart(page, '17:00');
  await expect(limit).toBeEmpty();
  await chooseStart(page, '12:00');
  await expect(limit).toHaveText('The longest rental is 6 h, so the other end moved along.');
  expect(await times(page)).toBe('12:00–18:00');

  // Another station has other hours.
  await form(page).station.selectOption({ label: 'Pirita rand' });
  await expect(page).toHaveURL(paths.station('pirita'));
  await expect.poll(() => times(page)).toBe('12:00–18:00');
  await expect(limit).toBeEmpty();
  await chooseTime(page, 4, '22:30', '23:30');
  await form(page).station.selectOption({ label: 'Pärnu rand' });
  await expect(page).toHaveURL(paths.station('parnu'));
  await expect.poll(() => times(page)).toBe('21:00–22:00');
  await expect(limit).toHaveText('The station closes at 22:00; it cannot end later.');
});

async function chooseStart(page: Page, time: string): Promise<void> {
  await form(page).start.fill(time);
  await form(page).start.blur();
  await expect(form(page).start).toHaveValue(time);
}

test('a wish that does not fit turns the main button into the nearest time that does', async ({ page }) => {
  await signIn(page, 'thumbs@example.com');
  const { pay } = form(page);
  // Somebody else has all boards between 12:00 and 14:00.
  await page.route('**/api/stations/parnu/availability*', async (route) => {
    const answer = await route.fetch();
    const day = (await answer.json()) as { total: number; start: string };
    const midnight = Temporal.Instant.from(day.start).toZonedDateTimeISO('Europe/Tallinn').startOfDay();
    const at = (hour: number) => midnight.add({ hours: hour }).toInstant().toString();
    const changes = [
      { total: 0, change: -day.total, time: at(12) },
      { total: day.total, change: day.total, time: at(14) },
    ];
    await route.fulfill({ response: answer, json: { ...day, changes } });
  });
  await openTimeline(page);
  await chooseTime(page, 4, '11:30', '12:30');
  await expect(page.getByText('No board is free for all of that time')).toBeVisible();
  await expect(pay).toHaveText(/^Take \d\d:\d\d–\d\d:\d\d$/);
  await expect(pay).toBeEnabled();
  await expectAccessible(page);
  const offered = (await pay.innerText()).replace('Take ', '');
  await pay.tap();
  await expect.poll(() => times(page)).toBe(offered);
  await expect(pay).toHaveText(/^Go Pay/);
  await expect(pay).toBeDisabled();
  await expect(pay).toHaveAccessibleDescription('Accept the terms above to go on.');
  await fillPerson(page, '+372 5555 0177');
  await goPay(page);
});
