import { closureCalls } from '@laine/contract/admin/closure-calls.ts';
import type { CallAnswer, CallInput } from '@laine/contract/call.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { DateTimeField } from '../../../ui/field/date-time-field.tsx';
import { LongTextField } from '../../../ui/field/long-text-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { FormRow } from '../../../ui/form/form-row.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useCallForm } from '../../../ui/form/use-call-form.ts';
import { closureOptions } from '../../../ui/words/closure-words.ts';
import type { StationDetail } from '../station-data.ts';
import { stationLabel } from '../station-label.ts';
import { TouchedBookings } from './touched-bookings.tsx';

type Wish = CallInput<typeof closureCalls.previewClosure>;
type Preview = { wish: Wish; touched: CallAnswer<typeof closureCalls.previewClosure> };

/** First what it would do, then the closing itself; whatever changes after the look needs another one. */
export function ClosureForm({ station }: { station: StationDetail }) {
  const [made, setMade] = useState(0);
  // Emptied by being made anew.
  return <Questions key={made} station={station} onMade={() => setMade((count) => count + 1)} />;
}

function Questions({ station, onMade }: { station: StationDetail; onMade: () => void }) {
  const { t, i18n } = useLingui();
  const { timeZone } = stationLabel(station);
  const [preview, setPreview] = useState<Preview>();
  const form = useCallForm(closureCalls.previewClosure, {
    start: { stationId: station.id },
    words: { end: t`The end must come after the start` },
    onDone: (touched) => setPreview({ wish: form.values as Wish, touched }),
  });
  const place = form.field('lockerNumber');
  const isCurrent = preview !== undefined && JSON.stringify(preview.wish) === JSON.stringify(form.values);
  return (
    <div className="grid gap-6">
      <Form form={form}>
        <SelectField
          {...place}
          label={t({ message: 'What', comment: 'Field: the whole station or one locker is closed' })}
          value={typeof place.value === 'number' ? String(place.value) : undefined}
          onChange={(number) => place.onChange(number === undefined ? undefined : Number(number))}
          none={t({ message: 'The whole station', comment: 'All of a station is closed, not a single locker' })}
          options={station.lockers.map(({ number }) => ({ value: String(number), label: t`Locker ${number}` }))}
        />
        <FormRow>
          <DateTimeField
            {...form.field('start')}
            label={t({ message: 'From', comment: 'Field: when a closure begins' })}
            timeZone={timeZone}
          />
          <DateTimeField
            {...form.field('end')}
            label={t({ message: 'Until', comment: 'Field: when a closure ends' })}
            timeZone={timeZone}
          />
        </FormRow>
        {place.value === undefined && (
          <SelectField
            {...form.field('kind')}
            label={t({ message: 'Customers read', comment: 'Field: why a station is closed, as told to customers' })}
            hint={t`Beside the closed time and in mails about cancelled bookings, in their own language.`}
            none={t({ message: 'No reason', comment: 'Customers are not told why a station is closed' })}
            options={closureOptions.map(({ value, word }) => ({ value, label: i18n._(word) }))}
          />
        )}
        <LongTextField
          {...form.field('reason')}
          label={t({ message: 'Reason', comment: 'Why a station is closed' })}
          hint={t`For you and your colleagues; customers do not read it.`}
        />
        <FormProblem form={form} />
        <div>
          <button
            type="submit"
            onMouseDown={(event) => event.preventDefault()}
            aria-disabled={form.isSending}
            className={`${buttonStyle(isCurrent ? 'quiet' : 'action')} aria-disabled:cursor-progress`}
          >
            <Trans comment="Button: before a closure is made">Show which bookings it touches</Trans>
          </button>
        </div>
      </Form>
      {isCurrent && (
        <TouchedBookings
          wish={preview.wish}
          touched={preview.touched}
          timeZone={timeZone}
          onMade={onMade}
          onMovedOn={() => void form.submit()}
        />
      )}
    </div>
  );
}
