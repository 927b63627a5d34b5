import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { barLooks, closedStyle, offHoursStyle, turnaroundStyle } from './day-looks.ts';

export function DayLegend() {
  const { t, i18n } = useLingui();
  return (
    <ul
      aria-label={t({ message: 'Legend', comment: 'What the colours and signs of a drawing mean' })}
      className="flex flex-wrap gap-x-4 gap-y-2 text-xs text-ink-soft"
    >
      {Object.entries(barLooks).map(([look, { icon: Icon, words, style }]) => (
        <Entry
          key={look}
          sign={
            <span className={`grid h-5 w-7 place-items-center rounded-[6px] border ${style}`}>
              <Icon aria-hidden className="size-3.5" />
            </span>
          }
        >
          {i18n._(words)}
        </Entry>
      ))}
      <Entry sign={<span className={`h-1.5 w-7 ${turnaroundStyle}`} />}>
        <Trans comment="Time after a rental in which its locker is not given out again">Free between rentals</Trans>
      </Entry>
      <Entry sign={<span className={`h-5 w-7 border border-line ${closedStyle}`} />}>
        <Trans context="legend" comment="Legend: a time at which a station or locker is closed by staff">
          Closed
        </Trans>
      </Entry>
      <Entry sign={<span className={`h-5 w-7 border border-line ${offHoursStyle}`} />}>
        <Trans comment="Legend: a time at which the station is not open">Outside opening hours</Trans>
      </Entry>
      <Entry sign={<span className="mx-3 h-5 w-0.5 bg-coral" />}>
        <Trans comment="Legend: the line at the present moment">Now</Trans>
      </Entry>
    </ul>
  );
}

const Entry = ({ sign, children }: { sign: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-1.5">
    {sign}
    {children}
  </li>
);
