import type { StationStatus } from '@laine/contract/states.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { Form } from '../../../ui/form/form.tsx';
import type { StationDetail } from '../station-data.ts';
import { CardPreview } from './card-preview.tsx';
import { HoursFields } from './hours-fields.tsx';
import { PictureList } from './picture-list.tsx';
import { PlaceFields } from './place-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { PriceQuestion } from './price-question.tsx';
import { RunningFields } from './running-fields.tsx';
import { draftOf, useFactsForm } from './use-facts-form.ts';
import { WayFields } from './way-fields.tsx';

type Props = {
  station: StationDetail;
  now: Temporal.Instant;
  onDone?: () => void;
  /** The button's text if it does more than save. */
  save?: ReactNode;
  /** The coming status, if the card shouldn't show the present one. */
  shownStatus?: StationStatus;
  children?: ReactNode;
};

/** A station's public facts beside their card, and facts for its staff. */
export function FactsForm({ station, now, onDone, save, shownStatus = station.status, children }: Props) {
  const form = useFactsForm(station, onDone);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <Form form={form} className="grid gap-6 rounded-card border border-line bg-paper p-4 md:p-6">
        <FormSection title={<Trans comment="Heading: name and place of a station">Place</Trans>}>
          <PlaceFields form={form} />
        </FormSection>
        <FormSection
          title={<Trans comment="Heading: how customers find the lockers of a station">Way to the lockers</Trans>}
          note={
            <Trans>
              As you would tell a friend: from the stop or the car park, how many minutes on foot, and what the wall
              looks like. Shown on the station’s page, the booking and in the mail; where a language is empty, English
              is shown.
            </Trans>
          }
        >
          <WayFields form={form} stationId={station.id} />
        </FormSection>
        <FormSection
          title={<Trans comment="Heading: opening hours of a station">Hours</Trans>}
          note={<Trans>On the clock of the station.</Trans>}
        >
          <HoursFields form={form} />
        </FormSection>
        <FormSection
          title={<Trans comment="Heading: prices and limits of rentals">Prices and limits</Trans>}
          note={<Trans>Bookings that are made already keep the prices they were made with.</Trans>}
        >
          <PriceFields form={form} />
        </FormSection>
        <FormSection
          title={<Trans comment="Heading: what staff of a station go by">For the team</Trans>}
          note={<Trans>Customers do not see this.</Trans>}
        >
          <RunningFields form={form} />
        </FormSection>
        <FormSection
          title={<Trans comment="Of a station, in their order">Pictures</Trans>}
          note={<Trans>The first one is on the card.</Trans>}
        >
          <PictureList form={form} stationId={station.id} />
        </FormSection>
        <FormProblem form={form} />
        <FormButtons form={form} save={save} />
      </Form>
      <PriceQuestion form={form} />
      <div className="grid gap-6">
        {children}
        <CardPreview id={station.id} draft={draftOf(form)} status={shownStatus} now={now} />
      </div>
    </div>
  );
}
