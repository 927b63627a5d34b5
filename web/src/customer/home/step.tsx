import type { ReactNode } from 'react';

type Props = { number: number; scene: 'book' | 'collect' | 'use' | 'return'; title: ReactNode; children: ReactNode };

export function Step({ number, scene, title, children }: Props) {
  return (
    <li className="grid grid-cols-[min(7rem,32%)_minmax(0,1fr)] items-start gap-x-4 sm:grid-cols-[min(10rem,32%)_minmax(0,1fr)] md:block">
      <img
        src={`/scenes/step-${scene}.svg`}
        alt=""
        width={800}
        height={600}
        loading="lazy"
        decoding="async"
        className="aspect-square w-full rounded-card bg-sky object-cover md:aspect-4/3"
      />
      <div className="md:mt-4">
        <h3 className="flex items-baseline gap-2 text-base md:text-lg">
          <span aria-hidden className="figures font-semibold text-action">
            {number}
          </span>
          <span className="min-w-0">{title}</span>
        </h3>
        <p className="mt-1 text-sm text-ink-soft">{children}</p>
      </div>
    </li>
  );
}
