import { paths } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Shore } from '../../ui/art/shore.tsx';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { HeroScene } from './hero-scene.tsx';

export function Hero({ lowestPrice }: { lowestPrice: string | null }) {
  return (
    <section className="relative isolate overflow-hidden bg-sky">
      <HeroScene />
      <div className="page-width pt-12 pb-[88vw] md:pt-16 md:pb-[64vw] lg:min-h-[min(88svh,54rem)] lg:pt-[clamp(3.5rem,11svh,7rem)] lg:pb-24">
        <div className="max-w-2xl">
          <h1 className="text-4xl sm:text-5xl xl:text-6xl">
            <Trans>Paddle out whenever the water calls</Trans>
          </h1>
          <p className="mt-4 max-w-lg text-base md:text-lg">
            <Trans>Book a board online, open the locker with your code and go. No counter, no queue, no waiting.</Trans>
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Link to={paths.home('locations')} className={`${buttonStyle('primary')} max-sm:grow max-sm:px-4`}>
              <Trans comment="Main button of the home page">Book a board online</Trans>
            </Link>
            <Link to={paths.home('how-it-works')} className={`${buttonStyle('quiet')} max-sm:grow max-sm:px-4`}>
              <Trans comment="The part in tags is read by screen readers only">
                Learn more <span className="sr-only">about renting a board</span>
              </Trans>
            </Link>
          </div>
          {lowestPrice && (
            <p className="mt-4 text-sm">
              <Trans comment="lowestPrice is a sum such as €12.00; what one board costs for its first hour at the cheapest station">
                First hour from <strong>{lowestPrice}</strong>, with paddle and vest
              </Trans>
            </p>
          )}
        </div>
      </div>
      <Shore className="absolute inset-x-0 -bottom-px text-foam" />
    </section>
  );
}
