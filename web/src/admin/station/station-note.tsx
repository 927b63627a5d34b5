import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { icon: LucideIcon; isUrgent?: boolean; children: ReactNode };

/** A fact to know before reading a station's drawing. */
export const StationNote = ({ icon: Icon, isUrgent = false, children }: Props) => (
  <p
    className={`flex items-start gap-2 rounded-control px-3 py-2 text-sm ${isUrgent ? 'bg-yellow text-on-yellow' : 'bg-tint'}`}
  >
    <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" />
    <span className="min-w-0 break-words">{children}</span>
  </p>
);
