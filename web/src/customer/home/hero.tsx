import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { buttonStyle } from '../../ui/button-style.ts';
import { HeroScene } from './hero-scene.tsx';

export function Hero({ lowestPrice }: { lowestPrice: string | null }) {
  return (
    <section className="relative isolate overflow-hidden bg-sky">
      <HeroScene />
      <div className="page-width relative pt-12 pb-[92vw] sm:pb-[84vw] md:min-h-[min(84svh,46rem)] md:pt-[clamp(3rem,7vw,6rem)] md:pb-24">
        <div className="max-w-xl">
          <h1 className="text-4xl sm:text-5xl xl:text-6xl">
            <Trans>Paddle out whenever the water calls</Trans>
          </h1>
          <p className="mt-5 max-w-md text-base text-ink md:text-lg">
            <Trans>Book a board online, open the locker with your code and go. No counter, no queue, no pump.</Trans>
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <Link to="/#locations" className={buttonStyle('primary', 'px-6')}>
              <Trans comment="Main button of the home page">Book a board online</Trans>
            </Link>
            <Link to="/#how-it-works" className={buttonStyle('quiet', 'px-6')}>
              <Trans>Learn more</Trans>
            </Link>
          </div>
          {lowestPrice && (
            <p className="figures mt-4 text-sm text-ink">
              <Trans comment="lowestPrice is a sum such as 12.00 €; it is the cheapest station's price for one board">
                From <strong>{lowestPrice}</strong> an hour with paddle and vest
              </Trans>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
