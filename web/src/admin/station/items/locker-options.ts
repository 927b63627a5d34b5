import type { StationDetail } from '../station-data.ts';

/** The lockers of a station as choices, each with what belongs in it. */
export const lockerOptions = ({ lockers }: StationDetail) =>
  lockers.map(({ number, items }) => ({
    value: String(number),
    label: [String(number), ...(items.length > 0 ? [items.map(({ name }) => name).join(', ')] : [])].join(' · '),
  }));
