import { bookingCalls } from '@laine/contract/admin/booking-calls.ts';
import { sessionCalls } from '@laine/contract/admin/session-calls.ts';
import { Trans } from '@lingui/react/macro';
import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { callKey } from '../../api/call-query.ts';
import { useAct } from '../../api/use-act.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Problem } from '../../ui/state/problem.tsx';
import type { BookingData } from './booking-data.ts';
import { ByAColleague } from './by-a-colleague.tsx';

/** Boards that the renter reports as back: staff must check. */
export function OpenQuestions({ detail: { questions, station, booking, rights } }: { detail: BookingData }) {
  const [asked, setAsked] = useState<string>();
  const decide = useAct(sessionCalls.decideReturn, {
    isQuiet: true,
    onDone: () => setAsked(undefined),
    refreshes: [callKey(bookingCalls.adminBooking, { bookingId: booking.id })],
  });
  return questions.map(({ sessionId, lockerNumber, stoppedAt }) => (
    <section key={sessionId} className="grid gap-3 rounded-card border border-line bg-sand p-4">
      <h2 className="flex items-center gap-2 text-base">
        <CircleHelp aria-hidden className="size-5" />
        <Trans comment="lockerNumber is a number">Is the board back in locker {lockerNumber}?</Trans>
      </h2>
      <p className="text-sm">
        <Trans comment="Followed by a moment">The renter says so since</Trans>{' '}
        <ZonedTime moment={stoppedAt} timeZone={station.timeZone} />.{' '}
        <Trans>Until you have looked, the clock stands still.</Trans>
      </p>
      {asked === undefined && decide.problem !== undefined && <Problem text={decide.problem} />}
      {rights.isOwn && <ByAColleague />}
      <div hidden={rights.isOwn} className="flex flex-wrap gap-3">
        <button
          type="button"
          disabled={decide.isActing}
          onClick={() => decide.act({ sessionId, decision: 'was-there' })}
          className={buttonStyle('action', 'small')}
        >
          <Trans comment="Answer: the board was in the locker">It was there</Trans>
        </button>
        <button
          type="button"
          disabled={decide.isActing}
          onClick={() => setAsked(sessionId)}
          className={buttonStyle('quiet', 'small')}
        >
          <Trans comment="Answer: the board was not in the locker">It was not there</Trans>
        </button>
      </div>
      {asked === sessionId && (
        <ConfirmDialog
          tone="final"
          title={<Trans comment="lockerNumber is a number">Is the board not in locker {lockerNumber}?</Trans>}
          confirm={<Trans comment="Answer: the board was not in the locker">It was not there</Trans>}
          dismiss={<Trans comment="Button: change nothing">Not now</Trans>}
          problem={decide.problem}
          isDisabled={decide.isActing}
          onConfirm={() => decide.act({ sessionId, decision: 'was-not-there' })}
          onClose={() => setAsked(undefined)}
        >
          <p className="mt-2 text-ink-soft">
            <Trans>
              The clock then runs on, as if the renter had said nothing, and overtime may be charged. They hear of it by
              SMS. This cannot be undone.
            </Trans>
          </p>
        </ConfirmDialog>
      )}
    </section>
  ));
}
