import { useLingui } from '@lingui/react/macro';
import { PageHead } from '../../ui/page/page-head.tsx';
import { LateFaq } from '../faq/late-faq.tsx';
import { CardClock } from './card-clock.tsx';
import { Hero } from './hero.tsx';
import type { HomeData } from './home-data.ts';
import { HowItWorks } from './how-it-works.tsx';
import { Locations } from './locations.tsx';
import { Reviews } from './reviews.tsx';

export function HomePage({ home }: { home: HomeData }) {
  const { t } = useLingui();
  return (
    <main id="main" tabIndex={-1}>
      <PageHead
        title={t`Stand-up paddle boards by the hour`}
        description={t`Rent a paddle board from a locker by the water: book online, open the door with your code, paddle out.`}
      />
      <Hero lowestPrice={home.lowestPrice} />
      <CardClock serverNow={home.now}>
        <Locations first={home.list} firstSearch={home.search} mapStyleUrl={home.mapStyleUrl} />
      </CardClock>
      <HowItWorks offersPaypal={home.offersPaypal} />
      {home.reviews.length > 0 && <Reviews reviews={home.reviews} />}
      <LateFaq offersPaypal={home.offersPaypal} />
    </main>
  );
}
