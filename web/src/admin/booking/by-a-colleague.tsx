import { Trans } from '@lingui/react/macro';

/** Replaces the buttons: staff don't decide about their own bookings. */
export const ByAColleague = () => (
  <p className="text-sm text-ink-soft">
    <Trans>This is your own booking: a colleague decides about it.</Trans>
  </p>
);
