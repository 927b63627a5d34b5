import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** All events of one thing in one list, newest first. */
export function Timeline({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol aria-label={label} className="grid">
      {children}
    </ol>
  );
}

const tones = {
  usual: 'bg-tint text-action',
  good: 'bg-green text-on-green',
  bad: 'bg-red text-on-red',
};

type Props = {
  icon: LucideIcon;
  tone?: keyof typeof tones;
  title: ReactNode;
  /** A `RelativeTime` or `ZonedTime`. */
  time: ReactNode;
  /** A person's name, or the automatic part of ours. */
  by?: ReactNode;
  children?: ReactNode;
};

/** A line joins each event to the one before it. */
export function TimelineEvent({ icon: Icon, tone = 'usual', title, time, by, children }: Props) {
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 pb-6 last:pb-0 before:absolute before:top-10 before:bottom-0 before:left-4.5 before:w-px before:bg-line last:before:hidden">
      <span className={`grid size-9 place-items-center rounded-full ${tones[tone]}`}>
        <Icon aria-hidden className="size-4.5" />
      </span>
      <div className="min-w-0 pt-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
          <span className="font-semibold">{title}</span>
          <span className="text-xs text-ink-soft">{time}</span>
        </p>
        {by !== undefined && <p className="text-xs text-ink-soft">{by}</p>}
        {children !== undefined && <div className="mt-1.5 text-sm">{children}</div>}
      </div>
    </li>
  );
}
