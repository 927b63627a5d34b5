import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const tones = {
  gray: 'bg-gray text-on-gray',
  yellow: 'bg-yellow text-on-yellow',
  green: 'bg-green text-on-green',
  red: 'bg-red text-on-red',
};

export type BadgeTone = keyof typeof tones;

type Props = { tone: BadgeTone; icon: LucideIcon; children: ReactNode };

/** Icon and word, never colour alone. */
export function Badge({ tone, icon: Icon, children }: Props) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full py-1 pr-3 pl-2 text-sm leading-[1.35] font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {children}
    </span>
  );
}
