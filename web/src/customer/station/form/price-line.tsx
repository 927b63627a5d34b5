import type { ReactNode } from 'react';
import { ServerText } from '../../../ui/data/server-text.tsx';

const tones = {
  plain: '',
  total: 'mt-1.5 border-t border-line pt-2.5 text-lg font-semibold',
  quiet: 'text-ink-soft',
};

type Props = { sum: string; tone?: keyof typeof tones; children: ReactNode };

/** The total is read aloud when it changes; the lines above it say why. */
export function PriceLine({ sum, tone = 'plain', children }: Props) {
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-4 ${tones[tone]}`}
      {...(tone === 'total' && { 'aria-live': 'polite', 'aria-atomic': true })}
    >
      <dt>{children}</dt>
      <dd className="shrink-0">
        <ServerText>{sum}</ServerText>
      </dd>
    </div>
  );
}
