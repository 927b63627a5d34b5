import { bookingCalls } from '@laine/contract/admin/booking-calls.ts';
import type { AdminSession } from '@laine/contract/admin/entities.ts';
import { sessionCalls } from '@laine/contract/admin/session-calls.ts';
import { Trans } from '@lingui/react/macro';
import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { callKey } from '../../api/call-query.ts';
import { useAct } from '../../api/use-act.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';

type Props = { session: AdminSession; isMain?: boolean };

/** Opens the door of a board, and says what its sensor said. */
export function OpenDoor({ session, isMain = false }: Props) {
  const [isAsked, setAsked] = useState(false);
  // A door that stays shut sends the board to another locker, often before the answer is here.
  const [triedDoor, setTriedDoor] = useState<number>();
  const [outcome, setOutcome] = useState<'open' | 'shut'>();
  const { id: sessionId, lockerNumber } = session;
  const open = useAct(sessionCalls.openSessionDoor, {
    isQuiet: true,
    onDone: ({ success }) => {
      setOutcome(success ? 'open' : 'shut');
      setAsked(false);
    },
    refreshes: [callKey(sessionCalls.session, { sessionId }), callKey(bookingCalls.adminBooking)],
  });
  if (lockerNumber === null) return null;
  return (
    <div className="grid gap-2">
      <button
        type="button"
        onClick={() => {
          setOutcome(undefined);
          setAsked(true);
        }}
        className={`${buttonStyle(isMain ? 'action' : 'quiet', isMain ? 'regular' : 'small')} justify-self-start`}
      >
        <DoorOpen aria-hidden className="size-4.5" />
        <Trans comment="Button; lockerNumber is a number">Open door {lockerNumber}</Trans>
      </button>
      <output className="grid justify-items-start gap-2 text-sm font-medium">
        {outcome && triedDoor !== undefined && (
          <SensorsWord door={triedDoor} isOpen={outcome === 'open'} nowIn={lockerNumber} />
        )}
      </output>
      {isAsked && (
        <ConfirmDialog
          title={<Trans comment="lockerNumber is a number">Open door {lockerNumber}?</Trans>}
          confirm={
            open.isActing ? (
              <Trans>Opening…</Trans>
            ) : (
              <Trans comment="Button; lockerNumber is a number">Open door {lockerNumber}</Trans>
            )
          }
          dismiss={<Trans comment="Button: change nothing">Not now</Trans>}
          problem={open.problem}
          isDisabled={open.isActing}
          onConfirm={() => {
            setTriedDoor(lockerNumber);
            open.act({ sessionId });
          }}
          onClose={() => setAsked(false)}
        >
          <p className="mt-2 text-ink-soft">
            <Trans>It opens right away, for whoever stands there. It stands in the history with your name.</Trans>
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}

function SensorsWord({ door, isOpen, nowIn }: { door: number; isOpen: boolean; nowIn: number }) {
  if (isOpen) {
    return (
      <span className="rounded-control bg-green px-3 py-1.5 text-on-green">
        <Trans comment="What the sensor of a door says; door is a number">The sensor says: door {door} is open</Trans>
      </span>
    );
  }
  return (
    <>
      <span className="rounded-control bg-red px-3 py-1.5 text-on-red">
        <Trans comment="What the sensor of a door says; door is a number">
          The sensor says: door {door} did not open
        </Trans>
      </span>
      {nowIn !== door && (
        <span>
          <Trans comment="nowIn is the number of a locker: the first one did not open">
            The board is now in locker {nowIn}; the same code opens it.
          </Trans>
        </span>
      )}
    </>
  );
}
