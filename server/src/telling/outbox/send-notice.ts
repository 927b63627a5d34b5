import { originOf } from '../../ground/origin-of.ts';
import type { MailOutcome } from '../../ground/ports/mailer.ts';
import type { SmsOutcome } from '../../ground/ports/sms-gateway.ts';
import type { JobKind } from '../../ground/queue/queue.ts';
import { enqueueAlone } from '../../ground/queue/queue.ts';
import { authorOf, type lanes } from './lanes.ts';
import type { Authors, Notice, OutboxDeps, Turn } from './notice.ts';
import { dropNotices, isQueued, leaseNotices, postponeNotices, recordOutcome } from './outbox-store.ts';

type Attempt = {
  /** Looks again later, if it is too early. */
  job: (typeof lanes)['rest'];
  isLast: boolean;
};

/** Neither its name nor its message says whose notice it was. */
export class NoticeNotSent extends Error {
  override readonly name = 'NoticeNotSent';
}

/**
 * Tells somebody, if it is still true, together with what else of its bundle is due. Throws when another attempt makes
 * sense.
 *
 *   queued -> sent       the other side took it
 *          -> dropped    no longer true, or nobody is left to tell
 *          -> failed     the other side will never take it, or the attempts ran out
 */
export async function sendNotice(
  deps: OutboxDeps,
  authors: Authors,
  noticeId: string,
  attempt: Attempt,
): Promise<void> {
  const { query } = deps.db;
  const [notice, ...others] = await leaseNotices(query, noticeId, deps.now());
  if (!notice) {
    // Several jobs may wait for one notice.
    if (await isQueued(query, noticeId)) throw new NoticeNotSent('somebody else is sending it');
    return;
  }
  try {
    await carryOut(deps, [notice, ...others], await takeTurn(authors, [notice, ...others]), attempt.job);
  } catch (error) {
    const lastError = reasonOf(error);
    if (attempt.isLast) await recordOutcome(query, [notice.id], { state: 'failed', lastError });
    await recordOutcome(query, idsOf([notice, ...others]), { state: 'queued', lastError });
    throw error;
  }
}

type Bundle = [Notice, ...Notice[]];

const idsOf = (notices: Notice[]) => notices.map(({ id }) => id);

async function takeTurn(authors: Authors, notices: Bundle): Promise<Turn> {
  const author = authorOf(notices[0].kind);
  if (!author) return { gone: 'there is nothing to tell' };
  // The author is found by the kind, which TypeScript doesn't follow.
  const compose: (notices: never) => Promise<Turn> = authors[author];
  return compose(notices as never);
}

async function carryOut(deps: OutboxDeps, notices: Bundle, turn: Turn, job: JobKind): Promise<void> {
  const { query } = deps.db;
  const ids = idsOf(notices);
  if ('gone' in turn) return dropNotices(query, ids, turn.gone);
  if ('lookAgainAt' in turn) return lookAgain(deps, notices, turn.lookAgainAt, job);
  const { tells = ids, toldEnds = [], onSent, onRefused } = turn;
  await dropNotices(
    query,
    ids.filter((id) => !tells.includes(id)),
    'no longer true',
  );
  const outcome = await deliver(deps, turn, tells[0] ?? notices[0].id);
  const channel = 'sms' in turn ? 'sms' : 'email';
  if (outcome === 'unavailable') throw new NoticeNotSent(`the ${channel} service was not available`);
  if (outcome === 'refused') {
    const lastError = 'refused by the receiving side';
    if ('sms' in turn && turn.isElseMailed) {
      await recordOutcome(query, tells, { state: 'queued', lastError, channel: 'email' });
      throw new NoticeNotSent(lastError);
    }
    await recordOutcome(query, tells, { state: 'failed', lastError });
    return onRefused?.();
  }
  const sent = { state: 'sent', channel, sentAt: deps.now(), toldEnds } as const;
  if (!onSent) return recordOutcome(query, tells, sent);
  await deps.db.transaction(async (tx) => {
    await onSent(tx, sent.sentAt);
    await recordOutcome(tx, tells, sent);
  });
}

/** Jobs that look again at the same moment are merged into one. Asked for first: a crash in between only repeats it. */
async function lookAgain({ db, now }: OutboxDeps, notices: Bundle, runAt: Temporal.Instant, job: JobKind) {
  const [{ id: noticeId }] = notices;
  const dedupeKey = `${job.name}:${noticeId}:${runAt.toString()}`;
  await enqueueAlone(db.query, job, { noticeId }, { now: now(), runAt, dedupeKey });
  await postponeNotices(db.query, idsOf(notices), runAt);
}

/** The same id on every attempt, so that a gateway or mailbox recognises a second copy. */
function deliver(
  { settings, mailer, sms }: OutboxDeps,
  turn: Exclude<Turn, { gone: string } | { lookAgainAt: Temporal.Instant }>,
  id: string,
): Promise<MailOutcome | SmsOutcome> {
  if ('sms' in turn) return sms.send({ id, ...turn.sms });
  return mailer.send({ ...turn.mail, messageId: `<notice.${id}@${new URL(originOf(settings)).hostname}>` });
}

/** Staff see it, so it names nobody: a foreign error's message may quote an address. */
const reasonOf = (error: unknown) =>
  error instanceof NoticeNotSent
    ? error.message
    : `trouble on our side (${error instanceof Error ? error.name : typeof error})`;
