import { adminPaths } from '@laine/contract/admin-paths.ts';
import { Trans } from '@lingui/react/macro';
import { Megaphone } from 'lucide-react';
import { Link } from 'react-router';
import { buttonStyle } from '../../ui/button/button-style.ts';

type Props = {
  stationId: string;
  /** The station's name for screen readers, which lack the context. */
  about?: string;
};

/** Leads to the form for a message to everybody out or coming at a station. */
export function MessageLink({ stationId, about }: Props) {
  return (
    <Link to={adminPaths.station(stationId, 'message')} className={buttonStyle('quiet', 'small')}>
      <Megaphone aria-hidden className="size-4.5 text-action" />
      <Trans comment="Heading and button: storm, algae, closing">Message to everybody</Trans>
      {about !== undefined && <span className="sr-only">: {about}</span>}
    </Link>
  );
}
