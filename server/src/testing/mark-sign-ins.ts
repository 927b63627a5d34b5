import type { Db } from '../ground/db/open-database.ts';
import { newId } from '../ground/secrets.ts';

type Marked = { accountId: string; email: string; mark: (what: string) => string; now: Temporal.Instant };

/** Something that tells whose it is in every row that signing in, or being able to, leaves behind. */
export async function markSignIns(query: Db, { accountId, email, mark, now }: Marked): Promise<void> {
  await query
    .insertInto('identities')
    .values({ provider: 'google', idAtProvider: mark('google'), accountId, createdAt: now })
    .execute();
  await query
    .insertInto('waitingIdentities')
    .values({
      browserHash: mark('browser'),
      email,
      provider: 'facebook',
      idAtProvider: mark('facebook'),
      name: mark('waiting-name'),
      surname: mark('waiting-surname'),
      image: mark('waiting-image'),
      expiresAt: now,
    })
    .execute();
  await query
    .insertInto('loginCodes')
    .values({
      id: newId(),
      email,
      codeHash: mark('code-hash'),
      browserHash: mark('browser'),
      networkHash: mark('network'),
      createdAt: now,
      expiresAt: now,
    })
    .execute();
  await query
    .insertInto('passkeys')
    .values({
      id: newId(),
      accountId,
      credentialId: mark('credential'),
      publicKey: new TextEncoder().encode(mark('key')),
      counter: 0,
      transports: [mark('transport')],
      name: mark('passkey'),
      backedUp: false,
      createdAt: now,
    })
    .execute();
  await query
    .insertInto('passkeyChallenges')
    .values({
      challengeHash: newId(),
      purpose: 'register',
      accountId,
      browserHash: mark('browser'),
      createdAt: now,
      expiresAt: now,
    })
    .execute();
  await query
    .insertInto('recoveryCodes')
    .values({ id: newId(), accountId, codeHash: mark('recovery'), createdAt: now })
    .execute();
}
