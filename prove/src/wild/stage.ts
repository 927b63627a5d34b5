import { migrate } from '@laine/server/ground/db/migrate.ts';
import { openDatabase } from '@laine/server/ground/db/open-database.ts';
import { type Beach, type LinkScene, openLinkScene } from '@laine/server/testing/open-link-scene.ts';
import { createDatabase, dropDatabase, inDatabase } from '@laine/server/testing/server-databases.ts';
import { Admin } from '../season/admin.ts';
import { offerYear } from '../season/prepaid.ts';
import type { Customer } from '../season/stage.ts';
import { StationDesk } from '../season/station-desk.ts';
import { Boards } from './boards.ts';
import { Gifts } from './gifts.ts';
import { Names } from './names.ts';

const LOCKERS = 6;

export type Role = 'visitor' | 'customer' | 'owner' | 'admin';
export type Someone = {
  name: string;
  role: Role;
  phone: string;
  accountId: string;
  /** Signs in again, since any step may end a login. */
  signIn: () => Promise<Customer['browser']>;
};

export type WildStage = {
  scene: LinkScene;
  beach: Beach;
  desk: StationDesk;
  boards: Boards;
  people: Someone[];
  names: Names;
  gifts: Gifts;
  /** Requested times. */
  slots: { start: string; end: string }[];
  /** When it began; moments are named by the minutes since. */
  begin: Temporal.Instant;
  close(): Promise<void>;
};

/** A migrated database to copy stages from: a run has many short scenes. */
export async function makeTemplate(postgresUrl: string): Promise<string> {
  const name = await createDatabase(postgresUrl, 'template1');
  const db = await openDatabase({ databaseUrl: inDatabase(postgresUrl, name), dataDir: '' });
  await migrate(db);
  await db.close();
  return name;
}

/** A beach, its owner who also rents, two customers, somebody without an account, and two admins. */
export async function openWildStage(postgresUrl: string, template: string): Promise<WildStage> {
  const database = await createDatabase(postgresUrl, template);
  const databaseUrl = inDatabase(postgresUrl, database);
  const scene = await openLinkScene({ db: await openDatabase({ databaseUrl, dataDir: '' }) });
  const beach = await scene.beach({ lockers: LOCKERS });
  const boards = await Boards.of(scene.db.query);
  const desk = new StationDesk(beach, { scan: async ({ lockerNumber }) => boards.scan(lockerNumber) });
  await desk.tell();
  await offerYear(scene);
  const meet = async (name: string, role: Exclude<Role, 'visitor'>, phone: string): Promise<Someone> => {
    const person = await (role === 'admin' ? scene.newAdmin(name) : scene.customer(name));
    const member = Admin.of(scene, person);
    return { name, role, phone, accountId: person.account.id, signIn: () => member.signIn() };
  };
  const people = [
    await meet('Anna', 'customer', '+37255550101'),
    await meet('Ben', 'customer', '+34600000102'),
    await meet('Olga', 'owner', '+37255550103'),
    await meet('Ada', 'admin', '+37255550104'),
    await meet('Adam', 'admin', '+37255550105'),
  ];
  const now = scene.clock.now();
  const owners = people.filter(({ role }) => role === 'owner');
  await scene.db.query
    .insertInto('stationOwners')
    .values(owners.map(({ accountId }) => ({ stationId: beach.id, accountId, createdAt: now })))
    .execute();
  const friend = { name: 'Fred', role: 'visitor', phone: '+37255550106', accountId: '' } as const;
  const names = new Names();
  await names.look(scene.db.query, 0);
  return {
    scene,
    beach,
    desk,
    boards,
    people: [...people, { ...friend, signIn: async () => scene.browser() }],
    names,
    gifts: new Gifts(),
    slots: [],
    begin: now,
    async close() {
      await scene.close();
      await dropDatabase(postgresUrl, database);
    },
  };
}
