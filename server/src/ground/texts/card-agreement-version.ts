/** The version of the card agreement (`payment-words.ts`): change it with the words. */
export const CARD_AGREEMENT_VERSION = '2026-11-16';
