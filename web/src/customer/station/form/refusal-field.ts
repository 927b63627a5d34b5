import type { CheckoutWish } from '@laine/contract/public/booking-calls.ts';
import { refusedField } from '@laine/contract/refused-field.ts';

/** The part of the form that a refusal is about; its words are shown there. */
export type FormField = 'time' | 'boards' | 'gift-card' | 'phone' | 'terms' | 'pay';

const parts: Record<keyof CheckoutWish, FormField> = {
  stationId: 'pay',
  start: 'time',
  end: 'time',
  count: 'boards',
  acceptedTermsAndConditions: 'terms',
  termsVersion: 'terms',
  phone: 'phone',
  giftCardCode: 'gift-card',
  usePass: 'pay',
  useSavedCard: 'pay',
};

/** A refusal about no single field is shown beside the button. */
export function refusalField(code: string | undefined): FormField {
  const field = refusedField(code);
  return field !== null && Object.hasOwn(parts, field) ? parts[field as keyof CheckoutWish] : 'pay';
}
