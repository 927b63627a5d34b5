import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  icon: LucideIcon;
  label: ReactNode;
  note?: ReactNode;
  /** Below the words, or beside them where the card has room. */
  picture?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function FactCard({ icon: Icon, label, note, picture, className = '', children }: Props) {
  return (
    <div
      className={`min-w-0 rounded-card border border-line bg-paper px-3 py-4 wrap-anywhere min-[22.5rem]:px-4 md:p-5 ${picture ? 'grid content-start @[40rem]:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] @[40rem]:grid-rows-[auto_1fr] @[40rem]:gap-x-8' : ''} ${className}`}
    >
      <dt className="flex items-center gap-2 text-sm text-ink-soft">
        <Icon aria-hidden className="size-4 shrink-0 text-action max-sm:hidden" />
        {label}
      </dt>
      <dd className="mt-1.5 font-semibold">
        {children}
        {note && <span className="block text-sm font-normal text-ink-soft">{note}</span>}
      </dd>
      {picture && (
        <dd className="mt-3 @[40rem]:col-start-2 @[40rem]:row-span-2 @[40rem]:row-start-1 @[40rem]:mt-0">{picture}</dd>
      )}
    </div>
  );
}
