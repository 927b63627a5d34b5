import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { icon: LucideIcon; title: ReactNode; children: ReactNode };

export function StationFact({ icon: Icon, title, children }: Props) {
  return (
    <li className="flex flex-wrap gap-3.5">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-tint">
        <Icon aria-hidden className="size-5 text-action" />
      </span>
      {/* Large text goes below the icon. */}
      <div className="min-w-[min(100%,9rem)] flex-1 basis-0 wrap-anywhere">
        <p className="font-semibold">{title}</p>
        <div className="text-sm">{children}</div>
      </div>
    </li>
  );
}
