import type { LucideIcon } from 'lucide-react';
import { use, type ReactNode } from 'react';
import { MenuContext } from './menu-context.ts';

type Props = { icon: LucideIcon; isAlert?: boolean; isDisabled?: boolean; onPick: () => void; children: ReactNode };

/** One action of a menu: icon and words. */
export function MenuItem({ icon: Icon, isAlert = false, isDisabled = false, onPick, children }: Props) {
  const close = use(MenuContext);
  const pick = () => {
    // First, so that a dialog gives the focus back to the menu.
    close();
    onPick();
  };
  return (
    <li>
      <button
        type="button"
        disabled={isDisabled}
        onClick={pick}
        className={`flex min-h-11 w-full items-center gap-2.5 rounded-control px-3 text-left text-sm font-medium transition-colors hover:bg-tint disabled:cursor-not-allowed disabled:opacity-60 disabled:hover:bg-transparent ${isAlert ? 'text-alert' : ''}`}
      >
        <Icon aria-hidden className={`size-4.5 shrink-0 ${isAlert ? '' : 'text-action'}`} />
        {children}
      </button>
    </li>
  );
}
