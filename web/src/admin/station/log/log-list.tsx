import { logCalls } from '@laine/contract/admin/log-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Activity, DoorClosed, DoorOpen, TriangleAlert, Undo2, Waves, type LucideIcon } from 'lucide-react';
import { useCall } from '../../../api/use-call.ts';
import { RelativeTime } from '../../../ui/data/relative-time.tsx';
import { Timeline, TimelineEvent } from '../../../ui/data/timeline.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { pageOf } from './log-page-of.ts';
import { logWords } from './log-words.ts';

type Props = {
  stationId: string;
  lockerNumber?: number;
  offset?: number;
  limit: number;
  timeZone: string;
  now: Temporal.Instant;
};

const icons: Record<string, LucideIcon> = {
  'door-opened': DoorOpen,
  'door-closed': DoorClosed,
  'session-started': Waves,
  'session-finished': Undo2,
};

const isBad = (title: string) => /^(?:fault|not applied|door-jammed|door-left-open|keypad|webhook not)/.test(title);

/** Events of a station or one of its lockers, newest first. */
export function LogList({ stationId, lockerNumber, offset = 0, limit, timeZone, now }: Props) {
  const { t, i18n } = useLingui();
  const wish = {
    ...pageOf({ stationId, offset, limit }),
    ...(lockerNumber !== undefined && { lockerNumber: String(lockerNumber) }),
  };
  const { data, error, askAgain } = useCall(logCalls.logs, wish);
  if (error && !data) return <ErrorState error={error} onRetry={() => void askAgain()} />;
  if (!data) return <Skeleton className="h-40" />;
  if (data.logs.length === 0) {
    return (
      <p className="text-sm text-ink-soft">
        <Trans comment="The log is empty">Nothing has happened here yet.</Trans>
      </p>
    );
  }
  return (
    <Timeline label={t({ message: 'Log', comment: 'Tab: what happened at the station' })}>
      {data.logs.slice(0, limit).map(({ id, title, lockerNumber: number, createdAt }) => (
        <TimelineEvent
          key={id}
          icon={icons[title] ?? (isBad(title) ? TriangleAlert : Activity)}
          tone={isBad(title) ? 'bad' : 'usual'}
          title={logWords(title, i18n)}
          time={<RelativeTime moment={createdAt} now={now} timeZone={timeZone} />}
          {...(number !== null && lockerNumber === undefined && { by: <Trans>Locker {number}</Trans> })}
        />
      ))}
    </Timeline>
  );
}
