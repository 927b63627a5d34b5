import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const ClockFile = z.object({ offsetInSeconds: z.number().min(0) });

const fileIn = (dataDir: string) => join(dataDir, 'clock.json');

/** How far the product's clock was ahead of real time when it was last moved. */
export async function loadClockOffset(dataDir: string): Promise<Temporal.Duration> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return JSON.stringify({ offsetInSeconds: 0 });
    throw error;
  });
  try {
    return Temporal.Duration.from({ seconds: ClockFile.parse(JSON.parse(text)).offsetInSeconds });
  } catch {
    // Starting at real time instead would move the clock back behind what is stored in the database.
    throw new Error(`${fileIn(dataDir)} is damaged; delete the data folder to start afresh`);
  }
}

export async function saveClockOffset(dataDir: string, offset: Temporal.Duration): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  // A rename is atomic: a crash leaves the old file or the new one, never half of either.
  const draft = `${fileIn(dataDir)}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify({ offsetInSeconds: Math.ceil(offset.total('seconds')) }), { flush: true });
  await rename(draft, fileIn(dataDir));
}
