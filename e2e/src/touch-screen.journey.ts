import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { locales, type Locale } from '@laine/contract/languages.ts';
import { WarningKind } from '@laine/contract/station-link.ts';
import { sample } from '@laine/contract/testing/sample.ts';
import type { Page } from '@playwright/test';
import { exampleScreen, exampleViews } from '../../station/kiosk/src/testing/example-screens.ts';
import { expect, test } from './journey.ts';

type Screen = typeof exampleScreen;
type Shown = { show: (screen: Screen) => Promise<void> };

const BUILD = fileURLToPath(new URL('../../station/kiosk/build/', import.meta.url));
const ADDRESS = 'http://localhost/touch-screen/';
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The page as a station serves it, with a program that shows any given screen. */
async function openTouchScreen(page: Page): Promise<void> {
  await page.route(`${ADDRESS}**`, async (route) => {
    const name = new URL(route.request().url()).pathname.replace('/touch-screen/', '') || 'index.html';
    const body = await readFile(join(BUILD, name)).catch(() => undefined);
    await route.fulfill(body ? { body, contentType: types[extname(name)] ?? 'text/plain' } : { status: 404 });
  });
  await page.addInitScript(() => {
    const load = window.fetch;
    const text = new TextEncoder();
    const events = new ReadableStream<Uint8Array>({
      start(stream) {
        const show = async (screen: unknown) => {
          stream.enqueue(text.encode(`data: ${JSON.stringify(screen)}\n\n`));
          // Drawn, and with the fonts that it needs.
          await new Promise(requestAnimationFrame);
          await document.fonts.ready;
          await new Promise(requestAnimationFrame);
        };
        Object.assign(window, { show });
      },
    });
    window.fetch = async (input, init) =>
      input instanceof URL && input.pathname.endsWith('/events') ? new Response(events) : load(input, init);
  });
  await page.goto(ADDRESS);
}

const show = (page: Page, screen: Screen) => page.evaluate((shown) => (window as unknown as Shown).show(shown), screen);

const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return Math.max(0, scrollHeight - innerHeight, scrollWidth - innerWidth);
  });

/** Everything that the first page may show beside its buttons. */
const starts: Partial<Screen>[] = [
  { closed: 'out-of-service' },
  { closed: 'return-only' },
  { closed: 'after-hours', opensAt: '2026-07-05T05:00:00Z' },
  ...WarningKind.options.map((kind) => ({ warning: { kind, until: '2026-07-04T15:00:00Z' } })),
];

const screensIn = (locale: Locale): Screen[] => [
  ...exampleViews.map((view) => ({ ...exampleScreen, locale, view })),
  ...starts.map((more) => ({ ...exampleScreen, locale, ...more })),
];

for (const [width, height] of [
  [600, 1024],
  [800, 1280],
] as const) {
  test(`every page of the touch screen fits ${width}x${height} in every language`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openTouchScreen(page);
    const tooTall: string[] = [];
    for (const screen of sample(locales.flatMap(screensIn), 3)) {
      await show(page, screen);
      const by = await overflow(page);
      if (by > 0) tooTall.push(`${screen.locale} ${JSON.stringify(screen.view).slice(0, 90)}: ${by} px`);
    }
    expect(tooTall).toEqual([]);
  });
}
