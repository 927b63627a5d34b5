import { Trans } from '@lingui/react/macro';

export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only rounded-control bg-paper font-semibold text-action shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:px-4 focus:py-3"
    >
      <Trans comment="First link of a page, for keyboards and screen readers">Skip to content</Trans>
    </a>
  );
}
