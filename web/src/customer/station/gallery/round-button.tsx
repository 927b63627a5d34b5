import type { LucideIcon } from 'lucide-react';

type Props = { label: string; icon: LucideIcon; onPress: () => void };

export function RoundButton({ label, icon: Icon, onPress }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-12 place-items-center rounded-full border border-deep-line bg-deep text-deep-ink transition-colors outline-deep-ink hover:bg-deep-line"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
