import type { LucideIcon } from 'lucide-react';

type Props = { icon: LucideIcon; label: string; isOver: boolean; onPress: () => void };

/** Scrolls the timeline. At the end of the day it stays where it is, so that it keeps the focus. */
export function WindowButton({ icon: Icon, label, isOver, onPress }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOver}
      onClick={onPress}
      className="grid size-[48px] touch-manipulation place-items-center rounded-control text-action hover:bg-tint aria-disabled:cursor-default aria-disabled:text-line-strong aria-disabled:hover:bg-transparent"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
