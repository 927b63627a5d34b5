import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { RefundParts } from './refund-parts.tsx';

type Props = Pick<BookingDetail, 'refundParts'>;

/** Nobody came, or the door didn't open for the renter. */
export function MissedAdvice({ refundParts }: Props) {
  return refundParts.length > 0 ? (
    <>
      <Trans>The booked time passed and no locker was opened. The code no longer works.</Trans>{' '}
      <RefundParts parts={refundParts} />
    </>
  ) : (
    <Trans>
      The booked time passed and no locker was opened. The code no longer works, and nothing is refunded. Were you there
      and a door did not open? Call us, and you get your money back.
    </Trans>
  );
}
