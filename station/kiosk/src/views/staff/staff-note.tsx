import { useTexts } from '../../program/use-screen.ts';
import type { Facts } from '../facts.ts';

const goodNews = new Set<Facts<'staff'>['view']['note']>(['opened', 'scanned', 'waiting-for-card']);

/** The outcome of the last command. */
export function StaffNote({ view }: Facts<'staff'>) {
  const { staff } = useTexts();
  if (view.busy) return <p className="text-lg font-semibold">{staff.busy}</p>;
  if (view.note === null) return null;
  const look = goodNews.has(view.note) ? 'bg-green text-on-green' : 'bg-red text-on-red';
  return <p className={`rounded-control px-5 py-2 text-lg font-semibold ${look}`}>{staff.note[view.note]}</p>;
}
