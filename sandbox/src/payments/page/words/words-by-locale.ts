import type { Locale } from '@laine/contract/states.ts';
import { isLocale } from '@laine/rules/people/locale-choice.ts';
import type { Stripe } from 'stripe';
import type { Decline } from '../../test-cards.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { et } from './et.ts';
import { fr } from './fr.ts';
import type { PayWords } from './pay-words.ts';
import { ru } from './ru.ts';

const spoken: Record<Locale, PayWords> = { en, es, et, fr, ru };

/** Stripe speaks dozens of languages and guesses when told nothing; the stand-in speaks the product's five. */
export const localeOf = (session: Pick<Stripe.Checkout.Session, 'locale'> | undefined): Locale =>
  isLocale(session?.locale) ? session.locale : 'en';

export const payWords = (locale: Locale): PayWords => spoken[locale];

export const declineText = ({ declines }: PayWords, { declineCode, message }: Decline): string =>
  declines[declineCode] ?? message;
