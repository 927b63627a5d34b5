import { useEffect } from 'react';
import { useRevalidateWhenOnline } from '../../ui/hooks/use-revalidate-when-online.ts';
import type { PaymentOutcome } from './payment-outcome.ts';

/** The payment provider usually reports within seconds after the customer is back. */
const REFRESH_EVERY_MS = 2_000;

/**
 * The whole page is read again, and the header with it: it shows what is owed too, and may have been read just before
 * the payment was known here.
 */
export function useFreshDebts(outcome: PaymentOutcome | undefined): void {
  const lookAgain = useRevalidateWhenOnline();
  const isWaiting = outcome === 'confirming';
  useEffect(() => {
    if (outcome === 'paid') void lookAgain();
  }, [outcome, lookAgain]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void lookAgain(), REFRESH_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting, lookAgain]);
}
