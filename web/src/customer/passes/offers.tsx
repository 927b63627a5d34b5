import { paths } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { OfferCard } from './offer-card.tsx';
import type { OfferData } from './passes-data.ts';

type Props = { offers: OfferData[]; isSignedIn: boolean; chosenId: string | null };

export function Offers({ offers, isSignedIn, chosenId }: Props) {
  if (offers.length === 0) return <NothingOnSale />;
  return (
    <section aria-labelledby="offers" className="mt-8 md:mt-10">
      <h2 id="offers" className="text-xl md:text-2xl">
        <Trans comment="Heading of the list of passes that can be bought">On sale now</Trans>
      </h2>
      <ul className="mt-5 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} isChosen={offer.id === chosenId} isSignedIn={isSignedIn} />
        ))}
      </ul>
    </section>
  );
}

function NothingOnSale() {
  return (
    <div className="mt-8">
      <EmptyState
        title={<Trans>No passes on sale right now</Trans>}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <Link to={paths.home('locations')} className={buttonStyle('action')}>
              <Trans>Book by the hour</Trans>
            </Link>
            <Link to={paths.giftCards()} className={buttonStyle('quiet')}>
              <Trans>See gift cards</Trans>
            </Link>
          </span>
        }
      >
        <Trans>
          New ones come with the next season. Until then every open station can be booked by the hour, and a gift card
          waits for better weather.
        </Trans>
      </EmptyState>
    </div>
  );
}
