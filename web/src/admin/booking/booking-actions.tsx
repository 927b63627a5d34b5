import { bookingCalls } from '@laine/contract/admin/booking-calls.ts';
import { bookingCalls as publicCalls } from '@laine/contract/public/booking-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ban, Clock, Gift, MessageSquareShare, PackageCheck, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { callKey } from '../../api/call-query.ts';
import { useAct } from '../../api/use-act.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { ReasonedDialog } from '../../ui/dialog/reasoned-dialog.tsx';
import { notify } from '../../ui/state/toast/toasts.ts';
import type { BookingData } from './booking-data.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { GoodwillDialog } from './goodwill-dialog.tsx';

type Asked = 'cancel' | 'goodwill' | 'extend' | 'resend' | 'confirm';

type Props = {
  detail: BookingData;
  /** If the viewer looks at one of several boards. */
  sessionId?: string;
};

/** Actions that the server allows the viewer now. Those for doors and lockers are with the boards. */
export function BookingActions({ detail, sessionId }: Props) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const { rights, station, booking } = detail;
  const { id: bookingId } = booking;
  const refreshes = [callKey(bookingCalls.adminBooking, { bookingId })];
  const resend = useAct(bookingCalls.resendCode, {
    refreshes,
    isQuiet: true,
    onDone: () => {
      close();
      notify({ tone: 'done', title: t`The codes are on their way` });
    },
  });
  const extend = useAct(bookingCalls.adminExtendBooking, { refreshes, isQuiet: true, onDone: close });
  const confirmReturn = useAct(publicCalls.confirmReturn, { refreshes, isQuiet: true, onDone: close });
  const canCancel = rights.canCancelAll || rights.cancellableSessionIds.length > 0;
  const canGive = rights.goodwillLeftInCents === null || rights.goodwillLeftInCents > 0;
  return (
    <section
      aria-label={t({ message: 'Actions', comment: 'What can be done with a booking' })}
      className={`grid gap-2 rounded-card border border-line bg-paper p-3 ${sessionId === undefined ? 'sm:grid-cols-2 xl:sticky xl:top-20 xl:row-span-2 xl:grid-cols-1' : ''}`}
    >
      {rights.isOwn && (
        <p className="px-1 text-sm text-ink-soft">
          <Trans>
            This is your own booking. You change or cancel it as any customer does; what staff may give, a colleague
            gives.
          </Trans>
        </p>
      )}
      <Action
        icon={MessageSquareShare}
        isPossible={rights.canResendCode}
        whyNot={t`No code of this booking opens a door now.`}
        onPick={() => setAsked('resend')}
      >
        <Trans comment="Button: sends the door codes to the customer once more">Resend code</Trans>
      </Action>
      {!rights.isOwn && (
        <Action
          icon={Clock}
          isPossible={rights.extendableUntil !== null}
          whyNot={t`There is no hour to give: the rental is not running, was extended already, or the time is taken.`}
          onPick={() => setAsked('extend')}
        >
          <Trans comment="Button: gives the customer an hour for free">One more hour, free</Trans>
        </Action>
      )}
      {rights.canConfirmReturn && (
        <Action icon={PackageCheck} isPossible onPick={() => setAsked('confirm')}>
          <Trans comment="Button: an admin says that a customer's rental has ended">Confirm the return</Trans>
        </Action>
      )}
      {!rights.isOwn && (
        <>
          <Action
            icon={Gift}
            isPossible={canGive && booking.amountInCents !== null}
            whyNot={
              booking.amountInCents === null
                ? t`Nothing was paid.`
                : t`Your limit of goodwill is used up. Ask an admin.`
            }
            onPick={() => setAsked('goodwill')}
          >
            <Trans comment="Button: money back or a voucher out of kindness">Goodwill</Trans>
          </Action>
          <Action
            icon={Ban}
            isPossible={canCancel}
            whyNot={t`There is nothing to cancel: a board is out, it is over, or it is cancelled already.`}
            onPick={() => setAsked('cancel')}
          >
            <Trans comment="Button: cancels a booking for the operator">Cancel and refund</Trans>
          </Action>
        </>
      )}
      {asked === 'cancel' && <CancelDialog detail={detail} sessionId={sessionId} onClose={close} />}
      {asked === 'goodwill' && <GoodwillDialog detail={detail} onClose={close} />}
      {asked === 'confirm' && (
        <ConfirmDialog
          title={<Trans>Confirm the return for the customer?</Trans>}
          confirm={<Trans comment="Button: an admin says that a customer's rental has ended">Confirm the return</Trans>}
          dismiss={<Trans comment="Button: change nothing">Not now</Trans>}
          problem={confirmReturn.problem}
          isDisabled={confirmReturn.isActing}
          onConfirm={() => confirmReturn.act({ bookingId })}
          onClose={close}
        >
          <p className="mt-2 text-ink-soft">
            <Trans>All boards of this booking are back. Its page then says so to the customer too.</Trans>
          </p>
        </ConfirmDialog>
      )}
      {asked === 'resend' && (
        <ConfirmDialog
          title={<Trans>Send the codes again?</Trans>}
          confirm={<Trans comment="Button: sends the door codes to the customer once more">Resend code</Trans>}
          dismiss={<Trans comment="Button: change nothing">Not now</Trans>}
          problem={resend.problem}
          isDisabled={resend.isActing}
          onConfirm={() => resend.act({ bookingId })}
          onClose={close}
        >
          <p className="mt-2 text-ink-soft">
            <Trans>The customer gets an SMS and an e-mail, at most three times a day.</Trans>
          </p>
        </ConfirmDialog>
      )}
      {asked === 'extend' && rights.extendableUntil !== null && (
        <ReasonedDialog
          title={<Trans>Give one more hour?</Trans>}
          confirm={<Trans comment="Button: gives the customer an hour for free">One more hour, free</Trans>}
          dismiss={<Trans comment="Button: change nothing">Not now</Trans>}
          problem={extend.problem}
          isDisabled={extend.isActing}
          onConfirm={(reason) => extend.act({ bookingId, reason })}
          onClose={close}
        >
          <p className="mt-2 text-ink-soft">
            <Trans comment="Followed by a time">The rental then ends at</Trans>{' '}
            <ZonedTime moment={rights.extendableUntil} timeZone={station.timeZone} isTimeOnly />.{' '}
            <Trans>It costs nothing, and the customer is told.</Trans>
          </p>
        </ReasonedDialog>
      )}
    </section>
  );
}

type ActionProps = {
  icon: LucideIcon;
  isPossible: boolean;
  /** Shown below a disabled button. */
  whyNot?: string;
  onPick: () => void;
  children: ReactNode;
};

const Action = ({ icon: Icon, isPossible, whyNot, onPick, children }: ActionProps) => (
  <div className="grid content-start gap-1">
    <button type="button" disabled={!isPossible} onClick={onPick} className={`${buttonStyle('quiet')} justify-start!`}>
      <Icon aria-hidden className="size-4.5 text-action" />
      {children}
    </button>
    {!isPossible && whyNot !== undefined && <p className="px-1 pb-1 text-xs text-ink-soft">{whyNot}</p>}
  </div>
);
