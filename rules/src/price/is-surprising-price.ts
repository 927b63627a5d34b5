/** So many times the old price, or such a part of it, is more often a slip of the finger than a wish. */
const TIMES = 5;
/** More than anybody asks for a board, where there was no price to compare with. */
const SANE_CENTS = 50_00;

/** Whether a new price is to be asked about once more. Without an old one a gift is, and a very large one. */
export function isSurprisingPrice(wasInCents: number | undefined, isInCents: number): boolean {
  if (wasInCents === isInCents) return false;
  if (isInCents === 0) return true;
  if (!wasInCents) return isInCents > SANE_CENTS;
  return isInCents >= TIMES * wasInCents || isInCents * TIMES <= wasInCents;
}
