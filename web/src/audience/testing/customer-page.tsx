import { Trans } from '@lingui/react/macro';
import { SharedPart } from './shared-part.tsx';
import type { StaffPart } from './staff-part.tsx';

export function CustomerPage({ like }: { like?: typeof StaffPart }) {
  return (
    <section className="p-[3px]" hidden={like === undefined}>
      <Trans>For customers</Trans>
      <SharedPart />
    </section>
  );
}
