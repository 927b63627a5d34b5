import { alertCalls } from '@laine/contract/admin/alert-calls.ts';
import { bookingCalls } from '@laine/contract/admin/booking-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type ComponentProps } from 'react';
import { useCall } from '../../api/use-call.ts';
import { ReasonedDialog } from '../../ui/dialog/reasoned-dialog.tsx';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import type { ListedSession } from './sessions-list.ts';

type Board = 'back' | 'missing';
type Props = Pick<ComponentProps<typeof ReasonedDialog>, 'problem' | 'isDisabled' | 'onClose'> & {
  session: ListedSession;
  onConfirm: (said: { reason: string; board: Board }) => void;
};

/** Ending a rental with a board out needs a statement about the board: somebody may be on the water with it. */
export function EndDialog({ session, onConfirm, ...dialog }: Props) {
  const { t } = useLingui();
  const id = useId();
  const { bookingId, stationId, missingSince } = session;
  const [board, setBoard] = useState<Board | undefined>(missingSince === null ? undefined : 'back');
  const [isAsked, setAsked] = useState(false);
  const isOfBooking = bookingId !== null;
  const { data: open } = useCall(alertCalls.alerts, { stationId, state: 'open' }, { enabled: isOfBooking });
  const { data: detail } = useCall(bookingCalls.adminBooking, { bookingId: bookingId ?? '' }, { enabled: isOfBooking });
  const isSearched =
    open?.alerts.some(({ kind, data }) => kind === 'not-back' && bookingIn(data) === bookingId) ?? false;
  const name = detail?.booking.name || detail?.booking.phone || '–';
  return (
    <ReasonedDialog
      {...dialog}
      title={<Trans>End this session now?</Trans>}
      confirm={<Trans comment="Button: the board is back, or given up">End session</Trans>}
      dismiss={<Trans comment="Button: change nothing">Not now</Trans>}
      onConfirm={(reason) => (board ? onConfirm({ reason, board }) : setAsked(true))}
    >
      {isSearched && (
        <p role="alert" className="mt-2 font-medium text-alert">
          <Trans comment="Name or phone number of a renter who is looked for">
            {name} is not back from the water, and people are called to look for them.
          </Trans>
        </p>
      )}
      {missingSince === null && (
        <div className="mt-4">
          <ChoiceField
            id={id}
            name="board"
            label={t`Have you seen the board?`}
            value={board}
            onChange={setBoard}
            error={isAsked && !board ? t`Please choose one` : undefined}
            choices={[
              {
                value: 'back',
                label: t`Yes, it is back`,
                note: t`Nobody is looked for any more. Being late is charged until now.`,
              },
              {
                value: 'missing',
                label: t`No, it is missing`,
                note: t`People are called to look for its renter until a rescue service has it or the board is back. A claim is drafted.`,
              },
            ]}
          />
        </div>
      )}
    </ReasonedDialog>
  );
}

const bookingIn = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'bookingId' in data ? data.bookingId : undefined;
