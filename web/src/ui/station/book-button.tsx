import { paths } from '@laine/contract/paths.ts';
import type { StationStatus } from '@laine/contract/states.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { buttonStyle } from '../button/button-style.ts';

const labels: Record<StationStatus, MessageDescriptor> = {
  active: msg`Book Now`,
  disabled: msg({ message: 'Inactive', comment: 'Instead of Book Now: the station takes no bookings at the moment' }),
  hidden: msg({ message: 'Hidden', comment: 'Instead of Book Now: only the station’s own staff see it' }),
};

type Props = { stationId: string; stationName: string; status: StationStatus };

export function BookButton({ stationId, stationName, status }: Props) {
  const { i18n } = useLingui();
  const label = i18n._(labels[status]);
  if (status !== 'active') {
    return (
      <button type="button" disabled className={`${buttonStyle('off')} shrink-0`}>
        {label}
      </button>
    );
  }
  return (
    <Link to={paths.station(stationId)} className={`${buttonStyle('action')} shrink-0`}>
      {label}
      <span className="sr-only">: {stationName}</span>
    </Link>
  );
}
