import { adminPaths } from '@laine/contract/admin-paths.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Money } from '../../ui/data/money.tsx';
import { PhotoRow } from '../../ui/data/photo-row.tsx';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';
import { ClaimState } from '../claims/claim-state.tsx';
import { PartRow, PersonPart } from '../person/person-part.tsx';
import { problemWords } from '../words/problem-words.ts';
import type { ClaimData } from './claim-data.ts';

type Props = { detail: ClaimData; timeZone: string };

/** So that nobody pays for somebody else's damage. */
export function EarlierThings({ detail: { earlierProblems, earlierRentals, earlierClaims }, timeZone }: Props) {
  const { i18n } = useLingui();
  return (
    <PersonPart title={<Trans comment="Heading: earlier reports, rentals and claims">The same things before</Trans>}>
      {earlierProblems.length + earlierRentals.length + earlierClaims.length === 0 && (
        <p className="text-sm text-ink-soft">
          <Trans>Nothing is known from before.</Trans>
        </p>
      )}
      <ul>
        {earlierProblems.map((problem) => (
          <PartRow key={problem.id} action={<PhotoRow urls={problem.photoUrls} />}>
            <span className="font-medium">{i18n._(problemWords[problem.what])}</span>
            <span className="text-ink-soft">
              <ZonedTime moment={problem.happenedAt} timeZone={timeZone} /> {problem.words}
            </span>
          </PartRow>
        ))}
        {earlierClaims.map((claim) => (
          <PartRow key={claim.id} action={<ClaimState status={claim.status} />}>
            <Link to={adminPaths.claim(claim.id)} className="link font-medium">
              <Trans comment="Money asked for missing or broken things">Claim</Trans>
            </Link>
            <Money cents={claim.amountInCents} />
          </PartRow>
        ))}
        {earlierRentals.map((rental) => (
          <PartRow key={rental.sessionId}>
            <span className="font-medium">
              {rental.bookingId === null ? (
                <Trans comment="A rental before the one of a claim">Rental</Trans>
              ) : (
                <Link to={adminPaths.booking(rental.bookingId)} className="link">
                  <Trans comment="A rental before the one of a claim">Rental</Trans>
                </Link>
              )}
            </span>
            <span className="text-ink-soft">
              <ZonedTime moment={rental.start} timeZone={timeZone} />
              {' – '}
              <ZonedTime moment={rental.end} timeZone={timeZone} isTimeOnly />
            </span>
          </PartRow>
        ))}
      </ul>
    </PersonPart>
  );
}
