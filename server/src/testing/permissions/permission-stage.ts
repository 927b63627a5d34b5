import { hashToken, newId, newToken } from '../../ground/secrets.ts';
import { insertLogin } from '../../identity/accounts/login-store.ts';
import { hashPassword } from '../../identity/accounts/password.ts';
import { newWebhookSecret } from '../../site/stations/webhook-secret.ts';
import { openLinkScene } from '../open-link-scene.ts';
import { type Actor, people, type PersonActor } from './actors.ts';

export type PermissionStage = Awaited<ReturnType<typeof openPermissionStage>>;

/** Each live board has a door of its own, whatever the rows before have left. */
const LOCKERS = 90;
const PASSWORD = 'a password that nobody guesses';

/** The stations and everybody who calls: the owner runs `station`, the other owner `elsewhere`. */
export async function openPermissionStage() {
  const scene = await openLinkScene();
  const { db, clock } = scene;
  const { query } = db;
  const station = await scene.beach({ lockers: LOCKERS });
  const elsewhere = await scene.beach({ lockers: 3 });
  /** For acts that would cut a program's link or end somebody's rights. */
  const spare = await scene.station({ lockers: 2 });
  /** Takes no bookings. */
  const shut = await scene.station({ status: 'disabled' });
  const commands = { readCard: async () => ({ rfids: ['a tag'] }) };
  await station.program({ commands }).begin();
  await elsewhere.program({ commands }).begin();
  await query
    .updateTable('stations')
    .set({ webhookUrl: `${scene.url}/sandbox/api/webhook-sink`, webhookSecret: newWebhookSecret() })
    .execute();

  const accounts = {
    customer: (await scene.customer('customer')).account,
    'other-customer': (await scene.customer('other-customer')).account,
    owner: (await scene.customer('owner')).account,
    'other-owner': (await scene.customer('other-owner')).account,
    admin: (await scene.newAdmin('admin')).account,
  } satisfies Record<PersonActor, unknown>;
  // The last admin can't leave.
  await scene.newAdmin('second-admin');
  const passwordHash = await hashPassword(PASSWORD);
  await query.updateTable('accounts').set({ passwordHash }).where('id', '=', accounts.admin.id).execute();

  const share = { percent: '70', payee: 'Rand OÜ', taxNumber: 'EE101', iban: 'EE382200221020145685' };
  const firstDay = Temporal.PlainDate.from('2020-01-01');
  await query
    .insertInto('ownerShares')
    .values({
      id: newId(),
      stationId: station.id,
      ...share,
      firstDay,
      createdAt: clock.now(),
      createdBy: accounts.admin.id,
    })
    .execute();

  async function newApiKey(stationIds: string[] | null) {
    const [id, key, now] = [newId(), newToken(), clock.now()];
    const row = { id, name: 'Program', hash: hashToken(key), stationIds, createdAt: now, updatedAt: now };
    await query.insertInto('apiKeys').values(row).execute();
    return { id, key };
  }
  const keys = {
    own: (await newApiKey([station.id])).key,
    elsewhere: (await newApiKey([elsewhere.id])).key,
  };

  async function newLogin(actor: PersonActor, kind: 'cookie' | 'bearer' = 'cookie') {
    const [token, now] = [newToken(), clock.now()];
    const login = { accountId: accounts[actor].id, tokenHash: hashToken(token), kind, method: 'email' } as const;
    await insertLogin(query, { ...login, device: 'Test', expiresAt: now.add({ hours: 12 }) }, now);
    return token;
  }

  const isPerson = (actor: Actor): actor is PersonActor => people.some((person) => person === actor);

  /** Just signed in. People show a cookie, or a bearer where only that tells the admin call from the public one. */
  async function credentialOf(actor: Actor, kind: 'cookie' | 'bearer'): Promise<Record<string, string>> {
    if (actor === 'visitor') return {};
    if (actor === 'api-key') return { authorization: `Bearer ${keys.own}` };
    if (actor === 'station-key') return { authorization: `Bearer ${station.key}` };
    const token = await newLogin(actor, kind);
    return kind === 'cookie' ? { cookie: `login=${token}` } : { authorization: `Bearer ${token}` };
  }

  /** Whatever a call did to them, here they are again. */
  async function healPeople() {
    const ids = Object.values(accounts).map(({ id }) => id);
    const now = clock.now();
    await query
      .updateTable('accounts')
      .set({ status: 'active', deletionAskedAt: null, deletionAskedBy: null, restrictedUntil: null })
      .where('id', 'in', ids)
      .execute();
    await query
      .insertInto('stationOwners')
      .values([
        { stationId: station.id, accountId: accounts.owner.id, createdAt: now },
        { stationId: elsewhere.id, accountId: accounts['other-owner'].id, createdAt: now },
      ])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  return {
    ...scene,
    query,
    station,
    elsewhere,
    spare,
    shut,
    accounts,
    password: PASSWORD,
    /** A key of the other station. */
    foreignKey: keys.elsewhere,
    newApiKey,
    newLogin,
    isPerson,
    accountOf: (actor: Actor) => accounts[isPerson(actor) ? actor : 'customer'],
    credentialOf,
    healPeople,
  };
}
