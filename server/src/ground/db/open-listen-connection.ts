import { setTimeout as wait } from 'node:timers/promises';
import { oneAtATime } from '@laine/contract/one-at-a-time.ts';
import pg from 'pg';
import type { Engine } from './engine.ts';
import { CONNECTION_WAIT_MS } from './engine.ts';
import { openSubscriptions } from './open-subscriptions.ts';

const FIRST_WAIT_MS = 100;
const MAX_WAIT_MS = 10_000;
const PROBE_EVERY_MS = 30_000;
const ANSWER_WITHIN_MS = 5_000;

const listenTo = (channel: string) => `LISTEN ${pg.escapeIdentifier(channel)}`;

/** LISTEN on a connection of its own, because a pool or pooler would lose it. Subscribes again after every loss. */
export function openListenConnection(
  config: pg.ClientConfig,
  onError: (error: unknown) => void,
): Pick<Engine, 'listen' | 'close'> {
  const subscriptions = openSubscriptions();
  const closing = new AbortController();
  let current: Promise<pg.Client> | undefined;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      ...config,
      connectionTimeoutMillis: CONNECTION_WAIT_MS,
      query_timeout: ANSWER_WITHIN_MS,
    });
    client.on('notification', ({ channel, payload = '' }) => subscriptions.tell(channel, payload));
    client.on('error', onError);
    await client.connect();
    try {
      for (const channel of subscriptions.channels()) await client.query(listenTo(channel));
    } catch (error) {
      void client.end();
      throw error;
    }
    // A firewall may silently drop an idle connection; without an answer we end the client, and the next one starts.
    const probing = setInterval(() => command(client, 'SELECT 1').catch(() => client.end()), PROBE_EVERY_MS);
    probing.unref();
    client.once('end', () => {
      clearInterval(probing);
      if (!closing.signal.aborted) void keep(reconnect());
    });
    return client;
  }

  async function reconnect(): Promise<pg.Client> {
    for (let waitInMs = FIRST_WAIT_MS; ; waitInMs = Math.min(waitInMs * 2, MAX_WAIT_MS)) {
      await wait(waitInMs, undefined, { signal: closing.signal });
      try {
        const client = await connect();
        subscriptions.tellGap();
        return client;
      } catch (error) {
        onError(error);
      }
    }
  }

  function keep(connection: Promise<pg.Client>): Promise<pg.Client> {
    current = connection;
    connection.catch(() => {
      if (current === connection) current = undefined;
    });
    return connection;
  }

  /** One at a time: the driver is about to drop its own queue. */
  function command(client: pg.Client, text: string): Promise<unknown> {
    return oneAtATime(subscriptions, 'command', () => client.query(text));
  }

  return {
    async listen(channel, onMessage, onGap) {
      const stop = subscriptions.add({ channel, onMessage, onGap });
      try {
        await command(await (current ?? keep(connect())), listenTo(channel));
      } catch (error) {
        await stop();
        throw error;
      }
      return stop;
    },
    async close() {
      closing.abort();
      const client = await current?.catch(() => undefined);
      await client?.end();
    },
  };
}
