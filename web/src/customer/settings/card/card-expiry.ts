/** People get their new card about a month before the old one ends; two months leave time to tell us. */
const SOON_IN_MONTHS = 2;

/** A card works until the end of the month that is printed on it. */
export function cardExpiry(
  { month, year }: { month: number; year: number },
  now: Temporal.Instant,
): 'valid' | 'soon' | 'expired' {
  const today = now.toZonedDateTimeISO('UTC');
  const monthsLeft = (year - today.year) * 12 + month - today.month;
  if (monthsLeft < 0) return 'expired';
  return monthsLeft < SOON_IN_MONTHS ? 'soon' : 'valid';
}
