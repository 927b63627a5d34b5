import { createHash, createHmac } from 'node:crypto';
import { GIFT_CARD_CODE_LETTERS } from '@laine/rules/constants.ts';

/** Without characters that look alike on paper or sound alike on the phone: no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const LETTERS = '34679ACDEFGHJKMNPQRTVWXY';
const GROUP = 4;

/**
 * A card's code is derived from its id and a key that isn't in the database. So a mail sent again and a reprint show
 * the same code, although only its hash is stored. 24 letters at 12 places are 55 bits.
 */
export function giftCardCode(key: Buffer, giftCardId: string): string {
  let rest = BigInt(`0x${createHmac('sha256', key).update(giftCardId).digest('hex')}`);
  let code = '';
  for (let place = 0; place < GIFT_CARD_CODE_LETTERS; place += 1) {
    code += LETTERS[Number(rest % BigInt(LETTERS.length))];
    rest /= BigInt(LETTERS.length);
  }
  return code;
}

/** As printed: `ACDE-3467-FGHJ`. */
export const spacedCode = (code: string): string => (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');

export const lastLettersOf = (code: string): string => code.slice(-GROUP);

/** Accepts small letters, and dashes, spaces or nothing between the groups. */
const typedCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

export const hashGiftCardCode = (typed: string): string => createHash('sha256').update(typedCode(typed)).digest('hex');
