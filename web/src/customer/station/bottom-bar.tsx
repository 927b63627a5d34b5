import { Trans } from '@lingui/react/macro';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { PriceWords } from '../../ui/station/price-words.tsx';
import type { StationPrices } from '../../ui/station/station-prices.ts';

/**
 * On phones it shows the price and one button until the form is in view, without a script: it sticks to the lower edge
 * of the window and leaves with the scrolling (customer.css). Browsers that cannot do that let the form slide over it:
 * its own place is behind the form, where only keys bring it to the front.
 */
export function BottomBar({ prices }: { prices: StationPrices }) {
  return (
    <div
      data-bottom-bar
      className="pointer-events-none absolute inset-x-0 top-0 -bottom-42 grid items-end group-has-[#zone-cover]/station:hidden has-focus-visible:z-20 lg:hidden"
    >
      <div className="pointer-events-auto sticky bottom-[max(0.5rem,env(safe-area-inset-bottom))] flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-paper p-2 pl-4 shadow-float">
        <p className="figures min-w-[min(7rem,100%)] flex-1 text-xs leading-tight">
          <PriceWords prices={prices} />
        </p>
        <a href="#book" className={`${buttonStyle('primary')} min-w-[min(10rem,100%)] flex-[1.2]`}>
          <Trans comment="Button that leads to the reservation form">Choose a time</Trans>
        </a>
      </div>
    </div>
  );
}
