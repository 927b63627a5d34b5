import type { Session } from '@laine/contract/public/entities.ts';
import { DOOR_CODE_DIGITS } from '@laine/rules/constants.ts';
import { Trans } from '@lingui/react/macro';
import { CopyCode } from './copy-code.tsx';
import type { TicketLook } from './ticket-look.ts';

type Props = { session: Session; look: TicketLook };

export function DoorCode({ session, look }: Props) {
  const { code } = session;
  const isOver = look === 'over';
  return (
    <div className="px-5 pt-3 pb-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <p className="text-sm font-medium whitespace-nowrap text-ink-soft">
          <Trans comment="Label above the 4 digits that open the locker">Door code</Trans>
        </p>
        {code !== null && !isOver && <CopyCode code={code} />}
      </div>
      {code === null ? <NoCodeYet isOver={isOver} /> : <Digits code={code} status={session.status} isOver={isOver} />}
    </div>
  );
}

/** The size follows the width of the ticket: four digits nearly fill it. */
const size = 'figures block text-center text-[clamp(4.5rem,29cqi,7rem)] leading-[1.05] font-bold';

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

function NoCodeYet({ isOver }: { isOver: boolean }) {
  return (
    <p>
      <span aria-hidden className={`${size} -mr-[0.12em] tracking-[0.12em] text-line-strong`}>
        {'•'.repeat(DOOR_CODE_DIGITS)}
      </span>
      <span className="block text-center text-sm text-ink-soft">
        {isOver ? (
          <Trans comment="Instead of the door code of a cancelled board">No valid code</Trans>
        ) : (
          <Trans>Appears once the booking is paid</Trans>
        )}
      </span>
    </p>
  );
}
