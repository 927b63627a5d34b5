import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** One statement as the driver got it; named if the connection was told to prepare it. */
export type Statement = { name?: string | undefined; text: string; values: unknown[] };

const recordings = new AsyncLocalStorage<Statement[]>();

/** Records every statement that `work` and its consequences send to PostgreSQL. */
export const record = <T>(recording: Statement[], work: () => T): T => recordings.run(recording, work);

/** From now on the driver reports every statement to us. */
export function listenToDriver(): void {
  const { prototype } = pg.Client;
  // eslint-disable-next-line typescript/unbound-method -- called with its own client below
  const query = prototype.query as (...args: unknown[]) => unknown;
  prototype.query = function tell(this: pg.Client, ...args: unknown[]) {
    const [first, list] = args as [string | Statement, unknown];
    const { name, text, values } =
      typeof first === 'string' ? { text: first, values: Array.isArray(list) ? list : [] } : first;
    // A new connection's settings are not part of a checkout.
    const isSetting = text.trimStart().startsWith('SET ');
    if (!isSetting) recordings.getStore()?.push({ name, text, values });
    return query.apply(this, args);
  } as typeof prototype.query;
}
