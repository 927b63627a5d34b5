import { AxeBuilder } from '@axe-core/playwright';
import { paths } from '@laine/contract/paths.ts';
import { isSampled } from '@laine/contract/testing/sample.ts';
import { test as base, expect, type Page, type TestInfo } from '@playwright/test';
import { startProduct, type Product } from './product.ts';

const STARTS_WITHIN_MS = 180_000;

/**
 * Every journey fails on a console error, an uncaught exception or an answer of 500, and begins with a mouse that
 * doesn't move. Each file of journeys gets a new product, whatever ran before it.
 */
export const test = base.extend<{ asNew: void; quiet: void; stillMouse: void }, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use, { parallelIndex }) => {
      const product = await startProduct(parallelIndex);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: STARTS_WITHIN_MS },
  ],
  asNew: [
    async ({ product }, use, { file }) => {
      await product.restoreFor(file);
      await use();
    },
    { auto: true, timeout: STARTS_WITHIN_MS },
  ],
  baseURL: ({ product }, use) => use(product.url),
  quiet: [
    async ({ context }, use) => {
      const noises: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) noises.push(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => noises.push(`exception: ${error.error().message}`));
      context.on('response', (response) => {
        if (response.status() >= 500) noises.push(`${response.status()} ${response.url()}`);
      });
      await use();
      expect(noises.filter((noise) => !expectedNoise.some((pattern) => pattern.test(noise)))).toEqual([]);
    },
    { auto: true },
  ],
  stillMouse: [
    async ({ context }, use) => {
      await context.addInitScript(ignoreUnmovedMouse);
      await use();
    },
    { auto: true },
  ],
});

/** A headless browser reports a mouse in the corner of every new page, and a movement would wake the home page. */
function ignoreUnmovedMouse(): void {
  const ignore = (event: MouseEvent) => {
    const isInCorner = event.screenX === 0 && event.screenY === 0;
    if (isInCorner && event.movementX === 0 && event.movementY === 0) event.stopImmediatePropagation();
  };
  for (const move of ['pointermove', 'mousemove'] as const) addEventListener(move, ignore, true);
}

/** The browser itself logs the refusals and network failures that a journey provokes, and slow drawing of maps. */
const expectedNoise = [
  /the server responded with a status of 4\d\d/,
  /net::ERR_INTERNET_DISCONNECTED/,
  // Some seconds after a page was loaded the browser checks its worker once more.
  /An unknown error occurred when fetching the script/,
  /GPU stall due to ReadPixels/,
];

export { expect };

/**
 * Waits until no colour is in transition, because a colour halfway would count as a contrast error. Transitions begin
 * with the next frame. An invisible animation waits for frames, since a journey may have stopped the page's own clock.
 */
async function coloursSettled(): Promise<void> {
  const threeFramesInMs = 50;
  const nothing = new Animation(new KeyframeEffect(null, null, threeFramesInMs));
  nothing.play();
  await nothing.finished;
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** A scheme changes only colours, so in the dark we check only contrast again. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const inspections = {
  light: (axe: AxeBuilder) => axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']),
  dark: (axe: AxeBuilder) => axe.withRules(colourRules),
};

type Scheme = keyof typeof inspections;

/** How many looks a journey has taken; a journey that is tried again takes the same ones. */
const looks = new WeakMap<TestInfo, number>();

/**
 * A look costs as much as opening a page, so a run takes every third of a journey's looks, another third with each
 * `SEED`, and every ninth in the dark too.
 */
function schemesOfNextLook(): Scheme[] {
  const journey = base.info();
  const look = (looks.get(journey) ?? 0) + 1;
  looks.set(journey, look);
  const name = `${journey.title}${String.fromCodePoint(look)}`;
  if (!isSampled(name, 3)) return [];
  return isSampled(name, 9) ? ['dark', 'light'] : ['light'];
}

/** No violation of WCAG 2.2 AA, in light and in dark. */
export async function expectAccessible(page: Page, within: readonly Scheme[] = ['dark', 'light']): Promise<void> {
  await page.bringToFront();
  for (const colorScheme of schemesOfNextLook().filter((scheme) => within.includes(scheme))) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(coloursSettled);
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
    // No page has foreign frames, and the mode for them would open a second tab for every check.
    const { violations } = await inspections[colorScheme](axe.setLegacyMode()).analyze();
    const found = violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(found).toEqual([]);
  }
}

/** Polled: some parts measure themselves again once the window has another width. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
}

type Message = { subject: string; text: string };

/** Newest first. */
export async function listMessages(page: Page, to: string): Promise<Message[]> {
  const response = await page.request.get(`/sandbox/api/messages?to=${encodeURIComponent(to)}`);
  return ((await response.json()) as { messages: Message[] }).messages;
}

/** Waits for the sandbox's newest message to an address or a phone number. */
export async function newestMessage(page: Page, to: string): Promise<Message> {
  let newest: Message | undefined;
  await expect(async () => {
    [newest] = await listMessages(page, to);
    expect(newest, `a message for ${to}`).toBeDefined();
  }).toPass();
  return newest ?? { subject: '', text: '' };
}

/** Codes already used: signing in again waits for the next mail. */
const readCodes = new Set<string>();

/** The newest login code. Other mails, such as the confirmation of a booking, may arrive after it. */
export async function mailedCode(page: Page, to: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const messages = await listMessages(page, to);
    const subjects = messages.map(({ subject }) => subject);
    // Only mails with a login code have six digits on a line of their own.
    const codes = messages.map(({ text }) => /^\d{6}$/m.exec(text)?.[0]);
    code = codes.find((found) => found !== undefined && !readCodes.has(`${to} ${found}`));
    expect(code, `a code for ${to} in: ${subjects.join(', ')}`).toBeDefined();
  }).toPass();
  readCodes.add(`${to} ${code}`);
  return code ?? '';
}

/** Types the newest code on any page that asks for it. The sixth digit sends it; nothing is pressed. */
export async function typeMailedCode(page: Page, email: string): Promise<void> {
  await page.locator('#code').fill(await mailedCode(page, email));
}

/** Signs in without the screens, for journeys about something else. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.request.post('/api/auth/login/email', { data: { email } });
  const answer = await page.request.post('/api/auth/callback/email', {
    data: { email, code: await mailedCode(page, email) },
  });
  expect(await answer.json()).toEqual({ success: true });
}

/** The home page with running scripts. They wait for the first touch or key, and first show a distance. */
export async function openHomeAwake(page: Page): Promise<void> {
  await page.goto(paths.home());
  await page.mouse.move(100, 100);
  const distances = page.locator('#locations').getByText(/km away/);
  await expect(distances.first()).toBeVisible();
}

/** Reloads the page without its scripts until the returned function is called. */
export async function reloadWithoutScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.unroute('**/assets/*.js');
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  return scripts.resolve;
}

/**
 * Stops the page's own clock, so that it doesn't poll the server. Playwright stops it at a given moment only, which may
 * have passed when the request arrives; the clock stands still by then, so a second request is in time.
 */
export async function stopPageClock(page: Page): Promise<void> {
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 100))).toPass();
}

/** Moves the product's clock; resolves when everything due by then is done. */
export async function advanceClock(page: Page, seconds: number): Promise<void> {
  const answer = await page.request.post('/sandbox/api/clock', { data: { advanceInSeconds: seconds } });
  expect(answer.ok()).toBe(true);
}
