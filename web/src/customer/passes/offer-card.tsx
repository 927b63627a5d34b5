import { paths } from '@laine/contract/paths.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { CalendarRange, MapPin, PiggyBank } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { SignInPanel } from '../shop/sign-in-panel.tsx';
import { BuyPass } from './buy-pass.tsx';
import { PassPlaces } from './pass-places.tsx';
import type { OfferData } from './passes-data.ts';

type Props = { offer: OfferData; isChosen: boolean; isSignedIn: boolean };

/** One pass on sale. Choosing it shows the remaining facts before paying. */
export function OfferCard({ offer, isChosen, isSignedIn }: Props) {
  const { id, name, firstDay, lastDay, price } = offer;
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // After a sign-in, or a press on the button that is now gone.
    if (isChosen) card.current?.focus();
  }, [isChosen]);
  const target = paths.passes({ offer: id });
  return (
    <li
      ref={card}
      tabIndex={-1}
      className={`grid grid-rows-[auto_1fr_auto] gap-4 rounded-card border bg-paper p-5 sm:p-6 ${isChosen ? 'border-action shadow-float' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg">{name}</h3>
        <p className="figures text-xl font-semibold">{price}</p>
      </div>
      <ul className="grid content-start gap-2 text-sm">
        <Line icon={<MapPin aria-hidden className="size-4.5" />}>
          <PassPlaces places={offer} />
        </Line>
        <Line icon={<CalendarRange aria-hidden className="size-4.5" />}>
          <Trans comment="The season of a pass, two dates">
            {firstDay} to {lastDay}
          </Trans>
        </Line>
        {offer.saving && (
          <Line icon={<PiggyBank aria-hidden className="size-4.5" />}>
            <Saving saving={offer.saving} />
          </Line>
        )}
      </ul>
      {!isChosen && (
        <Link to={target} replace preventScrollReset className={`${buttonStyle('action')} sm:justify-self-start`}>
          <Trans comment="Button: choose this pass; name is such as Laine Eesti, for screen readers">
            Buy this pass<span className="sr-only">: {name}</span>
          </Trans>
        </Link>
      )}
      {isChosen && (isSignedIn ? <BuyPass offer={offer} /> : <SignInPanel target={target} />)}
    </li>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <span className="mt-0.5 shrink-0 text-action">{icon}</span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}

function Saving({ saving }: { saving: NonNullable<OfferData['saving']> }) {
  const { least, most, paysOffAfter } = saving;
  return (
    <>
      {least === most ? (
        <Trans comment="most is a sum such as 15.00 €">
          Each rental costs <strong>{most}</strong> less.
        </Trans>
      ) : (
        <Trans comment="least and most are sums such as 12.00 € and 15.00 €">
          Each rental costs <strong>{least}</strong> to <strong>{most}</strong> less, depending on the station.
        </Trans>
      )}{' '}
      <Plural
        value={paysOffAfter}
        one="It has paid for itself after # rental."
        other="It has paid for itself after # rentals."
      />
    </>
  );
}
