import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 4310);
const baseURL = `http://localhost:${port}`;

/** Journeys in a real browser against the whole product: embedded database, demo data, sandbox. */
export default defineConfig({
  testDir: 'src',
  testMatch: '*.journey.ts',
  outputDir: '../node_modules/.cache/laine/journeys',
  workers: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    timezoneId: 'Europe/Tallinn',
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: 'reduce' },
    // Without pictures: drawn in software, they slow every step down.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" ../sandbox/src/main.ts`,
    url: `${baseURL}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(port), DATA_DIR: mkdtempSync(join(tmpdir(), 'laine-journeys-')) },
  },
});
