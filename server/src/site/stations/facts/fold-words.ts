/** Letters that are a letter with a mark only to the eye. */
const LIKE: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/** Its words as they are searched: small letters without accents, so that `parnu` finds Pärnu. */
export const foldWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[øłđßæœı]/g, (letter) => LIKE[letter] ?? letter)
    .match(/[\p{L}\p{N}]+/gu) ?? [];
