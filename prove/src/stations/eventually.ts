import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';

const RETRY_DELAY_MS = 20;
/** A busy machine is slow, but anything that takes longer than this never comes. */
const MAX_WAIT_MS = 60_000;

export async function eventually(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = performance.now() + MAX_WAIT_MS;
  while (!(await isSo())) {
    assert.ok(performance.now() < deadline, `waited in vain: ${what}`);
    await wait(RETRY_DELAY_MS);
  }
}
