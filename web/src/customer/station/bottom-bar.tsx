import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { PriceWords } from '../../ui/station/price-words.tsx';
import type { StationPrices } from '../../ui/station/station-prices.ts';

/** The form counts as visible only when more than its edge is in view. */
const VISIBLE_MARGIN = '-80px 0px -160px';

/**
 * On phones it shows the price and one button while the form is out of view, unless the form is covered because of the
 * browser's clock. It ends above the footer.
 */
export function BottomBar({ prices }: { prices: StationPrices }) {
  const [isFormInSight, setInSight] = useState(false);
  useEffect(() => {
    const panel = document.querySelector('#book');
    if (!panel) return undefined;
    const watcher = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? false), {
      rootMargin: VISIBLE_MARGIN,
    });
    watcher.observe(panel);
    return () => watcher.disconnect();
  }, []);
  return (
    <div
      data-bottom-bar
      inert={isFormInSight}
      className={`sticky bottom-0 z-30 border-t border-line bg-paper/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-sm transition-[opacity,translate] group-has-[#zone-cover]/station:hidden lg:hidden ${isFormInSight ? 'translate-y-full opacity-0' : ''}`}
    >
      <div className="page-width flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
        <p className="figures text-sm leading-snug">
          <PriceWords prices={prices} />
        </p>
        <a href="#book" className={buttonStyle('primary')}>
          <Trans comment="Button that leads to the reservation form">Choose a time</Trans>
        </a>
      </div>
    </div>
  );
}
