import { Trans } from '@lingui/react/macro';
import { Paddler } from '../../ui/art/paddler.tsx';
import { Shore } from '../../ui/art/shore.tsx';

export function PassHero() {
  return (
    <div className="relative overflow-hidden bg-sky pt-8 pb-16 md:pt-14 md:pb-24">
      <div className="page-width">
        <h1 className="text-3xl md:text-4xl">
          <Trans>Seasonal pass</Trans>
        </h1>
        <p className="mt-3 max-w-xl md:text-lg">
          <Trans>For everybody who is out every week: with a pass the first hour of every rental is free.</Trans>
        </p>
      </div>
      <Paddler className="absolute right-[10%] bottom-3 size-12 text-ink md:bottom-7 md:size-32" />
      <Shore className="absolute inset-x-0 -bottom-px text-foam" />
    </div>
  );
}
