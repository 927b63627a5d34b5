/** What lies behind the bars; the legend shows the same. */
export const closedStyle =
  'bg-[repeating-linear-gradient(45deg,var(--line-strong)_0_3px,var(--foam)_3px_9px)] forced-colors:border';
export const offHoursStyle = 'bg-sand';
export const turnaroundStyle = 'rounded-full bg-line-strong';

/** An hour is as wide as a thumb needs it for half of it; where there is room, the whole day stands in view. */
export const hourWidth = '[--hour:5.5rem] lg:[--hour:2.5rem]';
