import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

/** Journeys in a real browser against the whole product, of which every worker has its own (see `src/product.ts`). */
export default defineConfig({
  testDir: 'src',
  testMatch: '*.journey.ts',
  outputDir: '../node_modules/.cache/laine/journeys',
  globalSetup: './src/make-template.ts',
  // Journeys wait for animations, mails and polls a third of the time, so one more than there are cores.
  workers: Math.min(availableParallelism() + 1, 6),
  forbidOnly: true,
  // As in `vitest.config.ts`: asked twice where nobody watches, and named.
  retries: process.env['CI'] ? 1 : 0,
  // The longest journey takes half a minute; a machine that is busy with something else takes several times as long.
  timeout: 240_000,
  // Playwright's own pauses grow to a second, and a mail is there after a tenth.
  expect: { timeout: 20_000, toPass: { intervals: [100] } },
  use: {
    timezoneId: 'Europe/Tallinn',
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: 'reduce' },
    // A trace takes CPU in every journey: `--trace on` records one.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
});
