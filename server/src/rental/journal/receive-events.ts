import type { ParamsOf } from '@laine/contract/rpc-peer.ts';
import type { EventEnvelope, toServer } from '@laine/contract/station-link.ts';
import { bareEvent, StationEvent } from '@laine/contract/station-link.ts';
import type { EventMoment, MomentDoubt } from '@laine/rules/time/event-moment.ts';
import { eventMoment } from '@laine/rules/time/event-moment.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import { isDatabaseTrouble } from '../../ground/db/is-database-trouble.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { asJson } from '../../ground/db/tables/json.ts';
import type { Deps } from '../../ground/deps.ts';
import { noteJournal } from '../../site/stations/link/note-journal.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import { applyEvent } from './apply-event.ts';
import type { EventFacts, NewEvent } from './event-store.ts';
import { insertEvent, listLastSequences, readEventFacts, readLastSequence } from './event-store.ts';
import { logEvent, logParkedEvent } from './log-event.ts';
import { Unappliable } from './unappliable.ts';

type JournalFrame = ParamsOf<typeof toServer.events>;

/** Deadlocks are worth another try at once, and so are errors that we don't understand. */
const MAX_TRIES = 3;

/** The last stored event of each boot of a station. */
export async function readAcknowledged({ db }: Deps, stationId: string): Promise<Record<string, number>> {
  const boots = await listLastSequences(db.query, stationId);
  return Object.fromEntries(boots.map(({ bootId, sequence }) => [bootId, sequence]));
}

/**
 * Takes a part of a station's journal: every event is stored once and applied in order, each in a transaction of its
 * own. Returns the last sequence number up to which everything is stored. An event that can't be applied is parked and
 * stops nobody; this throws only when the database itself fails, and the station sends again.
 */
export async function receiveEvents(
  deps: Deps,
  stationId: string,
  { bootId, monotonicInMs, events }: JournalFrame,
  receivedAt: Temporal.Instant,
): Promise<number> {
  const lastStored = await readLastSequence(deps.db.query, stationId, bootId);
  const fresh = events
    .filter(({ sequence }) => sequence > lastStored)
    .map(storable)
    .toSorted((one, other) => one.sequence - other.sequence);
  const [first] = fresh;
  if (first && first.sequence > lastStored + 1) await reportGap(deps, stationId, bootId, lastStored);
  for (const envelope of fresh) {
    await take(deps, { stationId, bootId, sequence: envelope.sequence, envelope, receivedAt }, monotonicInMs);
  }
  return fresh.at(-1)?.sequence ?? lastStored;
}

/** Removes characters that the database can't hold: an event that couldn't even be parked would be sent for ever. */
const storable = (envelope: EventEnvelope) => JSON.parse(asJson(envelope)) as EventEnvelope;

async function take(deps: Deps, event: NewEvent, sentMonotonicInMs: number | null): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await withLockedStation(deps, event.stationId, async (tx, station) => {
        const happened = read(event.envelope);
        const facts = await readEventFacts(tx, { ...aboutNothing, ...happened, stationId: event.stationId });
        const { countedAt, doubt } = momentOf(facts, event, sentMonotonicInMs);
        const now = deps.now();
        if (!(await insertEvent(tx, event, { countedAt, appliedAt: now }))) return;
        await applyEvent({ deps, tx, station, facts, countedAt, now }, happened);
        await logEvent(tx, event.stationId, happened, { countedAt, doubt });
        const isLater = facts.journalAt === null || isBefore(facts.journalAt, countedAt);
        if (isLater) await noteJournal(tx, event.stationId, countedAt);
        if (doubt) await alertToDoubt(tx, event, doubt, now);
      });
    } catch (error) {
      if (error instanceof Unappliable) return park(deps, event, error);
      if (tries < MAX_TRIES) continue;
      // However often the database fails, that isn't the event's fault: a returned board would stay out.
      if (isDatabaseTrouble(error)) throw error;
      return park(deps, event, error);
    }
  }
}

const aboutNothing = { lockerNumber: null, sessionId: null };

function momentOf(
  journal: EventFacts,
  { bootId, envelope, receivedAt }: NewEvent,
  sentMonotonicInMs: number | null,
): EventMoment {
  // An age is meaningful only for the boot whose clock measured it.
  const isThisBoot = journal.bootId === bootId;
  return eventMoment(
    { at: Temporal.Instant.from(envelope.at), monotonicInMs: envelope.monotonicInMs },
    {
      receivedAt,
      sentMonotonicInMs: isThisBoot ? sentMonotonicInMs : null,
      clockOffsetInMs: journal.clockOffsetInMs,
      offsetBeforeBootInMs: journal.offsetBeforeBootInMs,
      previous: journal.journalAt,
      mayPrecede: envelope.type === 'session-finished' || envelope.type === 'return-questioned',
    },
  );
}

function read(envelope: EventEnvelope): StationEvent {
  if (envelope.isTooLarge) throw new Unappliable('too-large');
  const event = StationEvent.safeParse(envelope);
  if (event.success) return event.data;
  const fields = event.error.issues.map(({ path }) => path.join('.'));
  throw new Unappliable(`unreadable: ${fields.join(', ')}`);
}

async function park(deps: Deps, event: NewEvent, error: unknown): Promise<void> {
  const { stationId, bootId, sequence, envelope } = event;
  const reason = error instanceof Unappliable ? error.message : 'failed';
  if (reason === 'failed') deps.log.error({ err: error, stationId, bootId, sequence }, 'station event failed');
  try {
    await store(deps, event, reason);
  } catch (unstorable) {
    if (isDatabaseTrouble(unstorable)) throw unstorable;
    // Its content can't be stored, whatever it is. We drop the content, because the journal behind it must go on.
    await store(deps, { ...event, envelope: bareEvent(envelope) }, reason);
  }
}

async function store(deps: Deps, event: NewEvent, reason: string): Promise<void> {
  const { stationId, bootId, sequence, envelope } = event;
  const { type } = envelope;
  await deps.db.transaction(async (tx) => {
    if (!(await insertEvent(tx, event, { parked: reason }))) return;
    const now = deps.now();
    await logParkedEvent(tx, stationId, envelope, reason, now);
    // One alert per kind of trouble: a faulty program makes the same mistake a hundred times.
    const target = `${stationId}/${type}/${reason}`;
    await raiseAlert(tx, { kind: 'event-parked', target, stationId, data: { bootId, sequence, type, reason } }, now);
  });
}

async function alertToDoubt(
  tx: Tx,
  { stationId, bootId, sequence }: NewEvent,
  doubt: MomentDoubt,
  now: Temporal.Instant,
) {
  const data = { bootId, sequence, doubt };
  await raiseAlert(tx, { kind: 'event-time-doubted', target: stationId, stationId, data }, now);
}

/** The station has lost a part of its journal. The rest counts; asking again would bring nothing back. */
async function reportGap(deps: Deps, stationId: string, bootId: string, after: number): Promise<void> {
  const data = { bootId, after };
  const alert = { kind: 'journal-gap', target: `${stationId}/${bootId}`, stationId, data } as const;
  await deps.db.transaction((tx) => raiseAlert(tx, alert, deps.now()));
}
