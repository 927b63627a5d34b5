import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { title: ReactNode; open?: boolean; children: ReactNode };

/** All items share one name, so opening one closes the others without a script. */
export function Question({ title, open = false, children }: Props) {
  return (
    <details name="faq" open={open} className="group border-b border-line">
      <summary className="flex items-center justify-between gap-6 py-4 font-semibold">
        <h3 className="min-w-0 text-[min(1em,7.5vw)] tracking-normal [font-weight:inherit]">{title}</h3>
        <Plus aria-hidden className="size-5 shrink-0 text-action transition-transform group-open:rotate-45" />
      </summary>
      <div className="answer max-w-prose pb-5 text-ink-soft">{children}</div>
    </details>
  );
}
