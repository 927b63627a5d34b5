import type { Session } from '@laine/contract/public/entities.ts';
import { DOOR_CODE_DIGITS } from '@laine/rules/constants.ts';
import { Trans } from '@lingui/react/macro';
import { CodeDigits } from './code-digits.tsx';
import { CopyCode } from './copy-code.tsx';
import { NoCodeWords } from './no-code-words.tsx';
import type { TicketLook } from './ticket-look.ts';

type Props = {
  session: Pick<Session, 'code' | 'status'> & { isReplacement?: boolean };
  look: TicketLook;
  awaitsStation: boolean;
};

/** The size follows the width of the ticket alone: four digits nearly fill it, and fit however large the text is. */
const size = 'text-center text-[min(27.5cqi,7rem)] leading-[1.05]';

export function DoorCode({ session, look, awaitsStation }: Props) {
  const { code } = session;
  const isOver = look === 'over';
  return (
    <div className="px-[min(1.25rem,6cqi)] pt-3 pb-4">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3">
        <p className="text-sm font-medium text-ink-soft">
          <Trans comment="Label above the 4 digits that open the locker">Door code</Trans>
        </p>
        {code !== null && !isOver && <CopyCode code={code} />}
      </div>
      {code === null ? (
        <p>
          <span
            aria-hidden
            className={`-mr-[0.12em] block font-bold tracking-[0.12em] whitespace-nowrap text-line-strong ${size}`}
          >
            {'•'.repeat(DOOR_CODE_DIGITS)}
          </span>
          <span className="block text-center text-sm text-ink-soft">
            <NoCodeWords session={session} isOver={isOver} awaitsStation={awaitsStation} />
          </span>
        </p>
      ) : (
        <p>
          <CodeDigits code={code} status={session.status} isOver={isOver} className={`-mr-[0.06em] ${size}`} />
        </p>
      )}
    </div>
  );
}
