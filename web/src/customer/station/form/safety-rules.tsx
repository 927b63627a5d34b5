import { Trans } from '@lingui/react/macro';
import { ChevronDown, LifeBuoy } from 'lucide-react';
import { SafetyList } from '../../safety/safety-list.tsx';

/** Folded, so that the form stays short; whoever ticks the box has agreed to them. */
export function SafetyRules({ lines }: { lines: readonly string[] }) {
  return (
    <details className="group rounded-control border border-line text-sm">
      <summary className="flex min-h-11 items-center gap-2.5 px-3 font-semibold">
        <LifeBuoy aria-hidden className="size-4 shrink-0 text-action" />
        <span className="grow">
          <Trans comment="Opens a list of five rules for safety on the water">Five rules for the water</Trans>
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-action transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-3 pb-3 text-ink-soft">
        <SafetyList lines={lines} />
      </div>
    </details>
  );
}
