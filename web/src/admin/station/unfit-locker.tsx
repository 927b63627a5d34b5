import type { LockerFitness } from '@laine/contract/admin/station-day.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleOff } from 'lucide-react';
import { lacksWords } from './items/item-words.ts';

/** The reason why a locker isn't given out. */
export function UnfitLocker({ locker: { isInService, lacks } }: { locker: LockerFitness }) {
  const { i18n } = useLingui();
  return (
    <span className="flex items-center gap-1 text-[0.6875rem] leading-tight font-medium text-alert">
      <CircleOff aria-hidden className="size-3 shrink-0" />
      {isInService ? (
        lacks.map((kind) => i18n._(lacksWords[kind])).join(', ')
      ) : (
        <Trans comment="State of a locker">Out of service</Trans>
      )}
    </span>
  );
}
