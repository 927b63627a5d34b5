import type { Session } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';

type Props = { session: Partial<Pick<Session, 'isReplacement'>>; isOver: boolean; awaitsStation: boolean };

/** Why there is no code. */
export function NoCodeWords({ session: { isReplacement = false }, isOver, awaitsStation }: Props) {
  if (isOver && awaitsStation) {
    return (
      <Trans comment="Instead of the door code of a board whose cancellation the station has not heard of">
        Not confirmed by the station yet
      </Trans>
    );
  }
  if (isOver) return <Trans comment="Instead of the door code of a cancelled board">No valid code</Trans>;
  return isReplacement ? (
    <Trans comment="Instead of the door code of a board that stands in for another one">
      Appears once the first board is back
    </Trans>
  ) : (
    <Trans>Appears once the booking is paid</Trans>
  );
}
