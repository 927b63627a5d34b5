import { Trans } from '@lingui/react/macro';

type Props = {
  /** For the link, which must be readable on its background. */
  className?: string;
};

export function RescueWords({ className = 'prose-link font-semibold' }: Props) {
  return (
    <Trans>
      In danger call{' '}
      <a href="tel:112" className={className}>
        112
      </a>{' '}
      at once.
    </Trans>
  );
}
