import { AsyncLocalStorage } from 'node:async_hooks';

const scopes = new AsyncLocalStorage<{ open: boolean }>();

/**
 * A second connection requested inside a transaction waits for the first one: for ever on the embedded engine, which
 * has only one, and on PostgreSQL as soon as the pool is busy. Both engines refuse it at once, so that tests on either
 * find it.
 */
export function refuseInsideTransaction(): void {
  if (scopes.getStore()?.open) {
    throw new Error('A connection was asked for inside a transaction: pass the transaction down instead');
  }
}

export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const scope = { open: true };
  try {
    return await scopes.run(scope, work);
  } finally {
    scope.open = false;
  }
}

/** For callbacks that the driver calls from whatever transaction happens to be running. */
export function outsideTransaction<T>(work: () => T): T {
  return scopes.run({ open: false }, work);
}
