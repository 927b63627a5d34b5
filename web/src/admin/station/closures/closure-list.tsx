import { closureCalls } from '@laine/contract/admin/closure-calls.ts';
import type { Closure } from '@laine/contract/admin/entities.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock, CircleOff } from 'lucide-react';
import { useState } from 'react';
import { callKey } from '../../../api/call-query.ts';
import { useAct } from '../../../api/use-act.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { Badge } from '../../../ui/data/badge.tsx';
import { ZonedTime } from '../../../ui/data/zoned-time.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { findClosureWord } from '../../../ui/words/closure-words.ts';

type Props = { closures: readonly Closure[]; timeZone: string; now: Temporal.Instant };

const holds = ({ start }: Closure, now: Temporal.Instant) =>
  Temporal.Instant.compare(Temporal.Instant.from(start), now) <= 0;

/** The next one first; each can be ended before its time. */
export function ClosureList({ closures, timeZone, now }: Props) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<Closure>();
  const end = useAct(closureCalls.endClosure, {
    refreshes: [callKey(closureCalls.closures)],
    onDone: () => setAsked(undefined),
    isQuiet: true,
  });
  if (closures.length === 0) {
    return (
      <p className="text-sm text-ink-soft">
        <Trans>Nothing is closed, now or later.</Trans>
      </p>
    );
  }
  return (
    <>
      <ul
        aria-label={t({ message: 'Closures', comment: 'Times at which a station or locker is closed' })}
        className="grid divide-y divide-line"
      >
        {closures.map((closure) => (
          <li key={closure.id} className="grid gap-2 py-4 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="text-base">
                <Place closure={closure} />
              </h3>
              {holds(closure, now) ? (
                <Badge tone="red" icon={CircleOff}>
                  <Trans comment="A closure that holds at this moment">Closed now</Trans>
                </Badge>
              ) : (
                <Badge tone="yellow" icon={CalendarClock}>
                  <Trans comment="A closure that lies ahead">Coming</Trans>
                </Badge>
              )}
            </div>
            <p className="text-sm">
              <ZonedTime moment={closure.start} timeZone={timeZone} />
              {' – '}
              <ZonedTime moment={closure.end} timeZone={timeZone} />
            </p>
            <p className="text-sm break-words text-ink-soft">
              <Said kind={closure.kind} />
              {closure.reason}
            </p>
            <div>
              <button type="button" onClick={() => setAsked(closure)} className={buttonStyle('quiet', 'small')}>
                {holds(closure, now) ? (
                  <Trans comment="Button: ends a closure that holds">Open again</Trans>
                ) : (
                  <Trans comment="Button: takes back a closure that lies ahead">Do not close</Trans>
                )}
              </button>
            </div>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={<Trans>End this closure?</Trans>}
          confirm={<Trans comment="Button: ends a closure">End the closure</Trans>}
          dismiss={<Trans>Not now</Trans>}
          problem={end.problem}
          isDisabled={end.isActing}
          onConfirm={() => end.act({ closureId: asked.id })}
          onClose={() => setAsked(undefined)}
        >
          <p className="mt-2 text-ink-soft">
            <Trans>Boards can be booked again at once. What was cancelled stays cancelled: those customers know.</Trans>
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** What customers read. */
function Said({ kind }: Pick<Closure, 'kind'>) {
  const { i18n } = useLingui();
  const word = findClosureWord(kind);
  return word ? <span className="mr-1.5 font-medium text-ink">{i18n._(word)}</span> : null;
}

function Place({ closure: { lockerNumber: number } }: { closure: Closure }) {
  if (number === null)
    return <Trans comment="All of a station is closed, not a single locker">The whole station</Trans>;
  return <Trans>Locker {number}</Trans>;
}
