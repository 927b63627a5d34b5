import { Email } from '@laine/contract/fields.ts';
import { systemClock } from '../ground/clock.ts';
import { migrate } from '../ground/db/migrate.ts';
import { openDatabase } from '../ground/db/open-database.ts';
import { makeAdmin } from '../identity/accounts/make-admin.ts';
import { runCommand, say } from './command.ts';

/** `npm run -s create-admin -- you@example.com`, on the server itself: the first admin, or a further one. */

await runCommand(async ({ databaseUrl, dataDir }, [given]) => {
  const { data: email } = Email.safeParse(given);
  if (email === undefined) {
    say('Who? npm run -s create-admin -- you@example.com');
    return 2;
  }
  const db = await openDatabase({ databaseUrl, dataDir });
  try {
    await migrate(db);
    const outcome = await makeAdmin(db, email, systemClock().now());
    if (outcome === 'refused') {
      say(`${email} is banned, suspended or about to leave: nothing was changed.`);
      return 1;
    }
    say(outcome === 'made' ? `${email} is an admin now.` : `${email} was an admin already.`);
    say('They sign in with this address by e-mail; their first visit to /admin asks for a passkey.');
    return 0;
  } finally {
    await db.close();
  }
});
