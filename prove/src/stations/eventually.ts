import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_AGAIN_IN_MS = 20;
/** A busy machine takes its time; what takes longer never comes. */
const MOST_PATIENCE_IN_MS = 60_000;

export async function eventually(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = performance.now() + MOST_PATIENCE_IN_MS;
  while (!(await isSo())) {
    assert.ok(performance.now() < deadline, `waited in vain: ${what}`);
    await wait(LOOK_AGAIN_IN_MS);
  }
}
