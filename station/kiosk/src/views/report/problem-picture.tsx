import type { ItemKind, ProblemKind } from '@laine/contract/states.ts';
import { reportedKind } from '@laine/rules/price/problem.ts';
import {
  CircleEllipsis,
  DoorClosedLocked,
  DoorOpen,
  Droplets,
  type LucideIcon,
  PackageX,
  ScanSearch,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import { ThingPicture } from '../../art/things.tsx';

const icons: Partial<Record<ProblemKind, LucideIcon>> = {
  'missing-item': PackageX,
  'door-does-not-open': DoorClosedLocked,
  'door-does-not-close': DoorOpen,
  'cannot-return': Undo2,
  'board-not-recognised': ScanSearch,
  unsafe: TriangleAlert,
  dirty: Droplets,
};

/** The broken thing, else a symbol for the problem. */
export function ProblemPicture({ what, className }: { what: ProblemKind; className: string }) {
  const kind: ItemKind | undefined = reportedKind(what);
  if (kind !== undefined) return <ThingPicture kind={kind} className={className} />;
  const Icon = icons[what] ?? CircleEllipsis;
  return (
    <Icon aria-hidden className={`${className} p-1.5 phone:p-1 ${what === 'unsafe' ? 'text-alert' : 'text-action'}`} />
  );
}
