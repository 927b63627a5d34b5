import type { Session } from '@laine/contract/public/entities.ts';
import { DOOR_CODE_DIGITS } from '@laine/rules/constants.ts';
import { Trans } from '@lingui/react/macro';
import { CopyCode } from './copy-code.tsx';
import type { TicketLook } from './ticket-look.ts';

type Props = {
  session: Pick<Session, 'code' | 'status'> & { isReplacement?: boolean };
  look: TicketLook;
  awaitsStation: boolean;
  board?: string | undefined;
};

export function DoorCode({ session, look, awaitsStation, board }: Props) {
  const { code } = session;
  const isOver = look === 'over';
  return (
    <div className="px-[min(1.25rem,6cqi)] pt-3 pb-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <p className="text-sm font-medium text-ink-soft">
          <Trans comment="Label above the 4 digits that open the locker">Door code</Trans>
        </p>
        {code !== null && !isOver && <CopyCode code={code} board={board} />}
      </div>
      {code === null ? (
        <NoCode isOver={isOver} awaitsStation={awaitsStation} isReplacement={session.isReplacement === true} />
      ) : (
        <Digits code={code} status={session.status} isOver={isOver} />
      )}
    </div>
  );
}

/** The size follows the width of the ticket alone: four digits nearly fill it, and fit however large the text is. */
const size = 'figures block text-center text-[min(27.5cqi,7rem)] leading-[1.05] font-bold whitespace-nowrap';

type DigitsProps = { code: string; status: Session['status']; isOver: boolean };

function Digits({ code, status, isOver }: DigitsProps) {
  const faded =
    status === 'finished' ? 'text-ink-soft opacity-80' : 'text-ink-soft line-through decoration-4 opacity-80';
  return (
    <p>
      <span aria-hidden className={`${size} -mr-[0.06em] tracking-[0.06em] ${isOver ? faded : ''}`}>
        {code}
      </span>
      {/* Screen readers read single digits and not a number in the thousands. */}
      <span className="sr-only">{code.split('').join(' ')}</span>
    </p>
  );
}

type NoCodeProps = { isOver: boolean; awaitsStation: boolean; isReplacement: boolean };

function NoCode({ isOver, awaitsStation, isReplacement }: NoCodeProps) {
  return (
    <p>
      <span aria-hidden className={`${size} -mr-[0.12em] tracking-[0.12em] text-line-strong`}>
        {'•'.repeat(DOOR_CODE_DIGITS)}
      </span>
      <span className="block text-center text-sm text-ink-soft">
        {!isOver && isReplacement && (
          <Trans comment="Instead of the door code of a board that stands in for another one">
            Appears once the first board is back
          </Trans>
        )}
        {!isOver && !isReplacement && <Trans>Appears once the booking is paid</Trans>}
        {isOver && awaitsStation && (
          <Trans comment="Instead of the door code of a board whose cancellation the station has not heard of">
            Not confirmed by the station yet
          </Trans>
        )}
        {isOver && !awaitsStation && (
          <Trans comment="Instead of the door code of a cancelled board">No valid code</Trans>
        )}
      </span>
    </p>
  );
}
