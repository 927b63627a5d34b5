import type { SharedTicket } from '@laine/contract/public/ticket-calls.ts';
import { useCallback } from 'react';
import { useLocale } from '../i18n/use-locale.ts';

type Words = { brandName: string; isOn: boolean };

/** Called by a shared ticket's page with its present state; null once it's over. */
export function useKeptTicket({ brandName, isOn }: Words): (token: string, ticket: SharedTicket | null) => void {
  const locale = useLocale();
  return useCallback(
    (token, ticket) => {
      // Without https browsers have neither workers nor caches.
      if (!isOn || !('serviceWorker' in navigator) || !('caches' in globalThis)) return;
      void import('./keep-ticket.ts').then(
        ({ keepTicket }) => keepTicket({ token, ticket }, { locale, brandName }),
        () => undefined,
      );
    },
    [brandName, isOn, locale],
  );
}
