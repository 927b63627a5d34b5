import { Trans } from '@lingui/react/macro';
import { LocateFixed } from 'lucide-react';
import { buttonStyle } from '../../ui/button/button-style.ts';

type Props = { onPress: () => void; isBusy: boolean; isPressed: boolean };

/** Pressed while the nearest station is the first of the list. */
export function NearMeButton({ onPress, isBusy, isPressed }: Props) {
  return (
    <button
      type="button"
      onClick={onPress}
      disabled={isBusy}
      aria-pressed={isPressed}
      className={`${buttonStyle('quiet', 'small')} aria-pressed:border-action aria-pressed:bg-tint`}
    >
      <LocateFixed aria-hidden className={`size-4 text-action ${isBusy ? 'animate-pulse' : ''}`} />
      <Trans comment="Button: measure distances from where the visitor is">Near me</Trans>
    </button>
  );
}
