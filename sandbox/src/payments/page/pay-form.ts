import { Email } from '@laine/contract/fields.ts';
import { z } from 'zod';
import type { Means, Payer } from '../objects/payment-method.ts';
import { type Decline, findTestCard, liveCard } from '../test-cards.ts';

const field = z.string().max(200).default('');

/** `saved` is the id of an offered card; empty for another card, whose fields then count. */
export const PayForm = z.object({ saved: field, email: field, number: field, expiry: field, cvc: field, name: field });
export type PayForm = z.output<typeof PayForm>;
export type FieldErrors = Partial<Record<keyof PayForm, string>>;

type Read = { errors: FieldErrors } | { decline: Decline } | { means: Means; payer: Payer };

interface Circumstances {
  now: Date;
  /** Undefined if the payer has to type it. */
  knownEmail: string | undefined;
}

/** Errors by field in the words of Stripe's own page, or the way of paying. */
export function readPayForm(form: PayForm, { now, knownEmail }: Circumstances): Read {
  const number = form.number.replaceAll(/[\s-]/g, '');
  const expiry = readExpiry(form.expiry);
  const email = knownEmail ?? Email.safeParse(form.email).data ?? null;
  const errors = named({
    email: email === null ? 'Enter an e-mail address, like mari@example.com.' : undefined,
    number: problemWithNumber(number),
    expiry: problemWithExpiry(expiry, now),
    cvc: isCvc(form.cvc.trim(), number) ? undefined : 'Your card’s security code is incomplete.',
    name: form.name.trim() === '' ? 'Enter the name on the card.' : undefined,
  });
  if (Object.keys(errors).length > 0 || !expiry) return { errors };
  const card = findTestCard(number);
  if (!card) return { decline: liveCard };
  return { means: { type: 'card', card, ...expiry }, payer: { email, name: form.name.trim() } };
}

/** The field for showing a bank's refusal. */
export function fieldOf({ code }: Decline): keyof PayForm {
  if (code === 'expired_card') return 'expiry';
  return code === 'incorrect_cvc' ? 'cvc' : 'number';
}

const named = (errors: Partial<Record<keyof PayForm, string | undefined>>): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));

function problemWithNumber(number: string): string | undefined {
  if (!/^\d{12,19}$/.test(number)) return 'Your card number is incomplete.';
  return hasCheckDigit(number) ? undefined : 'Your card number is invalid.';
}

/** Luhn: every second digit from the right counts double. */
function hasCheckDigit(number: string) {
  const sum = number
    .split('')
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

function readExpiry(text: string) {
  const [, month = '', year = ''] = /^\s*(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(text) ?? [];
  return month === '' ? undefined : { expMonth: Number(month), expYear: 2000 + Number(year) };
}

function problemWithExpiry(expiry: ReturnType<typeof readExpiry>, now: Date): string | undefined {
  if (!expiry) return 'Your card’s expiration date is incomplete.';
  const isPast = Date.UTC(expiry.expYear, expiry.expMonth) <= now.getTime();
  return isPast ? 'Your card’s expiration date is in the past.' : undefined;
}

const isCvc = (cvc: string, number: string) => (/^3[47]/.test(number) ? /^\d{4}$/ : /^\d{3}$/).test(cvc);
