import { claimCalls } from '@laine/contract/public/claim-calls.ts';
import { useCall } from '../../../api/use-call.ts';
import { ClaimCard } from './claim-card.tsx';

/** What is asked for things that were missing or broken after this rental. Most bookings have none. */
export function ClaimSection({ bookingId }: { bookingId: string }) {
  const { data } = useCall(claimCalls.myClaims, {});
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
