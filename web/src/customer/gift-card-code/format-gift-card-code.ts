import { GIFT_CARD_CODE_LETTERS } from '@laine/rules/constants.ts';

const GROUP = 4;

/** In printed form, groups of four, however it was typed or pasted: `acde 3467fghj` becomes `ACDE-3467-FGHJ`. */
export function formatGiftCardCode(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return (letters.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');
}

/** A code that cannot be one is not sent: every wrong one counts as a guess. */
export const isWholeGiftCardCode = (typed: string): boolean =>
  formatGiftCardCode(typed).replaceAll('-', '').length === GIFT_CARD_CODE_LETTERS;
