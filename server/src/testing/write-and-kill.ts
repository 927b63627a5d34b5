import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Found } from '../ground/db/killed-writer-fixture.ts';

export const writer = fileURLToPath(new URL('../ground/db/killed-writer-fixture.ts', import.meta.url));
/** Compiles the engine in one step: most of what such a short-lived process does. */
export const quickStart = '--liftoff-only';

/** Counted from its start, death may come while it makes or repairs the database. */
export type Life = { inMs: number; from: 'start' | 'first-commit' };

/** Lets the writer live for a moment, kills it, and answers what it found and the last commit that it was told of. */
export async function writeAndKill(dataDir: string, life: Life): Promise<{ found?: Found; acknowledged?: number }> {
  const child = spawn(process.execPath, [quickStart, writer, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit') as Promise<[code: number | null]>;
  const dieLater = () => setTimeout(() => child.kill('SIGKILL'), life.inMs);
  if (life.from === 'start') dieLater();
  let found: Found | undefined;
  let acknowledged: number | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    if (found) {
      if (acknowledged === undefined && life.from === 'first-commit') dieLater();
      acknowledged = Number(line);
    } else found = JSON.parse(line) as Found;
  }
  const [code] = await ended;
  if (code !== null) throw new Error(`the writer ended by itself with code ${code}`);
  return { ...(found && { found }), ...(acknowledged !== undefined && { acknowledged }) };
}
