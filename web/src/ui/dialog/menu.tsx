import { EllipsisVertical } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useDismissable } from '../hooks/use-dismissable.ts';
import { MenuContext } from './menu-context.ts';

type Props = {
  /** What the things in it are about, such as 'Actions for locker 4'. */
  label: string;
  children: ReactNode;
};

/** Further actions of one thing, behind three dots. Inside a row that is a link it stands above the link. */
export function Menu({ label, children }: Props) {
  const ref = useRef<HTMLDetailsElement>(null);
  useDismissable(ref);
  const close = () => {
    const menu = ref.current;
    if (!menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  return (
    <details ref={ref} className="relative z-10 inline-block open:z-30">
      <summary
        aria-label={label}
        className="grid size-11 place-items-center rounded-control text-ink-soft transition-colors hover:bg-tint"
      >
        <EllipsisVertical aria-hidden className="size-5" />
      </summary>
      <ul className="absolute top-full right-0 mt-1 w-max max-w-72 animate-rise rounded-card border border-line bg-paper p-1.5 shadow-float">
        <MenuContext value={close}>{children}</MenuContext>
      </ul>
    </details>
  );
}
