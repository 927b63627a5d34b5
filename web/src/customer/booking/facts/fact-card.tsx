import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { icon: LucideIcon; label: ReactNode; note?: ReactNode; isWide?: boolean; children: ReactNode };

export function FactCard({ icon: Icon, label, note, isWide = false, children }: Props) {
  return (
    <div
      className={`rounded-card border border-line bg-paper px-3 py-4 min-[22.5rem]:px-4 md:p-5 ${isWide ? 'max-md:col-span-full' : ''} min-w-0 wrap-anywhere`}
    >
      <dt className="flex items-center gap-2 text-sm text-ink-soft">
        <Icon aria-hidden className="size-4 shrink-0 text-action max-sm:hidden" />
        {label}
      </dt>
      <dd className="mt-1.5 font-semibold">
        {children}
        {note && <span className="block text-sm font-normal text-ink-soft">{note}</span>}
      </dd>
    </div>
  );
}
