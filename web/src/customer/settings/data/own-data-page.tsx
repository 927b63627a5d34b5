import type { OwnData } from '@laine/contract/public/own-data.ts';
import { paths } from '@laine/contract/paths.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { PrintButton } from '../../legal/print-button.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { AccountData } from './account-data.tsx';
import { AlertData } from './alert-data.tsx';
import { BookingData } from './booking-data.tsx';
import { DataTime } from './data-time.tsx';
import { DownloadLink } from './download-link.tsx';
import { MessageData } from './message-data.tsx';
import { MoneyData } from './money-data.tsx';
import { SignInData } from './sign-in-data.tsx';
import { StaffData } from './staff-data.tsx';
import { StationZones } from './station-zones.ts';

type Props = { data: OwnData; zones: Readonly<Record<string, string>> };

/** Everything of the export, in words. It prints on paper without header, footer and buttons. */
export function OwnDataPage({ data, zones }: Props) {
  const { t } = useLingui();
  return (
    <main id="main" tabIndex={-1} className="page-width pt-8 pb-28 md:pt-12 md:pb-36">
      <PageHead
        title={t({ message: 'Your data', comment: 'Heading in the settings: everything stored, to read and download' })}
      />
      <p data-screen-only>
        <Link
          to={paths.settings({ section: 'data' })}
          className="-ml-1 inline-flex min-h-11 items-center gap-1.5 px-1 text-sm font-medium text-action hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4" />
          <Trans>Settings</Trans>
        </Link>
      </p>
      <h1 className="text-2xl md:text-3xl">
        <Trans comment="Heading in the settings: everything stored, to read and download">Your data</Trans>
      </h1>
      <p className="mt-2 max-w-prose text-ink-soft">
        <Trans comment="A moment follows">
          Everything that is stored about you, as of <DataTime moment={data.writtenAt} />. Passwords, door codes and
          card numbers are not in it.
        </Trans>
      </p>
      <div data-screen-only className="mt-5 flex flex-wrap gap-3">
        <DownloadLink />
        <PrintButton />
      </div>
      <StationZones value={zones}>
        <div className="mt-8 grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
          <AccountData profile={data.profile} consents={data.consents} />
          <BookingData bookings={data.bookings} warnings={data.warnings} reviews={data.reviews} />
          <MoneyData data={data} />
          <MessageData notices={data.notices} />
          <SignInData {...data} />
          <StaffData stationIds={data.stationIds} actions={data.staffActions} />
          <AlertData alertSettings={data.alertSettings} alertMessages={data.alertMessages} />
        </div>
      </StationZones>
    </main>
  );
}
