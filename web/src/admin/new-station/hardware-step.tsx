import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { StationDriver } from '@laine/contract/station-driver.ts';
import { PrefsWish } from '@laine/contract/station-prefs.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { callKey, send } from '../../api/call-query.ts';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useSchemaForm } from '../../ui/form/use-schema-form.ts';
import { defaultText, prefWords } from '../station/preferences/pref-words.ts';
import type { StationDetail } from '../station/station-data.ts';

const { DOOR_SERIAL, BOX_SERIAL, CARD_SERIAL, BAUD_RATE } = PrefsWish.shape;

/** Without the port of the locks no door opens; the readers may come later. */
const Hardware = z
  .object({ driver: StationDriver, DOOR_SERIAL, BOX_SERIAL, CARD_SERIAL, BAUD_RATE })
  .refine(({ driver, DOOR_SERIAL: port }) => driver !== 'serial' || (port ?? '') !== '', { path: ['DOOR_SERIAL'] });

const portNames = ['DOOR_SERIAL', 'BOX_SERIAL', 'CARD_SERIAL', 'BAUD_RATE'] as const;

type Props = { station: StationDetail; onDone: () => void };

export function HardwareStep({ station: { id: stationId, driver, prefs }, onDone }: Props) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const ports = Object.fromEntries(portNames.map((name) => [name, prefs[name] ?? '']));
  const form = useSchemaForm(Hardware, {
    start: { driver: driver ?? undefined, ...ports },
    send: async ({ driver: chosen, ...wired }) => {
      // All of them are sent, so every value is there: an emptied one is removed. Simulated lockers have none.
      const wiring = chosen === 'serial' && { prefs: wired as Record<string, string> };
      await send(stationCalls.editStation, { stationId, driver: chosen, ...wiring });
      await client.invalidateQueries({ queryKey: callKey(stationCalls.adminStation, { stationId }) });
    },
    onDone,
  });
  const choice = form.field('driver');
  return (
    <Form form={form} className="grid max-w-4xl gap-6 rounded-card border border-line bg-paper p-4 md:p-6">
      <FormSection
        title={<Trans comment="Heading: what a station opens its doors with">What opens the doors</Trans>}
        note={<Trans>Both are run by the same program. You can change it later.</Trans>}
      >
        <ChoiceField
          {...choice}
          label={t({ message: 'The lockers are', comment: 'Field: real or simulated' })}
          choices={[
            {
              value: 'serial',
              label: t({ message: 'Real ones', comment: 'Lockers with locks and readers at serial ports' }),
              note: t`Locks and readers at the serial ports of the station’s computer.`,
            },
            {
              value: 'simulated',
              label: t({ message: 'Simulated', comment: 'Lockers without metal' }),
              note: t`Needs no hardware: doors open and close in the program alone, and nothing lies in them.`,
            },
          ]}
        />
      </FormSection>
      {choice.value === 'serial' && (
        <FormSection
          title={<Trans comment="Heading: where locks and readers are plugged in">Ports</Trans>}
          note={<Trans>The readers may be added later under Preferences.</Trans>}
        >
          {portNames.map((name) => (
            <TextField
              key={name}
              {...form.field(name)}
              isRequired={name === 'DOOR_SERIAL'}
              label={i18n._(prefWords[name].label)}
              hint={i18n._(prefWords[name].meaning)}
              placeholder={defaultText(name)}
              {...(name === 'BAUD_RATE' && { inputMode: 'numeric' as const })}
            />
          ))}
        </FormSection>
      )}
      <FormProblem form={form} />
      <FormButtons
        form={form}
        save={<Trans comment="Button: the form is saved, and the next step follows">Save and go on</Trans>}
        hasUndo={false}
      />
    </Form>
  );
}
