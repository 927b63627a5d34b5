import { hashToken, newToken } from '../../ground/secrets.ts';
import { insertLogin } from '../../identity/accounts/login-store.ts';
import type { RentalScene } from '../open-rental-scene.ts';

/** A beach with bookings, and everybody who may ask about them. */
export async function openFuzzScene(scene: RentalScene) {
  const { query } = scene.db;
  const beach = await scene.station({ lockers: 3 });
  const hidden = await scene.station({ status: 'hidden' });
  const [customer, owner, admin] = [await scene.customer(), await scene.customer(), await scene.customer()];
  const paid = await customer.checkout(beach.slot('12:00', '13:00'));
  await scene.pay(paid.url);
  await customer.read((await customer.newest()).id);
  await customer.checkout(beach.slot('15:00', '16:00'), { count: 2 });

  const bookings = await query.selectFrom('bookings').select('id').where('stationId', '=', beach.id).execute();
  const sessions = await query.selectFrom('sessions').select('id').where('stationId', '=', beach.id).execute();
  const accountIds = [customer, owner, admin].map(({ account }) => account.id);
  const since = { accountId: owner.account.id, createdAt: scene.clock.now() };

  /** Whatever was done to them before: here they are again, each with a new login. */
  async function callers() {
    await query
      .updateTable('accounts')
      .set({ status: 'active', role: 'user', deletionAskedAt: null })
      .where('id', 'in', accountIds)
      .execute();
    await query.updateTable('accounts').set({ role: 'admin' }).where('id', '=', admin.account.id).execute();
    await query
      .insertInto('stationOwners')
      .values([beach, hidden].map(({ id }) => ({ stationId: id, ...since })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return [
      { name: 'visitor', headers: {} },
      { name: 'customer', headers: { cookie: await signIn(customer.account.id, 'cookie') } },
      { name: 'owner', headers: { cookie: await signIn(owner.account.id, 'cookie') } },
      { name: 'admin', headers: { cookie: await signIn(admin.account.id, 'cookie') } },
      { name: "admin's program", headers: { authorization: await signIn(admin.account.id, 'bearer') } },
    ];
  }

  async function signIn(accountId: string, kind: 'cookie' | 'bearer'): Promise<string> {
    const token = newToken();
    const now = scene.clock.now();
    const login = { accountId, tokenHash: hashToken(token), kind, method: 'email', device: 'Test' } as const;
    await insertLogin(query, { ...login, expiresAt: now.add({ hours: 1 }) }, now);
    return kind === 'cookie' ? `login=${token}` : `Bearer ${token}`;
  }

  return {
    callers,
    ids: {
      stationId: [beach.id, beach.id, hidden.id],
      bookingId: bookings.map(({ id }) => id),
      sessionId: sessions.map(({ id }) => id),
      userId: accountIds,
      personId: accountIds,
    },
  };
}
