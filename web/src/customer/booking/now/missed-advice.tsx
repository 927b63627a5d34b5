import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { MoneyBack } from './money-back.tsx';

type Props = Pick<BookingDetail, 'refundedInCents'>;

/** Nobody came, or a door did not open for somebody who did. */
export function MissedAdvice({ refundedInCents }: Props) {
  return refundedInCents > 0 ? (
    <>
      <Trans>The booked time passed and no locker was opened. The code no longer works.</Trans>{' '}
      <MoneyBack cents={refundedInCents} />
    </>
  ) : (
    <Trans>
      The booked time passed and no locker was opened. The code no longer works, and nothing is refunded. Were you there
      and a door did not open? Call us, and you get your money back.
    </Trans>
  );
}
