import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocale } from '../i18n/use-locale.ts';
import { notify } from '../ui/state/toast/toasts.ts';

/** The page itself comes first. */
const WAIT_AFTER_LOAD_MS = 1_500;

type Kept = { ownerId: string | null; brandName: string; isOn: boolean };

/** Keeps own bookings readable without a network. Nothing is loaded for a visitor who was never signed in here. */
export function useKeptOffline({ ownerId, brandName, isOn }: Kept): void {
  const { t } = useLingui();
  const locale = useLocale();
  const newVersion = t({ message: 'There is a new version', comment: 'Of this web app, after we changed something' });
  const reload = t({ message: 'Reload', comment: 'Button that loads the page anew' });
  useEffect(() => {
    // Without https browsers have neither workers nor caches.
    if (!isOn || !('serviceWorker' in navigator) || !('caches' in globalThis)) return undefined;
    if (ownerId === null && navigator.serviceWorker.controller === null) return undefined;
    const offerReload = () =>
      notify({ tone: 'done', title: newVersion, action: { label: reload, run: () => location.reload() } });
    const keep = async () => {
      const { keepOffline } = await import('./keep-offline.ts');
      await keepOffline({ ownerId, locale, brandName }, offerReload);
    };
    // Storage may be full or forbidden; the page works without it.
    const quietly = () => void keep().catch(() => undefined);
    // Somebody else's data is cleared at once.
    const timer = setTimeout(quietly, ownerId === null ? 0 : WAIT_AFTER_LOAD_MS);
    return () => clearTimeout(timer);
  }, [ownerId, brandName, isOn, locale, newVersion, reload]);
}
