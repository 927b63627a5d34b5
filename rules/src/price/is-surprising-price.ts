/** A price this many times higher or lower than before is more likely a slip of the finger. */
const TIMES = 5;
/** More than anybody charges for a board. Used where there is no old price to compare with. */
const SANE_CENTS = 50_00;

/** We ask staff to confirm such a price. Without an old price, that is zero or a very high one. */
export function isSurprisingPrice(wasInCents: number | undefined, isInCents: number): boolean {
  if (wasInCents === isInCents) return false;
  if (isInCents === 0) return true;
  if (!wasInCents) return isInCents > SANE_CENTS;
  return isInCents >= TIMES * wasInCents || isInCents * TIMES <= wasInCents;
}
