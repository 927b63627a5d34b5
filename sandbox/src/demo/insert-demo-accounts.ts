import type { Tx } from '@laine/server/ground/db/open-database.ts';
import { newId } from '@laine/server/ground/secrets.ts';
import { hashPassword } from '@laine/server/identity/accounts/password.ts';
import { demoAdmin, demoCustomers, demoOwner } from './demo-people.ts';

/** The ids of the customers' accounts, by their addresses. */
export type AccountIds = ReadonlyMap<string, string>;

export async function insertDemoAccounts(tx: Tx, now: Temporal.Instant): Promise<AccountIds> {
  const times = { createdAt: now, updatedAt: now };
  const admin = { id: newId(), role: 'admin' as const, ...(await credentialsOf(demoAdmin)) };
  const owner = { id: newId(), role: 'user' as const, ...(await credentialsOf(demoOwner)) };
  const customers = demoCustomers.map(({ email, name, phone, locale }) => ({
    id: newId(),
    email,
    name,
    phone,
    locale,
  }));
  for (const person of [admin, owner, ...customers]) {
    await tx
      .insertInto('accounts')
      .values({ ...person, ...times })
      .execute();
  }
  // They have tried out that they are reached: a station opens only where somebody can be called.
  const tested = [admin, owner].map(({ id: accountId }) => ({
    accountId,
    byMail: true,
    bySms: true,
    quietFromInSeconds: 22 * 3600,
    quietToInSeconds: 7 * 3600,
    digestAtInSeconds: 7 * 3600,
    smsReachedAt: now,
    updatedAt: now,
  }));
  await tx.insertInto('alertSettings').values(tested).execute();
  const ownership = { stationId: demoOwner.stationId, accountId: owner.id, createdAt: now };
  await tx.insertInto('stationOwners').values(ownership).execute();
  return new Map(customers.map(({ email, id }) => [email, id]));
}

type Staff = { email: string; name: string; phone: string; password: string };

async function credentialsOf({ email, name, phone, password }: Staff) {
  return { email, name, phone, passwordHash: await hashPassword(password) };
}
