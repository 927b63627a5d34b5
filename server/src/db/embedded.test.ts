import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEmbedded } from '../testing/test-database.ts';
import { openDatabase } from './open-database.ts';

const KILLS = 10;

describeOnEmbedded('the embedded database', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'laine-embedded-'));
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  test('keeps every acknowledged commit when its process is killed in the middle of writing', { timeout: 120_000 }, async () => {
    let acknowledged = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const writer = startWriter(dataDir);
      const found = await writer.found;
      expect(found.length).toBeGreaterThanOrEqual(acknowledged);
      expect(found.length).toBeLessThanOrEqual(acknowledged + 1);
      acknowledged = await writer.killSoon();
    }
    const { found } = startWriter(dataDir);
    expect((await found).length).toBeGreaterThanOrEqual(acknowledged);
  });
});
