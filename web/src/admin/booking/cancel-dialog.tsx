import { bookingCalls } from '@laine/contract/admin/booking-calls.ts';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { callKey } from '../../api/call-query.ts';
import { useCall } from '../../api/use-call.ts';
import { Money } from '../../ui/data/money.tsx';
import { ReasonedDialog } from '../../ui/dialog/reasoned-dialog.tsx';
import { useFreshAct } from '../../ui/fresh/use-fresh-act.ts';
import { FreshSignIn } from '../fresh/fresh-sign-in.tsx';
import type { BookingData } from './booking-data.ts';

type Props = {
  detail: BookingData;
  /** The board that is chosen at first; all of them where none is named. */
  sessionId?: string | undefined;
  onClose: () => void;
};

/** The whole booking or single boards, with a preview of the refund. */
export function CancelDialog({ detail, sessionId, onClose }: Props) {
  const { booking, sessions, rights } = detail;
  const { id: bookingId } = booking;
  const boards = sessions.filter(({ id }) => rights.cancellableSessionIds.includes(id));
  const named = rights.cancellableSessionIds.filter((id) => id === sessionId);
  const [chosen, setChosen] = useState<readonly string[]>(named.length > 0 ? named : rights.cancellableSessionIds);
  // A booking that is not paid has no boards to choose from.
  const isAll = chosen.length === boards.length && rights.canCancelAll;
  const wish = { bookingId, ...(!isAll && { sessionIds: [...chosen] }) };
  const preview = useCall(bookingCalls.previewCancellation, wish, { enabled: isAll || chosen.length > 0 });
  const cancel = useFreshAct(bookingCalls.adminCancelBooking, {
    onDone: onClose,
    refreshes: [callKey(bookingCalls.adminBooking, { bookingId })],
  });
  const toggle = (id: string) =>
    setChosen((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]));
  return (
    <ReasonedDialog
      title={<Trans>Cancel for the customer?</Trans>}
      confirm={<Trans comment="Button: cancels a booking for the operator">Cancel and refund</Trans>}
      dismiss={<Trans comment="Button: nothing is cancelled">Keep booking</Trans>}
      problem={cancel.problem ?? preview.problem}
      isDisabled={cancel.isActing || cancel.needsSignIn || preview.data === undefined}
      onConfirm={(reason) => cancel.act({ ...wish, reason })}
      onClose={onClose}
    >
      {boards.length > 1 && (
        <fieldset className="mt-3 grid gap-1">
          <legend className="text-sm font-medium">
            <Trans>Which boards?</Trans>
          </legend>
          {boards.map(({ id, lockerNumber }) => (
            <label key={id} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={() => toggle(id)}
                className="size-5 accent-fill"
              />
              <Trans comment="lockerNumber is a number">Locker {lockerNumber ?? '–'}</Trans>
            </label>
          ))}
        </fieldset>
      )}
      <p className="mt-3 text-ink-soft" aria-live="polite">
        {preview.data ? (
          <>
            <Trans comment="Followed by a sum of money">The customer gets everything back:</Trans>{' '}
            <Money cents={preview.data.refundInCents} />.{' '}
            <Trans>They are told by SMS and e-mail, and the boards become free.</Trans>
          </>
        ) : (
          <Trans>What goes back is being worked out…</Trans>
        )}
      </p>
      {cancel.needsSignIn && <FreshSignIn onDone={cancel.goOn} />}
    </ReasonedDialog>
  );
}
