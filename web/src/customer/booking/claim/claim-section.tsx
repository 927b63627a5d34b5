import { claimCalls } from '@laine/contract/public/claim-calls.ts';
import { BOOKING_REFRESH_SECONDS } from '@laine/rules/constants.ts';
import { useCall } from '../../../api/use-call.ts';
import { ClaimCard } from './claim-card.tsx';

const REFRESH_EVERY_MS = BOOKING_REFRESH_SECONDS * 1_000;

type Props = {
  bookingId: string;
  /** A board is back: from then on something may be found missing or broken, even while the page is open. */
  isExpected: boolean;
};

/** Claims after this rental. Most bookings have none. */
export function ClaimSection({ bookingId, isExpected }: Props) {
  const { data } = useCall(claimCalls.myClaims, {}, isExpected ? { refetchInterval: REFRESH_EVERY_MS } : {});
  const claims = data?.claims.filter((claim) => claim.bookingId === bookingId) ?? [];
  if (claims.length === 0) return null;
  return (
    <div id="claims" className="grid scroll-mt-24 gap-4">
      {claims.map((claim) => (
        <ClaimCard key={claim.id} claim={claim} />
      ))}
    </div>
  );
}
