import { adminPaths } from '@laine/contract/admin-paths.ts';
import type { BroadcastRecipient } from '@laine/contract/admin/broadcast-calls.ts';
import type { BroadcastPart } from '@laine/contract/broadcast-kind.ts';
import { formatPhone } from '@laine/rules/people/format-phone.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ZonedTime } from '../../../ui/data/zoned-time.tsx';
import { broadcastPartWords, broadcastParts } from './broadcast-words.ts';

type Recipient = Omit<BroadcastRecipient, 'messages'>;

type Props<R extends Recipient> = {
  recipients: readonly R[];
  timeZone: string;
  /** Delivery of the messages to somebody, once they're sent. */
  outcomeOf?: (recipient: R) => ReactNode;
};

/** The recipients by situation: people on the water first. */
export function RecipientList<R extends Recipient>({ recipients, timeZone, outcomeOf }: Props<R>) {
  return broadcastParts.map((part) => {
    const own = recipients.filter((recipient) => recipient.part === part);
    if (own.length === 0) return null;
    return (
      <section key={part} className="grid gap-1">
        <Heading part={part} count={own.length} />
        <ul className="divide-y divide-line">
          {own.map((recipient) => (
            <li key={recipient.booking.id} className="grid gap-1 py-2.5">
              <Person recipient={recipient} timeZone={timeZone} />
              {outcomeOf?.(recipient)}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function Heading({ part, count }: { part: BroadcastPart; count: number }) {
  const { i18n } = useLingui();
  return (
    <h3 className="figures flex justify-between gap-3 text-base">
      <span>{i18n._(broadcastPartWords[part])}</span>
      <span className="text-ink-soft">{count}</span>
    </h3>
  );
}

function Person({ recipient: { booking, locale }, timeZone }: { recipient: Recipient; timeZone: string }) {
  const { id, name, phone, start, end, count } = booking;
  return (
    <p className="figures flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
      <Link to={adminPaths.booking(id)} className="prose-link">
        {name === '' ? <Trans comment="A customer who gave no name">Without a name</Trans> : name}
      </Link>
      {phone !== '' && <span>{formatPhone(phone)}</span>}
      <span className="text-ink-soft">
        <ZonedTime moment={start} timeZone={timeZone} />
        {' – '}
        <ZonedTime moment={end} timeZone={timeZone} isTimeOnly />
      </span>
      <span className="text-ink-soft">
        <Plural value={count} one="# board" other="# boards" />
      </span>
      <span className="text-ink-soft uppercase">{locale}</span>
    </p>
  );
}
