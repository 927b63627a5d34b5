import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';

export function FreshlyPaid() {
  return (
    <p className="mt-5 flex w-fit animate-rise items-center gap-2 rounded-full bg-green py-2 pr-4 pl-3 text-sm font-semibold text-on-green">
      <CircleCheck aria-hidden className="size-5" />
      <Trans comment="Shown once, right after paying">Paid. See you on the water!</Trans>
    </p>
  );
}
