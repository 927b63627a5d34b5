import { Trans } from '@lingui/react/macro';

/** Instead of buttons: nobody decides as staff about a booking of their own. */
export const ByAColleague = () => (
  <p className="text-sm text-ink-soft">
    <Trans>This is your own booking: a colleague decides about it.</Trans>
  </p>
);
