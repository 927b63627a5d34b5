import type { Call, CallInput } from '@laine/contract/call.ts';
import { calls } from '@laine/contract/calls.ts';
import { callAddress } from '@laine/contract/client.ts';
import { examplePhoto } from '@laine/server/testing/example-photo.ts';
import { type Answer, findFault } from '@laine/server/testing/fuzz/find-fault.ts';
import { collected, returned } from '@laine/server/testing/open-link-scene.ts';
import { unseen } from '../season/bring-boards-back.ts';
import type { WildStage } from './stage.ts';
import type { BoardAct, Step } from './step.ts';

/** The outcome of a step: the answer, and any fault in it. */
export type Outcome = { said: string; status: number; hasEffect: boolean; fault?: string | undefined };

/** Takes a step and waits for all its consequences. Undefined if it names something that doesn't exist. */
export async function takeStep(stage: WildStage, step: Step): Promise<Outcome | undefined> {
  const outcome = await doIt(stage, step);
  if (!outcome?.hasEffect) return outcome;
  await stage.scene.jobs.drain();
  await stage.gifts.look(stage, undefined);
  await stage.names.look(stage.scene.db.query, step.number);
  return outcome;
}

function doIt(stage: WildStage, step: Step): Promise<Outcome | undefined> {
  switch (step.does) {
    case 'call':
      return makeCall(stage, step);
    case 'pay':
      return pay(stage, step);
    case 'wait':
      return wait(stage, step);
    case 'dispute':
    case 'win-dispute':
    case 'lose-dispute':
      return askBank(stage, step);
    case 'unplug':
    case 'plug':
      return turnNetwork(stage, step.does);
    default:
      return moveBoard(stage, step.does, step);
  }
}

/** A name without a thing on this stage. */
class Unknown extends Error {}

/** Replaces names by ids, moments and earlier answers. */
export function resolve({ names, begin }: WildStage, value: unknown): unknown {
  const one = (text: string): unknown => {
    if (text.startsWith('~day'))
      return begin
        .add({ hours: 24 * Number(text.slice(4)) })
        .toString()
        .slice(0, 10);
    if (text.startsWith('~')) return begin.add({ minutes: Number(text.slice(1)) }).toString();
    const found = text.startsWith('#') ? names.idOf(text) : text.startsWith('!') ? names.valueOf(text) : text;
    if (found === undefined) throw new Unknown(text);
    return found;
  };
  const inside = (part: unknown): unknown => {
    if (typeof part === 'string') return one(part);
    if (Array.isArray(part)) return part.map(inside);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, own]) => [name, inside(own)]));
  };
  return inside(value);
}

function resolved(stage: WildStage, value: unknown): unknown {
  try {
    return resolve(stage, value);
  } catch (error) {
    if (error instanceof Unknown) return undefined;
    throw error;
  }
}

type CallStep = Extract<Step, { does: 'call' }>;
type DoorStep = Extract<Step, { session: string }>;
type BankStep = Extract<Step, { payment: string }>;

async function makeCall(stage: WildStage, { who, call: name, input, number }: CallStep): Promise<Outcome | undefined> {
  const given = resolved(stage, input) as Record<string, unknown> | undefined;
  const someone = stage.people.find((person) => person.name === who);
  if (!given || !someone) return undefined;
  const call: Call = calls[name];
  const browser = await someone.signIn();
  const address = callAddress(call, given as CallInput<Call>);
  const response = await browser.fetch(address, { method: call.method, ...(await contentOf(call, given)) });
  const answer: Answer = {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text: await response.text(),
  };
  stage.names.touch(address + JSON.stringify(given), number);
  if (isJson(answer)) stage.names.hear(JSON.parse(answer.text), number);
  const hasEffect = call.method !== 'GET' && response.ok;
  // A renter pays for time; anybody else who adds some is staff.
  if (hasEffect) await stage.gifts.look(stage, call.access === 'customer' ? undefined : someone);
  const said = response.ok ? 'done' : `refused, ${response.headers.get('x-refusal') ?? response.status}`;
  return { said, status: answer.status, hasEffect, fault: findFault(call.method, address, answer) };
}

const isJson = ({ status, headers }: Answer) =>
  status === 200 && String(headers['content-type']).startsWith('application/json');

async function contentOf(call: Call, given: Record<string, unknown>): Promise<RequestInit> {
  if (call.rawBody) return { body: await examplePhoto(), headers: { 'content-type': 'image/png' } };
  if (!call.body) return {};
  const elsewhere = new Set([...Object.keys(call.params?.shape ?? {}), ...Object.keys(call.query?.shape ?? {})]);
  const body = Object.fromEntries(Object.entries(given).filter(([field]) => !elsewhere.has(field)));
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

async function pay(stage: WildStage, { page, card }: Extract<Step, { does: 'pay' }>): Promise<Outcome | undefined> {
  const url = resolved(stage, page);
  if (typeof url !== 'string') return undefined;
  const { status } = await stage.scene.pay(url, { card });
  if (status === 'requires_action') await stage.scene.authenticate(url);
  return { said: status, status: 200, hasEffect: true };
}

async function wait(stage: WildStage, { until }: Extract<Step, { does: 'wait' }>): Promise<Outcome | undefined> {
  const { scene, desk } = stage;
  const left = scene.clock.now().until(Temporal.Instant.from(resolve(stage, until) as string));
  if (left.sign <= 0) return undefined;
  await scene.advance({ milliseconds: Math.ceil(left.total('milliseconds')) });
  await desk.tell();
  return { said: 'done', status: 200, hasEffect: true };
}

async function askBank(stage: WildStage, { does, payment }: BankStep): Promise<Outcome | undefined> {
  const id = resolved(stage, payment);
  const ledger = stage.scene.db.query.selectFrom('ledger').select('providerId');
  const row = typeof id === 'string' ? await ledger.where('id', '=', id).executeTakeFirst() : undefined;
  if (!row?.providerId) return undefined;
  const address = `/sandbox/api/payments/${row.providerId}/dispute`;
  const browser = stage.scene.browser();
  const { ok } = await (does === 'dispute'
    ? browser.post(address, {})
    : browser.post(`${address}/decide`, { outcome: does === 'win-dispute' ? 'won' : 'lost' }));
  return ok ? { said: 'done', status: 200, hasEffect: true } : undefined;
}

async function turnNetwork({ desk }: WildStage, does: 'unplug' | 'plug'): Promise<Outcome | undefined> {
  if (desk.isUnplugged === (does === 'unplug')) return undefined;
  await (does === 'plug' ? desk.plug() : desk.unplug());
  return { said: 'done', status: 200, hasEffect: true };
}

/** Follows the station's rules: a code opens while its session lasts, and a board can only be taken if it's there. */
async function moveBoard(
  stage: WildStage,
  act: BoardAct,
  { session: name, number }: DoorStep,
): Promise<Outcome | undefined> {
  const { scene, desk, boards } = stage;
  const id = resolved(stage, name);
  const session = typeof id === 'string' ? await scene.sessionOf(id).catch(() => undefined) : undefined;
  if (!session || !possibleActs(stage, session).includes(act)) return undefined;
  const { lockerNumber } = session;
  if (lockerNumber === null) return undefined;
  const now = scene.clock.now();
  const end = { id: session.id, stationId: session.stationId, lockerNumber };
  if (act === 'collect') {
    boards.take(lockerNumber, session.id);
    await desk.report(...collected(end, now));
  } else if (act === 'bring-back') {
    await desk.report(...returned(end, now, { rfids: boards.put(lockerNumber) }));
  } else if (act === 'bring-back-without-paddle') {
    const missing = [`${stage.beach.id}-${lockerNumber}-paddle`];
    await desk.report(...returned(end, now, { rfids: boards.put(lockerNumber, 'paddle'), missing }));
  } else if (act === 'bring-back-unseen') {
    boards.put(lockerNumber);
    await desk.report(...unseen(end, now));
  } else await desk.report({ type: 'door-jammed', lockerNumber, sessionId: session.id, at: now });
  stage.names.touch(`${session.id} ${session.bookingId}`, number);
  return { said: 'done', status: 200, hasEffect: true };
}

type SessionRow = Awaited<ReturnType<WildStage['scene']['sessionOf']>>;

/** Actions open to somebody with the code at the door right now. */
export function possibleActs({ scene, boards, desk }: WildStage, session: SessionRow): BoardAct[] {
  const { code, codeKnown, lockerNumber, start, end } = session;
  if (code === null || lockerNumber === null) return [];
  const own = { out: 'started', over: 'finished', none: codeKnown ? 'created' : 'cancelled' } as const;
  const status = desk.isUnplugged ? own[boards.stateOf(session.id) ?? 'none'] : session.status;
  const now = scene.clock.now();
  const isTime = Temporal.Instant.compare(start, now) <= 0 && Temporal.Instant.compare(now, end) < 0;
  if (status === 'created' && isTime) return boards.isIn(lockerNumber) ? ['collect', 'jam'] : ['jam'];
  if (status !== 'started' || boards.isIn(lockerNumber)) return [];
  return ['bring-back', 'bring-back-without-paddle', 'bring-back-unseen'];
}

/** Calls whose answer leads to a payment page. */
export const isPaymentPage = (value: unknown): boolean =>
  typeof value === 'string' && URL.canParse(value) && new URL(value).pathname.startsWith('/sandbox/');
