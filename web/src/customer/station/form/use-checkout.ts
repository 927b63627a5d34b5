import { Declined } from '@laine/contract/client.ts';
import { paths } from '@laine/contract/paths.ts';
import type { Slot } from '@laine/rules/time/slot.ts';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { problemText } from '../../../api/problem-text.ts';
import { notify } from '../../../ui/state/toast/toasts.ts';
import { markComeBack } from './draft-store.ts';
import { refusalField, type FormField } from './refusal-field.ts';

export type Order = {
  stationId: string;
  slot: Slot;
  count: number;
  phone: string;
  termsVersion: string;
  giftCardCode?: string;
  usePass?: boolean;
  useSavedCard?: boolean;
};
export type FormRefusal = { field: FormField; text: string; code: string | undefined };

/** Opens the payment page once, however often the button is pressed. A refusal is shown beside its field. */
export function useCheckout(wishKey: string, onRefused: (refusal: FormRefusal) => void) {
  const { i18n } = useLingui();
  const [isOpening, setOpening] = useState(false);
  const [refused, setRefused] = useState<FormRefusal & { wishKey: string }>();
  const isBusy = useRef(false);
  const shownWishKey = useRef(wishKey);
  useEffect(() => {
    shownWishKey.current = wishKey;
  }, [wishKey]);

  const release = useCallback(() => {
    isBusy.current = false;
    setOpening(false);
  }, []);

  // After the way back from the payment page, the browser may show this page as it was left, with a busy button.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && release();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [release]);

  const refuse = (next: FormRefusal) => {
    release();
    setRefused({ ...next, wishKey });
    onRefused(next);
  };

  const pay = async ({ slot, ...order }: Order): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setOpening(true);
    setRefused(undefined);
    try {
      const { openCheckout } = await import('../../../api/station-booking.ts');
      const wish = { ...order, start: slot.start.toString(), end: slot.end.toString() };
      const url = await openCheckout({ acceptedTermsAndConditions: true, ...wish });
      // It stays busy, because the browser is leaving the page.
      location.assign(url);
    } catch (cause) {
      const code = cause instanceof Declined ? cause.code : undefined;
      if (cause instanceof Declined && cause.status === 401) {
        // The choice is saved already; signing in leads back to it.
        markComeBack();
        location.assign(
          paths.login({ redirect: paths.station(order.stationId) + location.search, problem: 'expired' }),
        );
        return;
      }
      const text = problemText(cause, i18n);
      refuse({ field: refusalField(code), text, code });
      // The server's words are a toast too (docs/product.md, section 8). Ours stand beside the field only, unless the
      // wish has changed meanwhile, perhaps with the clock.
      const isToast = cause instanceof Declined || shownWishKey.current !== wishKey;
      if (isToast) notify({ tone: 'alert', title: text });
    }
  };

  // The problem was about one wish and not about the next one.
  return { pay, isOpening, refuse, refusal: refused?.wishKey === wishKey ? refused : undefined };
}
