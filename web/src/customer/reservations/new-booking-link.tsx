import { paths } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { buttonStyle } from '../../ui/button/button-style.ts';

export function NewBookingLink() {
  return (
    <Link to={paths.home('locations')} className={buttonStyle('primary')}>
      <Plus aria-hidden className="size-5" />
      <Trans>New Booking</Trans>
    </Link>
  );
}
