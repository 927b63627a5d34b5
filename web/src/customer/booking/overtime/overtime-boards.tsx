import type { Overtime } from '@laine/contract/public/entities.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { timeText } from '../../../i18n/moments.ts';
import { Money } from '../../../ui/data/money.tsx';
import { ShortTime } from './short-time.tsx';

type Props = { boards: Overtime['boards']; timeZone: string };

/** Board by board, as it was measured at the lockers. On a phone each is a small bill of its own. */
export function OvertimeBoards({ boards, timeZone }: Props) {
  const { t } = useLingui();
  return (
    <ul
      className="grid gap-3"
      aria-label={t({ message: 'Boards', comment: 'Heading above one card for each rented board' })}
    >
      {boards.map((board) => (
        <li key={board.sessionId} className="rounded-control bg-foam px-[min(1rem,4vw)] py-3 text-sm">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
            <span>
              {board.lockerNumber === null ? (
                <Trans comment="One rented board; its number follows">Board</Trans>
              ) : (
                <Trans comment="The locker of a board">Locker {board.lockerNumber}</Trans>
              )}
            </span>
            <Money cents={board.cents} />
          </div>
          <dl className="figures mt-1.5 flex flex-wrap gap-x-6 gap-y-1">
            <Entry label={<Trans comment="When the booked time of a board ended">Booked until</Trans>}>
              {timeText(board.bookedEnd, timeZone)}
            </Entry>
            <Entry
              label={<Trans comment="When a board was back in its locker">Back at</Trans>}
              isLabelHidden={board.backAt === null}
            >
              {board.backAt === null ? (
                <Trans comment="A board that had not come back">not back</Trans>
              ) : (
                timeText(board.backAt, timeZone)
              )}
            </Entry>
            <Entry label={<Trans comment="How late a board was; a time follows">Delay</Trans>}>
              <ShortTime seconds={board.lateInSeconds} />
            </Entry>
            <Entry label={<Trans comment="For how much time a late board is charged">Charged for</Trans>}>
              <ShortTime seconds={board.billedInSeconds} />
            </Entry>
          </dl>
        </li>
      ))}
    </ul>
  );
}

type EntryProps = { label: ReactNode; isLabelHidden?: boolean; children: ReactNode };

function Entry({ label, isLabelHidden = false, children }: EntryProps) {
  return (
    <div className="flex flex-wrap gap-x-1.5">
      <dt className={isLabelHidden ? 'sr-only' : 'text-ink-soft'}>{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
