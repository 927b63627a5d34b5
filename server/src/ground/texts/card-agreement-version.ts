/** Of the words with which a card is saved on a payment page (`payment-words.ts`): whoever changes them changes it. */
export const CARD_AGREEMENT_VERSION = '2026-11-16';
