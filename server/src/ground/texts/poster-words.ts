import { defineTexts } from './define-texts.ts';

/** The poster at the lockers, for somebody without a booking. Figures come formatted. */
export const posterWords = defineTexts('poster', {
  headline: 'Scan, pay, paddle',
  lead: 'No booking yet? Book and pay on your phone. Your code opens a locker right away.',
  price: '1 h {price}',
  help: 'Help: {phone}',
});
