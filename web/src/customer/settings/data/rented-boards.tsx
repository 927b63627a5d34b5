import type { OwnData } from '@laine/contract/public/own-data.ts';
import { Trans } from '@lingui/react/macro';
import { Fact } from '../../../ui/data/facts.tsx';
import { SessionBadge } from '../../../ui/data/session-badge.tsx';
import { DataTime } from './data-time.tsx';

type Props = { sessions: OwnData['bookings'][number]['sessions']; stationId: string };

/** What became of each board of a booking. */
export function RentedBoards({ sessions, stationId }: Props) {
  return sessions.map(({ id, lockerNumber, status, collectedAt, returnedAt, note, shares }) => (
    <Fact
      key={id}
      label={
        lockerNumber === null ? (
          <Trans comment="One rented board">Board</Trans>
        ) : (
          <Trans comment="Number of the locker of a rented board">Board of locker {lockerNumber}</Trans>
        )
      }
    >
      <span className="grid justify-items-start gap-1">
        <SessionBadge status={status} />
        {collectedAt && (
          <span>
            <Trans comment="A moment follows: when a board was taken out">
              collected <DataTime moment={collectedAt} stationId={stationId} />
            </Trans>
          </span>
        )}
        {returnedAt && (
          <span>
            <Trans comment="A moment follows: when a board was brought back">
              returned <DataTime moment={returnedAt} stationId={stationId} />
            </Trans>
          </span>
        )}
        {shares.map(({ madeAt }) => (
          <span key={madeAt}>
            <Trans comment="A moment follows: when the ticket of a board was given to somebody else">
              ticket shared <DataTime moment={madeAt} stationId={stationId} />
            </Trans>
          </span>
        ))}
        {note !== null && <span>{note}</span>}
      </span>
    </Fact>
  ));
}
