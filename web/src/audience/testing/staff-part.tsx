import { Trans } from '@lingui/react/macro';

export function StaffPart() {
  return (
    <p className="p-[4px]">
      <Trans>For staff</Trans>
    </p>
  );
}
