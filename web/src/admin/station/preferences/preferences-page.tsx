import { Trans } from '@lingui/react/macro';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { FormRow } from '../../../ui/form/form-row.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FreshFormProblem } from '../../fresh/fresh-form-problem.tsx';
import type { StationDetail } from '../station-data.ts';
import { StationFrame } from '../station-frame.tsx';
import { ChangedPrefs } from './changed-prefs.tsx';
import { FirstLanguageField, LanguagesField } from './language-fields.tsx';
import { PinField } from './pin-field.tsx';
import { ModeField, StatusField } from './state-fields.tsx';
import { TextPref } from './text-pref.tsx';
import { usePrefsForm } from './use-prefs-form.ts';

type Props = { loaded: StationDetail };

/** The preferences of the station's own program, each explained. It takes them over as soon as it hears of them. */
export function PreferencesPage({ loaded }: Props) {
  return <StationFrame loaded={loaded}>{(station) => <Preferences station={station} />}</StationFrame>;
}

function Preferences({ station }: { station: StationDetail }) {
  const form = usePrefsForm(station);
  return (
    <>
      <Form form={form} className="grid max-w-4xl gap-6 rounded-card border border-line bg-paper p-4 md:p-6">
        <p className="max-w-prose text-sm text-ink-soft">
          {station.connected ? (
            <Trans>The station takes over what you save at once.</Trans>
          ) : (
            <Trans>The station does not answer: it takes over what you save as soon as it is back.</Trans>
          )}
        </p>
        <FormSection title={<Trans comment="Heading: preferences about giving out boards">Renting</Trans>}>
          <StatusField form={form} />
          <ModeField form={form} />
        </FormSection>
        <FormSection title={<Trans comment="Heading: preferences of the screen at the station">Touch screen</Trans>}>
          <LanguagesField form={form} />
          <FormRow>
            <FirstLanguageField form={form} />
            <TextPref form={form} name="PAGE_TIMEOUT" unit="s" />
          </FormRow>
          <TextPref form={form} name="CONTACT_PHONE" inputMode="tel" />
          <PinField form={form} station={station} />
        </FormSection>
        <FormSection
          title={<Trans comment="Heading: preferences about locks and readers">Hardware</Trans>}
          note={<Trans>Change these only together with somebody at the station.</Trans>}
        >
          <FormRow>
            <TextPref form={form} name="PING_INTERVAL" unit="s" />
            <TextPref form={form} name="SCAN_TIMEOUT" unit="s" />
          </FormRow>
          <TextPref form={form} name="BAUD_RATE" inputMode="numeric" />
          <TextPref form={form} name="DOOR_SERIAL" />
          <TextPref form={form} name="BOX_SERIAL" />
          <TextPref form={form} name="CARD_SERIAL" />
        </FormSection>
        <ChangedPrefs form={form} before={station.prefs} />
        <FormButtons form={form} />
      </Form>
      <FreshFormProblem form={form} />
    </>
  );
}
