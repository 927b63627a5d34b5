import type { ReactNode } from 'react';

type Props = { number: number; scene: 'book' | 'collect' | 'use' | 'return'; title: ReactNode; children: ReactNode };

export function Step({ number, scene, title, children }: Props) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 md:block">
      <img
        src={`/scenes/step-${scene}.svg`}
        alt=""
        width={800}
        height={600}
        loading="lazy"
        decoding="async"
        className="aspect-square w-[min(7rem,32%)] rounded-card bg-sky object-cover sm:w-[min(10rem,32%)] md:aspect-4/3 md:w-full"
      />
      {/* Large text goes below the picture. */}
      <div className="min-w-[min(100%,9rem)] flex-1 basis-0 md:mt-4">
        <h3 className="flex items-baseline gap-2 text-[min(var(--text-base),8vw)] md:text-[min(var(--text-lg),3.5vw)] lg:text-[min(var(--text-lg),2.2vw)]">
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
