import { gzipSync } from 'node:zlib';
import { paths } from '@laine/contract/paths.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

/**
 * Scripts of the pages on which visits begin, without the texts: everybody waits for them before anything comes alive.
 * On a phone's network a file costs a round trip and a kilobyte five milliseconds, so both only grow on purpose.
 */
const limits = [
  { name: 'home', address: paths.home(), kilobytes: 142, files: 8 },
  { name: 'a station', address: paths.station('pirita'), kilobytes: 170, files: 9 },
  { name: 'the login', address: paths.login(), kilobytes: 144, files: 8 },
];

for (const { name, address, kilobytes, files } of limits) {
  test(`the page of ${name} loads at most ${kilobytes} kB of script in ${files} files`, async ({ page }) => {
    const scripts = await listScripts(page, address);
    const sizes = await Promise.all(scripts.map((script) => compressedSize(page, script)));
    expect(scripts.length).toBeLessThanOrEqual(files);
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1_000).toBeLessThanOrEqual(kilobytes);
  });
}

test('a station’s page loads nothing twice, and no schemas before somebody touches the form', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(paths.station('pirita'));
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => path.includes('/manifest-'))).toHaveLength(1);
  expect(loaded.filter((path) => path.startsWith('/api/') || path.endsWith('.data'))).toEqual([]);
});

test('every part of a station’s page stands in its place before any script runs', async ({ page }) => {
  const answer = await page.request.get(paths.station('pirita'));
  const html = await answer.text();
  expect(html).toContain('id="faq"');
  expect(html).not.toMatch(/<template id="B:/);
});

test('a station’s form is rendered once when it comes alive, without a currency format of the browser’s', async ({
  page,
}) => {
  await page.addInitScript(watchForm);
  await page.goto(paths.station('pirita'));
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['form'])).toBe('once, 0 formats');
});

/**
 * React stores an element's last rendered properties on the element itself. `scripts-ready` comes with the first
 * rendering; a second one that it causes follows before any timer.
 */
function watchForm() {
  let formats = 0;
  Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
    construct: (target, args: [string?, Intl.NumberFormatOptions?]) => {
      // Plurals have a plain formatter of their own.
      if (args[1]?.style === 'currency') formats += 1;
      return Reflect.construct(target, args);
    },
  });
  const properties = () => {
    const start = document.querySelector('#start');
    const key = Object.keys(start ?? {}).find((name) => name.startsWith('__reactProps$'));
    return start && key && Reflect.get(start, key);
  };
  addEventListener('scripts-ready', () => {
    const first: unknown = properties();
    setTimeout(() => {
      const isOnce = first !== undefined && first === properties();
      document.documentElement.dataset['form'] = `${isOnce ? 'once' : 'again'}, ${formats} formats`;
    });
  });
}

async function listScripts(page: Page, address: string): Promise<string[]> {
  const answer = await page.request.get(address);
  const html = await answer.text();
  const found = [...html.matchAll(/["'](\/assets\/[\w.~-]+\.js)["']/g)].flatMap(([, script = '']) => script);
  expect(found).not.toEqual([]);
  return [...new Set(found)];
}

async function compressedSize(page: Page, script: string): Promise<number> {
  const answer = await page.request.get(script);
  return gzipSync(await answer.body(), { level: 9 }).length;
}
