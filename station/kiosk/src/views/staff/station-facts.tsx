import { useScreen, useTexts } from '../../program/use-screen.ts';
import { momentText } from '../../time/moment-text.ts';
import type { Facts } from '../facts.ts';

export function StationFacts({ view }: Facts<'staff'>) {
  const screen = useScreen();
  const { staff } = useTexts();
  const silent = view.silentParts.map((part) => staff.parts[part]).join(', ');
  const facts = [
    ...(silent === '' ? [] : [{ term: staff.silent, fact: silent, isAlert: true }]),
    { term: staff.network, fact: screen.isOnline ? staff.online : staff.offline, isAlert: !screen.isOnline },
    { term: staff.unsent, fact: String(view.unsentEvents), isAlert: view.unsentEvents > 0 && screen.isOnline },
    { term: staff.runningSince, fact: momentText(Date.parse(view.bootedAt), Date.parse(screen.now), screen) },
    { term: staff.version, fact: view.version },
    { term: staff.lastCard, fact: view.card ?? '–' },
  ];
  return (
    <dl className="flex shrink-0 flex-wrap gap-x-6 text-sm">
      {facts.map(({ term, fact, isAlert = false }) => (
        <div key={term} className="flex flex-wrap gap-x-2">
          <dt className="text-ink-soft">{term}</dt>
          <dd className={`font-semibold figures ${isAlert ? 'text-alert' : ''}`}>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
