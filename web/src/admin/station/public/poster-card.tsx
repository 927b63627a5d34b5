import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { callAddress } from '@laine/contract/client.ts';
import { Trans } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { SettingsCard } from '../settings-card.tsx';

/** The printed poster for people who stand at the lockers without a booking. */
export function PosterCard({ stationId }: { stationId: string }) {
  return (
    <SettingsCard
      title={<Trans comment="Heading: the printed poster of a station">Poster for the lockers</Trans>}
      note={
        <Trans>
          With the QR code of the touch screen, price, hours and phone, in the languages of the screen. Print it again
          when one of them changes.
        </Trans>
      }
    >
      <div className="flex flex-wrap gap-3">
        <a href={callAddress(stationCalls.stationPosterPdf, { stationId })} download className={buttonStyle('quiet')}>
          <Printer aria-hidden className="size-4" />
          <Trans comment="Link: the poster of a station as a document to print">PDF, A4</Trans>
        </a>
        <a href={callAddress(stationCalls.stationPosterSvg, { stationId })} download className={buttonStyle('quiet')}>
          <Trans comment="Link: the poster of a station as a drawing for a print shop">SVG for a print shop</Trans>
        </a>
      </div>
    </SettingsCard>
  );
}
