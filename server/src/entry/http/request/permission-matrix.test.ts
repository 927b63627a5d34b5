import { type Call, clientPath, serverPaths } from '@laine/contract/call.ts';
import { calls } from '@laine/contract/calls.ts';
import { sample } from '@laine/contract/testing/sample.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Actor, actors } from '../../../testing/permissions/actors.ts';
import { askAs, type Told } from '../../../testing/permissions/ask-as.ts';
import { openPermissionScene, type PermissionScene } from '../../../testing/permissions/open-permission-scene.ts';
import { permissionRows } from '../../../testing/permissions/permission-rows.ts';
import type { Row } from '../../../testing/permissions/row.ts';

/**
 * Tries every call as every actor (decision 0178), a third of them in each run. An allowed actor gets the right answer and effect; a refused one
 * changes nothing in the database.
 */

let scene: PermissionScene;
beforeAll(async () => {
  scene = await openPermissionScene();
});
afterAll(() => scene.close());
beforeEach(() => scene.tidy());

type Line = { name: string; call: Call; path: string; row: Row };

const publicPlaces = new Set(
  Object.values<Call>(calls)
    .filter(({ answersAt }) => answersAt === 'public')
    .map((call) => `${call.method} ${clientPath(call)}`),
);
/** True if a public call answers this path when there's no bearer. */
const isShared = ({ call, path }: Line) => call.answersAt !== 'public' && publicPlaces.has(`${call.method} ${path}`);

const lines = Object.entries<Call>(calls).flatMap(([name, call]) => {
  const rows = [permissionRows[name as keyof typeof calls]].flat() as unknown as Row[];
  return rows.flatMap((row) => serverPaths(call).map((path): Line => ({ name, call, path, row })));
});

const statusFor = (line: Line, actor: Actor) => Number(line.row.may.split(' ')[actors.indexOf(actor)]);
const isRefused = (line: Line, actor: Actor) => statusFor(line, actor) >= 400;
const callersOf = (line: Line) => actors.filter((actor) => !(actor === 'visitor' && isShared(line)));

const codes: Record<number, string> = { 401: 'not-signed-in', 403: 'not-allowed', 404: 'not-found' };
const expected = (status: number) => (status < 400 ? String(status) : `${status} ${codes[status]}`);
const isStaffHere = (actor: Actor) => actor === 'owner' || actor === 'api-key';
/** The keys of this test may manage; reading the books needs other keys. */
const WRONG_KEY = '403 scope-too-small';
const needsBooksKey = ({ call }: Line) => call.scope === 'accounting';
const refusalOf = (line: Line, actor: Actor) => {
  if (actor === 'api-key' && needsBooksKey(line)) return WRONG_KEY;
  const status = statusFor(line, actor);
  const hears = status === 403 && isStaffHere(actor) ? line.row.staffHear : undefined;
  return hears === undefined ? expected(status) : `${status} ${hears}`;
};
const told = ({ status, refusal }: Told) => (status < 400 ? String(status) : `${status} ${refusal}`);

/** At a path from the original API table people send a bearer, elsewhere their cookie. */
const kindAt = ({ call, path }: Line) =>
  call.answersAt === 'admin-and-literal' && !path.startsWith('/api/admin') ? 'bearer' : 'cookie';

async function prepare(line: Line, actor: Actor) {
  const { row, call, path } = line;
  const input = ((await row.give?.(scene, actor)) ?? {}) as Record<string, unknown>;
  const extras = (await row.extras?.(scene, actor)) ?? {};
  return { url: scene.url, call, path, input, extras };
}

/** Where programs are allowed, one of another station gets the same answers as that station's owner. */
const letsProgramsIn = ({ call }: Line) => ['anyone', 'proof', 'reader', 'staff'].includes(call.access);
const foreignStatus = (line: Line) => statusFor(line, letsProgramsIn(line) ? 'other-owner' : 'api-key');

type Prepared = Awaited<ReturnType<typeof prepare>>;

async function askRefused(line: Line, asked: Prepared): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const actor of callersOf(line).filter((one) => isRefused(line, one))) {
    const credential = await scene.credentialOf(actor, kindAt(line));
    answers[actor] = told(await askAs({ ...asked, credential }));
  }
  if (foreignStatus(line) >= 400) {
    const credential = { authorization: `Bearer ${scene.foreignKey}` };
    answers['foreign key'] = told(await askAs({ ...asked, credential }));
  }
  return answers;
}

function refusalsOf(line: Line): Record<string, string> {
  const refused = callersOf(line).filter((actor) => isRefused(line, actor));
  const answers = Object.fromEntries(refused.map((actor) => [actor, refusalOf(line, actor)]));
  const foreign = needsBooksKey(line) ? WRONG_KEY : expected(foreignStatus(line));
  return { ...answers, ...(foreignStatus(line) >= 400 && { 'foreign key': foreign }) };
}

const seers: Record<'public' | 'staff', Actor[]> = { public: ['customer'], staff: ['owner', 'admin', 'api-key'] };
const maySee = ({ call }: Line, actor: Actor) =>
  seers[call.answersAt === 'public' ? 'public' : 'staff'].includes(actor);

/** Makes the call as an allowed actor, and checks its effect. */
async function act(line: Line, actor: Actor): Promise<Record<string, unknown>> {
  const { row } = line;
  const shown = await row.lists?.(scene);
  const asked = await prepare(line, actor);
  const credential = await scene.credentialOf(actor, kindAt(line));
  const table = typeof row.does === 'function' ? row.does(actor) : row.does;
  const before = table && (await scene.fingerprintOf(table));
  const answer = await askAs({ ...asked, credential });
  return {
    answer: told(answer),
    ...(table && { [`changes ${table}`]: (await scene.fingerprintOf(table)) !== before }),
    ...(shown !== undefined && { 'sees the thing': answer.text.includes(shown) }),
  };
}

const actOf = (line: Line, actor: Actor): Record<string, unknown> => {
  const { row } = line;
  const table = typeof row.does === 'function' ? row.does(actor) : row.does;
  return {
    answer: expected(statusFor(line, actor)),
    ...(table && { [`changes ${table}`]: true }),
    ...(row.lists && { 'sees the thing': maySee(line, actor) }),
  };
};

/** Pending background work may change something as well; a change by a refused call would appear at every try. */
const TRIES = 5;

/** Waits until background effects are done: payment events and the mail that follows arrive late. */
async function settledFingerprint() {
  for (;;) {
    await scene.jobs.drain();
    const seen = await scene.fingerprintOfAll();
    await scene.jobs.drain();
    const again = await scene.fingerprintOfAll();
    if (Object.keys(again).every((table) => again[table] === seen[table])) return again;
  }
}

async function refuse(line: Line): Promise<void> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const asked = await prepare(line, 'customer');
    await scene.jobs.drain();
    const before = await (tries === 1 ? scene.fingerprintOfAll() : settledFingerprint());
    const answers = await askRefused(line, asked);
    expect(answers, `got ${JSON.stringify(answers)}`).toEqual(refusalsOf(line));
    const after = await scene.fingerprintOfAll();
    const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
    if (changed.length === 0) return;
    expect(tries < TRIES, `a refused call has changed ${changed.join(', ')}`).toBe(true);
  }
}

const titles = lines.map((line) => {
  const { call, path, name, row } = line;
  return [call.method, path, [name, row.about].filter(Boolean).join(' '), line] as const;
});

test.each(sample(titles, 3))('%s %s (%s) is for those whom its row names', async (_method, _path, _name, line) => {
  if (Object.keys(refusalsOf(line)).length > 0) await refuse(line);
  for (const actor of callersOf(line).filter((one) => !isRefused(line, one))) {
    const done = await act(line, actor);
    expect(done, `${actor} ${JSON.stringify(done)}`).toEqual(actOf(line, actor));
  }
});

test('every call is served, and somebody may make it', async () => {
  const response = await scene.browser().fetch('/api/openapi.json');
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, { operationId: string }>> };
  const served = new Set(
    Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId)),
  );
  expect(Object.keys(calls).filter((name) => !served.has(name))).toEqual([]);
  const closed = lines.filter((line) => actors.every((actor) => isRefused(line, actor)));
  expect(closed.map(({ name }) => name)).toEqual([]);
});
