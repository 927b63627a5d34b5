import type { Database } from '@laine/server/ground/db/open-database.ts';
import { newToken } from '@laine/server/ground/secrets.ts';
import { openLaine } from '@laine/server/laine.ts';
import { readSettings } from '@laine/server/settings.ts';
import { standingClock } from '@laine/server/testing/standing-clock.ts';
import { signInAs } from './sign-in-as.ts';

export type Answer = { status: number; body: string };
export type Ask = (path: string, body?: object) => Promise<Answer>;

/** Enough of a long export to show how it goes on. */
const READ_CHARACTERS = 500_000;

/** The server for requests by staff, at a fixed moment: no sockets and no background work change anything. */
export async function openOffice(db: Database, now: Temporal.Instant) {
  const clock = standingClock(now);
  // A key of our own, or the server would write one into a folder.
  const settings = readSettings({ LOG_LEVEL: 'error', CONTACT_HASH_KEY: newToken() });
  const laine = await openLaine({ settings, clock, db, web: 'none' });
  await laine.app.ready();
  return {
    /** Requests from a person's browser; without an e-mail nobody is signed in. */
    async as(email?: string): Promise<Ask> {
      const headers = email === undefined ? {} : { cookie: `login=${await signInAs(db, email, now)}` };
      return async (path, body) => {
        const sent = body === undefined ? {} : { method: 'POST' as const, payload: body };
        const response = await laine.app.inject({ url: path, headers, payloadAsStream: true, ...sent });
        let read = '';
        for await (const part of response.stream()) {
          read += String(part);
          if (read.length > READ_CHARACTERS) break;
        }
        return { status: response.statusCode, body: read };
      };
    },
    close: () => laine.close(),
  };
}
