import type { Call } from '@laine/contract/call.ts';
import { plausible } from '@laine/server/testing/fuzz/plausible.ts';
import type { Random } from '@laine/server/testing/random.ts';
import type { z } from 'zod';
import { type Named, Names } from './names.ts';
import type { Someone, WildStage } from './stage.ts';

/** A satellite, a premium and a shared-cost number: nobody may make us send there. */
export const DEAR_NUMBERS = ['+881612345678', '+3729001234', '+448431234567'];

const OPTIONAL = 0.3;
/** Now and then somebody names a thing that isn't theirs, or a random number. */
const STRANGE = 0.05;
/** How much the thing touched last is preferred to the one before it. */
const LATEST = 0.7;

/** Input that fits the call's schema and is mostly about things that this person has to do with or just heard of. */
export function inventInput(stage: WildStage, who: Someone, call: Call, random: Random): Record<string, unknown> {
  const subject = pickLate(visibleTo(stage, who, call, 'bookingId'), random);
  const likes = (field: string, schema: z.core.JSONSchema.BaseSchema) =>
    liked({ stage, who, call, random, subject }, field, schema);
  const known = { ids: {}, seenIds: [], now: stage.scene.clock.now(), likes, optional: OPTIONAL };
  const part = (schema: z.ZodType | undefined) => {
    const value = schema ? plausible(schema, '', known, random) : {};
    return typeof value === 'object' ? value : {};
  };
  const input = { ...part(call.params), ...part(call.query), ...(call.rawBody ? {} : part(call.body)) };
  // Secrets are left to `fuzz` to guess.
  const isGuess = ([field, value]: [string, unknown]) =>
    (['giftCardCode', 'termsVersion'].includes(field) && !String(value).startsWith('!')) ||
    (Array.isArray(value) && Names.isName(field.slice(0, -1)) && value.some((one) => !String(one).startsWith('#')));
  return Object.fromEntries(Object.entries(input).filter((given) => !isGuess(given)));
}

/** Customers see what is theirs, staff everything where they act as staff; everybody sees offers. */
export function visibleTo(
  { names }: WildStage,
  { accountId, role }: Someone,
  { access }: Call,
  field: string,
): Named[] {
  const all = names.of(field);
  if (access !== 'customer' && (role === 'owner' || role === 'admin')) return all;
  return all.filter(({ id, table }) => table === 'pass_offers' || names.lineOf(id).includes(accountId));
}

function pickLate<T>(latestFirst: T[], random: Random): T | undefined {
  const found = latestFirst.findIndex(() => random.chance(LATEST));
  return latestFirst[Math.max(found, 0)];
}

type Mind = { stage: WildStage; who: Someone; call: Call; random: Random; subject: Named | undefined };

function liked(mind: Mind, field: string, schema: z.core.JSONSchema.BaseSchema): unknown {
  const { stage, who, random } = mind;
  if (field === 'slot') return pickSlot(mind);
  if (field === 'stationId') return stage.beach.id;
  if (field === 'phone') return random.chance(STRANGE) ? random.pick(DEAR_NUMBERS) : who.phone;
  if (field === 'preview') return random.chance(0.3);
  if (field.startsWith('accepted')) return !random.chance(STRANGE);
  if (field === 'count') return random.between(1, 3);
  if (field === 'lockerNumber' || field === 'otherLockerNumber') return random.between(1, 6);
  if (Names.isName(field) && schema.type === 'string') return pickThing(mind, field);
  if (schema.enum) return pickSaid(mind, (_, value) => schema.enum?.includes(value as string) ?? false, 0.5);
  if (schema.format === 'date-time') return pickMoment(mind);
  if (schema.format === 'date') return `~day${random.between(0, 1)}`;
  if (field.endsWith('InCents')) return pickSaid(mind, (name) => name === field, 0.6) ?? 100 * random.between(1, 30);
  if (field === 'token') return pickSaid(mind, (name) => name === 'token', 1);
  if (/cardCode$/i.test(field)) return pickSaid(mind, (name, value) => name === 'code' && String(value).length > 4, 1);
  return undefined;
}

/** A thing of the booking in question, if there is one. */
function pickThing({ stage, who, call, random, subject }: Mind, field: string): string | undefined {
  if (random.chance(STRANGE)) return stage.names.of(field).at(-1)?.name;
  const seen = visibleTo(stage, who, call, field);
  const near = subject ? seen.filter(({ id }) => stage.names.lineOf(id).includes(subject.id)) : [];
  return pickLate(near.length > 0 ? near : seen, random)?.name;
}

const HEARD_STEPS_AGO = 12;

/** A word or number from a recent answer. */
function pickSaid({ stage, random }: Mind, isWanted: (field: string, value: unknown) => boolean, chance: number) {
  if (!random.chance(chance)) return undefined;
  const [newest] = stage.names.said(() => true);
  const late = stage.names.said(isWanted).filter(({ step }) => step > (newest?.step ?? 0) - HEARD_STEPS_AGO);
  return pickLate(late, random)?.name;
}

const minutesSince = ({ begin }: WildStage, moment: Temporal.Instant) =>
  Math.round(begin.until(moment).total('minutes'));

/** The time of an existing booking, or one that starts soon. */
function pickSlot({ stage, random }: Mind) {
  const minutes = minutesSince(stage, stage.scene.clock.now());
  const said = stage.slots.filter(({ start }) => Number(start.slice(1)) >= minutes);
  if (said.length > 0 && random.chance(0.5)) return pickLate(said.toReversed(), random);
  const start = Math.ceil((minutes + 1) / 15) * 15 + 15 * random.between(0, random.chance(0.3) ? 12 : 2);
  const slot = { start: `~${start}`, end: `~${start + 60 * random.between(1, 2)}` };
  stage.slots.push(slot);
  return slot;
}

/** Some half hours from now, or from the end of a recently requested time. */
function pickMoment({ stage, random }: Mind): string {
  const now = Math.ceil(minutesSince(stage, stage.scene.clock.now()) / 30) * 30;
  const end = Number(pickLate(stage.slots.toReversed(), random)?.end.slice(1) ?? now);
  return end > now && random.chance(0.6)
    ? `~${end + 30 * random.between(1, 3)}`
    : `~${now + 30 * random.between(0, 8)}`;
}
