import type { OutboxKind } from '@laine/contract/notice-kind.ts';
import type { NoticeChannel } from '@laine/contract/states.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { ToldEnd } from '../../ground/db/tables/operations.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Mail } from '../../ground/ports/mailer.ts';
import type { Author, KindOf } from './lanes.ts';

/** What sending takes, and what its authors read. */
export type OutboxDeps = Pick<Deps, 'db' | 'now' | 'settings' | 'mailer' | 'sms' | 'contactKey' | 'giftCardKey'>;

/** One mail or SMS to somebody, about a booking or to an account. */
export type Notice<Kind = OutboxKind> = {
  id: string;
  kind: Kind;
  channel: NoticeChannel;
  bookingId: string | null;
  accountId: string | null;
  alertId: string | null;
  occasion: string;
  /** What its author wrote down for later. */
  data: unknown;
  /** Including this one. */
  attempts: number;
  createdAt: Temporal.Instant;
};

/** `gone` has the reason for staff; `lookAgainAt` when it may become true later. */
export type Verdict = 'due' | { gone: string } | { lookAgainAt: Temporal.Instant };

/** What the domain answers when a notice's turn has come. */
export type Turn = Exclude<Verdict, 'due'> | Message;

type Message = (
  | { mail: Omit<Mail, 'messageId'> }
  | { sms: { to: string; text: string }; /** A refused SMS becomes a mail. */ isElseMailed?: boolean }
) & {
  /** Those of a bundle that it tells; the others are no longer true. */
  tells?: string[];
  toldEnds?: ToldEnd[];
  /** In the transaction that records it. */
  onSent?: (tx: Tx, sentAt: Temporal.Instant) => Promise<void>;
  onRefused?: () => Promise<void>;
};

/** Reads everything anew. Several are a bundle, the one whose turn it is first. */
type Compose<Kind> = (notices: [Notice<Kind>, ...Notice<Kind>[]]) => Promise<Turn>;

/** Each domain's own, handed in where everything is wired. */
export type Authors = { [Each in Author]: Compose<KindOf<Each>> };
