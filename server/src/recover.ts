import { Email } from '@laine/contract/fields.ts';
import { systemClock } from './clock.ts';
import { openDatabase } from './db/open-database.ts';
import { recoverAccount } from './passkeys/recover-account.ts';
import { readSettings } from './settings.ts';
import { startFailure } from './start-failure.ts';

/**
 * `npm run -s recover -- admin@example.com`, on the server itself: for somebody who has lost every passkey and every recovery
 * code. Only the database is needed for it, so nothing else has to be set.
 */

const say = (words: string) => process.stdout.write(`${words}\n`);

async function recover(given: string | undefined): Promise<number> {
  const { data: email } = Email.safeParse(given);
  if (email === undefined) {
    say('Whose sign-in? npm run -s recover -- admin@example.com');
    return 2;
  }
  const { databaseUrl, dataDir } = readSettings({ ...process.env, NODE_ENV: undefined });
  const db = await openDatabase({ databaseUrl, dataDir });
  try {
    const gone = await recoverAccount(db, email, systemClock().now());
    if (!gone) {
      say(`Nobody has the address ${email}.`);
      return 1;
    }
    const { passkeys, recoveryCodes, providers } = gone;
    say(
      `${email}: ${passkeys} passkeys, ${recoveryCodes} recovery codes and ${providers} links to Google or Facebook removed, signed out everywhere.`,
    );
    say('They sign in with their address and make a new passkey. A mail tells them.');
    return 0;
  } finally {
    await db.close();
  }
}

try {
  process.exitCode = await recover(process.argv[2]);
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exitCode = 1;
}
