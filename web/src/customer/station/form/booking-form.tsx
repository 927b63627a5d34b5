import { formatMoney } from '@laine/rules/money/format-money.ts';
import { quote } from '@laine/rules/price/quote.ts';
import type { Slot } from '@laine/rules/time/slot.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type SubmitEvent } from 'react';
import { useRevalidator } from 'react-router';
import { productClock } from '../../../api/product-clock.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { isPlausiblePhone } from '../../../ui/field/is-plausible-phone.ts';
import { useOnTabReturn } from '../../../ui/hooks/use-on-tab-return.ts';
import { isFocusChosen, watchFocus } from '../../../ui/hooks/watch-focus.ts';
import { Covered } from '../../../ui/state/covered.tsx';
import type { StationData } from '../station-data.ts';
import { hereOffer } from '../timeline/here-offer.ts';
import { consumeComeBack } from './draft-store.ts';
import { insteadOfWish, type InsteadOfWish } from './instead-of-wish.ts';
import { LoginCover } from './login-cover.tsx';
import { OwnBookingNote } from './own-booking-note.tsx';
import { PersonFields } from './person-fields.tsx';
import { usePrepaid } from './prepaid/use-prepaid.ts';
import { PriceLines } from './price-lines.tsx';
import { useCheckout, type FormRefusal } from './use-checkout.ts';
import { useDay } from './use-day.ts';
import { useSignedInPlace } from './use-signed-in-place.ts';
import type { WishControls } from './use-wish.ts';
import { WishFields } from './wish-fields.tsx';

/** For very few, so that the others do not load it. */
const StoppedCover = lazy(async () => {
  const { StoppedCover: cover } = await import('./stopped-cover.tsx');
  return { default: cover };
});

const StoppedNote = lazy(async () => {
  const { StoppedNote: note } = await import('./stopped-note.tsx');
  return { default: note };
});

const DebtNote = lazy(async () => {
  const { DebtNote: note } = await import('./debt-note.tsx');
  return { default: note };
});

/** For who stands at the lockers: everybody else's page is lighter without it. */
const HereFields = lazy(async () => {
  const { HereFields: fields } = await import('./here-fields.tsx');
  return { default: fields };
});

const OpensNote = lazy(async () => {
  const { OpensNote: note } = await import('./opens-note.tsx');
  return { default: note };
});

type Props = { page: StationData; isHere: boolean; wish: WishControls; slot: Slot; now: Temporal.Instant };

const places: Record<FormRefusal['field'], string> = {
  time: '#start, input[name=length]:checked',
  boards: 'input[name=count]:checked',
  'gift-card': '#gift-card-code',
  phone: '#phone',
  terms: '#terms',
  pay: '#pay',
};

export function BookingForm({ page, isHere, wish, slot, now }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const form = useRef<HTMLDivElement>(null);
  const { station, viewer } = page;
  const day = useDay(station, slot, wish.count, now, page);
  const { revalidate } = useRevalidator();
  useOnTabReturn(day.refresh);
  const [wantsOtherTime, setWantsOtherTime] = useState(false);
  const offer = useMemo(
    () => (isHere ? hereOffer(station, day.steps, wish.count, now) : null),
    [isHere, station, day.steps, wish.count, now],
  );
  const isFromNow = offer !== null && !wantsOtherTime && !wish.isTimeChosen;
  // Another day may have begun, so dates, boards and own bookings are loaded again.
  useEffect(() => productClock.onJump(() => void revalidate()), [revalidate]);

  const hasMovedOn = useRef<() => boolean>(() => false);
  const onRefused = async ({ field, code }: FormRefusal) => {
    if (!hasMovedOn.current()) form.current?.querySelector<HTMLElement>(places[field])?.focus();
    // The server declined, so boards, station, login or clock differ from what this page shows.
    if (code !== undefined && (await day.refresh())) await revalidate();
  };
  const prepaid = usePrepaid({ station, slot, count: wish.count, viewer, now });
  const { giftCardCode, usePass } = prepaid.order;
  // A refusal stays in view although "now" is another minute.
  const time = wish.minutesFromNow ?? `${slot.start.toString()}/${slot.end.toString()}`;
  const wishKey = [time, wish.count, wish.phone, prepaid.code, giftCardCode, usePass].join();
  const { pay, isOpening, refusal, refuse } = useCheckout(wishKey, (refused) => void onRefused(refused));

  useEffect(() => {
    // Scripts may come late. Somebody who has chosen a field before them stays there.
    if (!consumeComeBack() || isFocusChosen()) return;
    const panel = form.current?.closest('section');
    panel?.scrollIntoView();
    panel?.focus({ preventScroll: true });
  }, []);

  const onSignedIn = useSignedInPlace(form, viewer);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    hasMovedOn.current = watchFocus();
    const phone = wish.phone.trim();
    if (!isPlausiblePhone(phone)) {
      refuse({ field: 'phone', code: undefined, text: t`Enter a phone number, for example +372 5555 5555` });
      return;
    }
    if (prepaid.isCodeUnused) {
      refuse({ field: 'gift-card', code: undefined, text: t`Press “Use it” beside the code, or empty the field` });
      return;
    }
    void pay({
      stationId: station.id,
      slot,
      count: wish.count,
      phone,
      termsVersion: page.terms.version,
      ...prepaid.order,
    });
  };

  const toPay = () => {
    if (prepaid.isAsking) return null;
    const cents = quote(station, slot, wish.count).totalInCents - prepaid.deductedInCents;
    const isNothing = cents === 0 && prepaid.deductedInCents > 0;
    return { text: formatMoney(cents, locale), isNothing, hasCard: prepaid.usesSavedCard };
  };

  const takeInstead = (instead: InsteadOfWish) => {
    if (instead.kind === 'time') wish.setSlot(instead.slot);
    else if (instead.kind === 'boards') wish.setCount(instead.boards);
  };

  const personCover = () => {
    if (station.status !== 'active') return null;
    if (!viewer) return <LoginCover stationId={station.id} onSignedIn={onSignedIn} />;
    if (!viewer.cannotBook) return null;
    return (
      <Suspense>
        <StoppedCover reason={viewer.cannotBook} />
      </Suspense>
    );
  };

  const changeTime = () => {
    setWantsOtherTime(isFromNow);
    if (!isFromNow) wish.startNow(undefined);
  };

  const askPerson = () => (
    <>
      <PriceLines station={station} slot={slot} count={wish.count} deductedInCents={prepaid.deductedInCents} />
      <Covered cover={personCover()}>
        {/* Only this part: signing in has forms of its own, and one form cannot stand in another. */}
        <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {/* The login may change while the form is open, and nobody may agree to the terms for somebody else. */}
          <PersonFields
            key={viewer?.id}
            stationId={station.id}
            phone={wish.phone}
            onPhone={wish.setPhone}
            terms={page.terms}
            safetyLines={page.safetyLines}
            offersPaypal={page.offersPaypal}
            isOpening={isOpening}
            owes={viewer !== null && viewer.owesInCents > 0}
            prepaid={prepaid}
            toPay={toPay()}
            instead={insteadOfWish(day.fit, slot, station.timeZone)}
            onInstead={takeInstead}
            refusal={refusal}
          />
        </form>
      </Covered>
    </>
  );

  return (
    <div ref={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {viewer?.cannotBook?.because === 'suspended' && (
        <Suspense>
          <StoppedNote />
        </Suspense>
      )}
      {viewer && viewer.owesInCents > 0 && (
        <Suspense>
          <DebtNote owesInCents={viewer.owesInCents} />
        </Suspense>
      )}
      {isHere && !offer && (
        <Suspense>
          <OpensNote station={station} words={page.dateWords} now={now} />
        </Suspense>
      )}
      {isFromNow ? (
        <Suspense>
          <HereFields station={station} offer={offer} wish={wish} refusal={refusal} />
        </Suspense>
      ) : (
        <WishFields
          station={station}
          words={page.dateWords}
          wish={wish}
          slot={slot}
          day={day}
          now={now}
          refusal={refusal}
        />
      )}
      {offer && (
        <button type="button" onClick={changeTime} className={buttonStyle('quiet')}>
          {isFromNow ? (
            <Trans comment="Button at the lockers: not now, but at a day and time to choose">Another time</Trans>
          ) : (
            <Trans comment="Button at the lockers: instead of at a chosen day and time">Start now instead</Trans>
          )}
        </button>
      )}
      <OwnBookingNote bookings={page.ownBookings} slot={slot} timeZone={station.timeZone} words={page.dateWords} />
      {(!isFromNow || wish.minutesFromNow !== undefined) && askPerson()}
    </div>
  );
}
