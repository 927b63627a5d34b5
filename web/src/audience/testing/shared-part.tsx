import { Trans } from '@lingui/react/macro';

export function SharedPart() {
  return (
    <p className="p-[2px]">
      <Trans>For everybody</Trans>
    </p>
  );
}
