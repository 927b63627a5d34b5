import { paths } from '@laine/contract/paths.ts';
import { claimCalls } from '@laine/contract/public/claim-calls.ts';
import type { OwnClaim } from '@laine/contract/public/trouble-entities.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { longDateText } from '../../i18n/moments.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { ServerText } from '../../ui/data/server-text.tsx';
import { ClaimCard } from '../booking/claim/claim-card.tsx';
import { isAsked } from './is-asked.ts';

/** Money that is asked for and not decided, with the time to answer. What a card did not pay is a debt above it. */
export function ClaimsAsked({ claims: loaded }: { claims: OwnClaim[] }) {
  const locale = useLocale();
  const { data } = useCall(claimCalls.myClaims, {}, { initialData: { claims: loaded } });
  const claims = (data?.claims ?? loaded).filter(isAsked);
  if (claims.length === 0) return null;
  return (
    <section aria-labelledby="asked-title" className="mt-10">
      <h2 id="asked-title" className="text-lg">
        <Trans comment="Heading of money asked for damage, that the customer can still answer">Asked for damage</Trans>
      </h2>
      <ul className="mt-3 grid gap-4">
        {claims.map((claim) => (
          <li key={claim.id}>
            <ClaimCard
              claim={claim}
              rental={
                <Link to={paths.booking(claim.bookingId)} className="prose-link">
                  {claim.stationName},{' '}
                  <ServerText>{longDateText(claim.rentalStart, claim.timeZone, locale)}</ServerText>
                </Link>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
