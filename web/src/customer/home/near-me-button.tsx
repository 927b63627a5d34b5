import { Trans } from '@lingui/react/macro';
import { LocateFixed } from 'lucide-react';
import { buttonStyle } from '../../ui/button/button-style.ts';

type Props = { onPress: () => void; isBusy: boolean };

export function NearMeButton({ onPress, isBusy }: Props) {
  return (
    <button type="button" onClick={onPress} disabled={isBusy} className={buttonStyle('quiet', 'small')}>
      <LocateFixed aria-hidden className={`size-4 text-action ${isBusy ? 'animate-pulse' : ''}`} />
      <Trans comment="Button: measure distances from where the visitor is">Near me</Trans>
    </button>
  );
}
