import { EllipsisVertical } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useDismissable } from '../hooks/use-dismissable.ts';
import { MenuContext } from './menu-context.ts';

type Props = {
  /** Names their subject, such as 'Actions for locker 4'. */
  label: string;
  children: ReactNode;
};

/** Further actions of one thing, behind three dots. In a row that is a link, it lies above the link. */
export function Menu({ label, children }: Props) {
  const ref = useRef<HTMLDetailsElement>(null);
  useDismissable(ref);
  const [isAtStart, setAtStart] = useState(false);
  // Opens towards the middle of the page, where there's room.
  const findSide = () => {
    const { left, right } = ref.current?.getBoundingClientRect() ?? { left: 0, right: 0 };
    setAtStart(left + right < window.innerWidth);
  };
  const close = () => {
    const menu = ref.current;
    if (!menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  return (
    <details ref={ref} onToggle={findSide} className="relative z-10 inline-block open:z-30">
      <summary
        aria-label={label}
        className="grid size-11 place-items-center rounded-control text-ink-soft transition-colors hover:bg-tint"
      >
        <EllipsisVertical aria-hidden className="size-5" />
      </summary>
      <ul
        className={`absolute top-full mt-1 w-max max-w-72 animate-rise rounded-card border border-line bg-paper p-1.5 shadow-float ${isAtStart ? 'left-0' : 'right-0'}`}
      >
        <MenuContext value={close}>{children}</MenuContext>
      </ul>
    </details>
  );
}
