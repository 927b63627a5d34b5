import { formatPhone, phoneAddress } from '@laine/rules/people/format-phone.ts';
import { Trans } from '@lingui/react/macro';
import { Globe } from 'lucide-react';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { CoverCard } from './cover-card.tsx';

type Props = {
  stationZone: string;
  browserZone: string;
  /** A date on which both clocks show the same time, if there is one. */
  onOtherDate: (() => void) | undefined;
  phone: string;
};

const cityOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

export function ZoneCover({ stationZone, browserZone, onOtherDate, phone: writtenPhone }: Props) {
  const phone = formatPhone(writtenPhone);
  const [yours, ours] = [cityOf(browserZone), cityOf(stationZone)];
  return (
    <CoverCard
      id="zone-cover"
      isAlone
      art={<Globe aria-hidden className="size-10 text-action" />}
      title={<Trans>You can't make reservations from different time zone!</Trans>}
    >
      <p className="text-sm text-ink-soft">
        <Trans comment="yours and ours are cities that name a time zone, for example London and Tallinn">
          Your device is on the time of {yours}, the station on the time of {ours}. So that nobody stands at a closed
          door, boards are booked on the station’s own time: book when you are there, or set your device to it.
        </Trans>
      </p>
      <div className="grid w-full gap-2">
        {onOtherDate && (
          <button type="button" onClick={onOtherDate} className={buttonStyle('action', 'small')}>
            <Trans>Choose another date</Trans>
          </button>
        )}
        <button type="button" onClick={() => location.reload()} className={buttonStyle('quiet', 'small')}>
          <Trans comment="Button: look again whether the device's time zone is right now">Check again</Trans>
        </button>
        <a href={phoneAddress(phone)} className="prose-link figures p-2 text-sm">
          <Trans comment="phone is a telephone number">Call us: {phone}</Trans>
        </a>
      </div>
    </CoverCard>
  );
}
