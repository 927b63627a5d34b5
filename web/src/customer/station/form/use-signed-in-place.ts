import { useEffect, useRef, type RefObject } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale } from '../../../i18n/use-locale.ts';
import { watchFocus } from '../../../ui/hooks/watch-focus.ts';
import type { StationViewer } from '../station-data.ts';
import { markComeBack } from './draft-store.ts';

/** After a sign-in within the form: the page learns who is here, and the focus goes to what is to be filled in next. */
export function useSignedInPlace(form: RefObject<HTMLElement | null>, viewer: StationViewer | null): () => void {
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const hasMovedOn = useRef<() => boolean>(undefined);
  const isSignedIn = viewer !== null;

  useEffect(() => {
    if (!isSignedIn || !hasMovedOn.current) return;
    if (!hasMovedOn.current()) nextPlace(form.current)?.focus();
    hasMovedOn.current = undefined;
  }, [isSignedIn, form]);

  const onSignedIn = async () => {
    hasMovedOn.current = watchFocus();
    const { findOwnLocale } = await import('../../../api/sign-in.ts');
    const ownLocale = await findOwnLocale().catch(() => undefined);
    // The words of a page come from the moment it was loaded. On a host that only guessed the language, a profile may
    // name another one.
    const speaksAnother = ownLocale !== undefined && ownLocale !== locale && !/(?:^|; )locale=/.test(document.cookie);
    if (!speaksAnother) return revalidate();
    markComeBack();
    return location.reload();
  };
  return () => void onSignedIn();
}

/** People who can't book have no fields to fill in. */
function nextPlace(form: HTMLElement | null): HTMLElement | null | undefined {
  const phone = form?.querySelector<HTMLInputElement>('#phone');
  if (!phone || phone.closest('[inert]')) return form?.closest('section');
  return phone.value === '' ? phone : form?.querySelector<HTMLElement>('#terms');
}
