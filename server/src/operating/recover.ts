import { Email } from '@laine/contract/fields.ts';
import { systemClock } from '../ground/clock.ts';
import { openDatabase } from '../ground/db/open-database.ts';
import { recoverAccount } from '../identity/passkeys/recover-account.ts';
import { runCommand, say } from './command.ts';

/**
 * `npm run -s recover -- admin@example.com`, on the server itself: for somebody who has lost every passkey and every
 * recovery code. Needs only the database settings.
 */

await runCommand(async ({ databaseUrl, dataDir }, [given]) => {
  const { data: email } = Email.safeParse(given);
  if (email === undefined) {
    say('Whose sign-in? npm run -s recover -- admin@example.com');
    return 2;
  }
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
});
