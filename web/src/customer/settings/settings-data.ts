import type { CallAnswer } from '@laine/contract/call.ts';
import type { accountCalls } from '@laine/contract/public/account-calls.ts';
import type { cardCalls } from '@laine/contract/public/card-calls.ts';
import type { DeletionForecast, User } from '@laine/contract/public/entities.ts';
import type { passkeyCalls } from '@laine/contract/public/passkey-calls.ts';
import type { warningCalls } from '@laine/contract/public/warning-calls.ts';

export type CountryChoice = { value: string; label: string };
export type Contact = { email: string; phone: string };

/** Null: not read in time; the browser then fetches it itself. */
export type SettingsData = {
  /** The product's clock at the moment of rendering. */
  now: string;
  user: User;
  contact: Contact;
  /** By their names in the reader's language, in its order. */
  countries: CountryChoice[];
  logins: CallAnswer<typeof accountCalls.myLogins> | null;
  passkeys: CallAnswer<typeof passkeyCalls.passkeys> | null;
  providers: CallAnswer<typeof passkeyCalls.linkedProviders> | null;
  cards: CallAnswer<typeof cardCalls.myCards> | null;
  warnings: CallAnswer<typeof warningCalls.myWarnings> | null;
  forecast: DeletionForecast | null;
};
