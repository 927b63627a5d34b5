import type { ChangedField, TimelineEntry } from '@laine/contract/admin/timeline.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Money } from '../../ui/data/money.tsx';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';
import { claimStatusWords } from '../words/claim-words.ts';
import { goodwillReasonWords } from '../words/goodwill-words.ts';
import { noticeStateWords } from '../words/notice-state-words.ts';

type Props = { entry: TimelineEntry; timeZone: string };

export function TimelineDetail({ entry, timeZone }: Props): ReactNode {
  const { i18n } = useLingui();
  switch (entry.kind) {
    case 'money':
      return (
        <Sum cents={entry.amountInCents}>
          {entry.state === 'pending' && <Trans comment="State of a payment">under way</Trans>}
          {entry.state === 'failed' && <Trans comment="State of a payment">failed</Trans>}
        </Sum>
      );
    case 'overtime':
    case 'debt':
      return <Sum cents={entry.amountInCents} />;
    case 'claim': {
      const became = i18n._(claimStatusWords[entry.status]);
      return entry.amountInCents === null ? <p>{became}</p> : <Sum cents={entry.amountInCents}>{became}</Sum>;
    }
    case 'goodwill':
      return (
        <Sum cents={entry.amountInCents}>
          {entry.form === 'voucher' && <Trans comment="Choice of goodwill">Voucher</Trans>}{' '}
          {i18n._(goodwillReasonWords[entry.reason])}
        </Sum>
      );
    case 'extended':
      return (
        <p>
          <ZonedTime moment={entry.newEnd} timeZone={timeZone} isTimeOnly /> · <Money cents={entry.priceInCents} />
        </p>
      );
    case 'document':
      return <p className="figures">{entry.number}</p>;
    case 'notice':
      return (
        <p>
          {entry.channel === 'sms' ? 'SMS' : <Trans comment="E-mail address">E-mail</Trans>}
          {' · '}
          {i18n._(noticeStateWords[entry.state])}
        </p>
      );
    case 'log':
      return entry.cause === null ? undefined : <Cause cause={entry.cause} />;
    case 'problem':
    case 'objection':
    case 'note':
      return entry.text === '' ? undefined : <p className="whitespace-pre-line">{entry.text}</p>;
    case 'action':
      return (
        <>
          {entry.changes.map((change) => (
            <Change key={change.field} {...change} timeZone={timeZone} />
          ))}
          {entry.reason !== null && <p>{entry.reason}</p>}
        </>
      );
    default:
      return undefined;
  }
}

const Sum = ({ cents, children }: { cents: number; children?: ReactNode }) => (
  <p className="flex flex-wrap gap-x-2">
    <Money cents={cents} />
    {children !== undefined && <span className="text-ink-soft">{children}</span>}
  </p>
);

type ChangeProps = Extract<TimelineEntry, { kind: 'action' }>['changes'][number] & { timeZone: string };

/** A change by staff: old and new value. */
function Change({ field, from, to, timeZone }: ChangeProps) {
  const { t } = useLingui();
  const labels: Record<ChangedField, string> = {
    start: t({ message: 'Start', comment: 'Column: when a rental begins' }),
    end: t({ message: 'End', comment: 'Column: when the rental ends' }),
    lockerNumber: t({ message: 'Locker', comment: 'Column: number of a locker' }),
    code: t({ message: 'Door code', comment: 'Four digits that open a locker' }),
    note: t({ message: 'Note', comment: 'What staff write about a rental' }),
    externalUrl: t({ message: 'Link', comment: 'Web address that staff add to a rental' }),
  };
  const shown = (value: string | null) =>
    value === null || field === 'lockerNumber' ? (value ?? '–') : <ZonedTime moment={value} timeZone={timeZone} />;
  return (
    <p className="figures">
      {labels[field]}
      {(from !== null || to !== null) && (
        <>
          {' · '}
          {shown(from)} → {shown(to)}
        </>
      )}
    </p>
  );
}

function Cause({ cause }: { cause: NonNullable<Extract<TimelineEntry, { kind: 'log' }>['cause']> }) {
  const { t } = useLingui();
  const words = {
    code: t({ message: 'With the code', comment: 'How a door came to open' }),
    paddle: t({ message: 'With the paddle', comment: 'How a door came to open' }),
    server: t({ message: 'From here or the booking page', comment: 'How a door came to open' }),
    staff: t({ message: 'By staff at the screen', comment: 'How a door came to open' }),
    hand: t({ message: 'By hand', comment: 'How a door came to open' }),
  };
  return <p>{words[cause]}</p>;
}
