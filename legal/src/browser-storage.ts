/**
 * Everything that the web app stores in a browser, by name. The privacy text lists it, and a browser test compares it
 * with reality. Only what a visitor's wish requires may be here, because we ask nobody for consent.
 */
export type BrowserStorageId =
  | 'login'
  | 'browser'
  | 'sign-in'
  | 'confirm-email'
  | 'locale'
  | 'code-sent-to'
  | 'draft'
  | 'return-to-form'
  | 'scroll-positions'
  | 'own-bookings'
  | 'shared-ticket';

export type BrowserStorageEntry = {
  id: BrowserStorageId;
  place: 'cookie' | 'session-storage' | 'cache-storage';
  name: string;
  /** Over plain http, where browsers refuse the `__Host-` prefix. */
  nameOverHttp?: string;
  /** Followed by a station's id. */
  isPrefix?: true;
};

export const browserStorage: readonly BrowserStorageEntry[] = [
  { id: 'login', place: 'cookie', name: '__Host-login', nameOverHttp: 'login' },
  { id: 'browser', place: 'cookie', name: '__Host-browser', nameOverHttp: 'browser' },
  { id: 'sign-in', place: 'cookie', name: '__Host-sign-in', nameOverHttp: 'sign-in' },
  { id: 'confirm-email', place: 'cookie', name: 'confirm_email' },
  { id: 'locale', place: 'cookie', name: 'locale' },
  { id: 'code-sent-to', place: 'session-storage', name: 'code-sent-to' },
  { id: 'draft', place: 'session-storage', name: 'draft:', isPrefix: true },
  { id: 'return-to-form', place: 'session-storage', name: 'return-to-form' },
  { id: 'scroll-positions', place: 'session-storage', name: 'react-router-scroll-positions' },
  { id: 'own-bookings', place: 'cache-storage', name: 'own-bookings' },
  { id: 'shared-ticket', place: 'cache-storage', name: 'shared-ticket' },
];

/** Rows of the privacy text: name, place, purpose and lifetime. */
export function storageRows(
  places: Record<BrowserStorageEntry['place'], string>,
  words: Record<BrowserStorageId, readonly [purpose: string, life: string]>,
): (readonly string[])[] {
  return browserStorage.map(({ id, place, name, isPrefix }) => [
    isPrefix ? `${name}…` : name,
    places[place],
    ...words[id],
  ]);
}
