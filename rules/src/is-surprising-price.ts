/** So many times the old price, or such a part of it, is more often a slip of the finger than a wish. */
const TIMES = 5;

/** Whether a new price is to be asked about once more. Without an old one nothing but a gift is. */
export function isSurprisingPrice(wasInCents: number | undefined, isInCents: number): boolean {
  if (wasInCents === isInCents) return false;
  if (isInCents === 0) return true;
  if (wasInCents === undefined || wasInCents === 0) return false;
  return isInCents >= TIMES * wasInCents || isInCents * TIMES <= wasInCents;
}
