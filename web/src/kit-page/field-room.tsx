import { useState } from 'react';
import { CheckboxField } from '../ui/field/checkbox-field.tsx';
import { ChoiceField } from '../ui/field/choice-field.tsx';
import { DateField } from '../ui/field/date-field.tsx';
import { DateTimeField } from '../ui/field/date-time-field.tsx';
import type { FieldState } from '../ui/field/field-props.ts';
import { LongTextField } from '../ui/field/long-text-field.tsx';
import { MoneyField } from '../ui/field/money-field.tsx';
import { NumberField } from '../ui/field/number-field.tsx';
import { PhoneField } from '../ui/field/phone-field.tsx';
import { PictureField, type Picture } from '../ui/field/picture-field.tsx';
import { SearchField } from '../ui/field/search-field.tsx';
import { SelectField } from '../ui/field/select-field.tsx';
import { SwitchField } from '../ui/field/switch-field.tsx';
import { TextField } from '../ui/field/text-field.tsx';
import { TimeField } from '../ui/field/time-field.tsx';
import { Part, PartGrid, Room } from './part.tsx';

const ZONE = 'Europe/Tallinn';
const LONG = 'Sauvakõndimisradadeäärsedpäevavarjud and other names that are much longer than the field they stand in';

const stations = [
  { value: 'pirita', label: 'Pirita rand' },
  { value: 'parnu', label: 'Pärnu rand' },
  { value: 'malaga', label: 'Málaga', isDisabled: true },
] as const;

const payers = [
  { value: 'operator', label: 'The operator', note: 'Everything goes back to the customer' },
  { value: 'customer', label: 'The customer', note: 'The fee for a late cancellation stays' },
] as const;

/** The bytes stay in the browser: this page keeps nothing. */
const uploadNowhere = async (file: File) => {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  return URL.createObjectURL(file);
};

/** A value of its own for every field that is shown. */
function useShown<Value>(name: string, start: Value | undefined): FieldState<Value, Value | undefined> {
  const [value, onChange] = useState(start);
  return { id: `kit-${name}`, name, value, onChange };
}

export function FieldRoom() {
  return (
    <Room
      id="fields"
      title="Fields"
      note="Native controls in one frame: label, control, error, hint. A form gives each its value; a screen adds the words."
    >
      <PartGrid>
        <TextParts />
        <FigureParts />
        <ChoiceParts />
        <TimeParts />
        <PictureParts />
      </PartGrid>
    </Room>
  );
}

function TextParts() {
  return (
    <>
      <Part name="Text: usual, with hint">
        <TextField {...useShown<string>('text', undefined)} label="Name" hint="As it stands on the board." />
      </Part>
      <Part name="Text: filled with long words">
        <TextField {...useShown<string>('long-words', LONG)} label={LONG} isRequired />
      </Part>
      <Part name="Text: error">
        <TextField
          {...useShown<string>('text-error', 'owner@laine')}
          label="E-mail"
          type="email"
          error="This does not look like an e-mail address"
        />
      </Part>
      <Part name="Text: disabled">
        <TextField {...useShown<string>('text-off', 'E280-1160-6000')} label="Tag" isDisabled />
      </Part>
      <Part name="Long text">
        <LongTextField {...useShown<string>('notes', 'The hinge of door 4 creaks.')} label="Notes" maxLength={2000} />
      </Part>
      <Part name="Phone">
        <PhoneField {...useShown<string>('phone', undefined)} label="Phone number" hint="With country code." />
      </Part>
      <Part name="Search: told when typing pauses">
        <SearchField {...useShown<string>('search', undefined)} label="Code, phone or e-mail" />
      </Part>
    </>
  );
}

function FigureParts() {
  return (
    <>
      <Part name="Number with unit">
        <NumberField {...useShown<number>('number', 30)} label="Grace period" unit="min" isWhole />
      </Part>
      <Part name="Number: error">
        <NumberField {...useShown<number>('number-error', 900)} label="Lockers" isWhole error="At most 200" />
      </Part>
      <Part name="Money: typed as euros, kept as cents">
        <MoneyField {...useShown<number>('moneyInCents', 1_250)} label="Price per hour" isRequired />
      </Part>
      <Part name="Money: disabled">
        <MoneyField {...useShown<number>('moneyOffInCents', 500)} label="Starting fee" isDisabled />
      </Part>
    </>
  );
}

function ChoiceParts() {
  return (
    <>
      <Part name="Select">
        <SelectField {...useShown('select', 'pirita')} label="Station" options={stations} />
      </Part>
      <Part name="Select: nothing chosen, error">
        <SelectField
          {...useShown<string>('select-error', undefined)}
          label="Station"
          options={stations}
          none="Choose a station"
          error="Please fill this in"
          isRequired
        />
      </Part>
      <Part name="Switch: on, off, disabled">
        <SwitchField {...useShown('switch-on', true)} label="Can open a door" hint="A paddle with this tag opens it." />
        <SwitchField {...useShown('switch-off', false)} label="Send a message" />
        <SwitchField {...useShown('switch-disabled', true)} label="Follows the season" isDisabled />
      </Part>
      <Part name="Checkbox: usual, error">
        <div className="grid gap-4">
          <CheckboxField {...useShown('check', true)} label="Tell everybody who has booked" />
          <CheckboxField
            {...useShown('check-error', false)}
            label="I have looked into the locker"
            error="Please look first"
            isRequired
          />
        </div>
      </Part>
      <Part name="Choice">
        <ChoiceField {...useShown<'operator' | 'customer'>('choice', 'operator')} label="Who pays" choices={payers} />
      </Part>
    </>
  );
}

function TimeParts() {
  return (
    <>
      <Part name="Date">
        <DateField {...useShown('date', '2027-06-15')} label="First day of the season" />
      </Part>
      <Part name="Time: '9', '930' and '9.30' are understood">
        <TimeField {...useShown('time', '09:30')} label="Opens at" />
      </Part>
      <Part name="Date and time in a station's zone">
        <DateTimeField {...useShown('moment', '2027-06-15T11:30:00Z')} label="Closed from" timeZone={ZONE} />
      </Part>
      <Part name="An hour that clocks skip">
        <DateTimeField
          {...useShown<string>('gap', undefined)}
          label="Type 28.03.2027 03:30"
          timeZone={ZONE}
          hint="Clocks go forward at 03:00."
        />
      </Part>
      <Part name="An hour that comes twice">
        <DateTimeField {...useShown('twice', '2027-10-31T00:30:00Z')} label="Closed until" timeZone={ZONE} />
      </Part>
    </>
  );
}

function PictureParts() {
  return (
    <>
      <Part name="Picture: none">
        <PictureField {...useShown<Picture>('picture', undefined)} label="Photo of the damage" upload={uploadNowhere} />
      </Part>
      <Part name="Picture: chosen">
        <PictureField
          {...useShown<Picture>('picture-chosen', { url: '/scenes/step-use.svg', alt: 'A paddler on calm water' })}
          label="Picture of the station"
          upload={uploadNowhere}
          hint="At most 8 MB."
        />
      </Part>
    </>
  );
}
