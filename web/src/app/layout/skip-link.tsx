import { Trans } from '@lingui/react/macro';

export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-paper px-4 py-3 font-semibold text-action shadow-float focus:translate-y-0"
    >
      <Trans comment="First link of a page, for keyboards and screen readers">Skip to content</Trans>
    </a>
  );
}
