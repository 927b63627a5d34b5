import { formatTag } from '@laine/contract/format-tag.ts';
import { StationCountry } from '@laine/contract/station-country.ts';
import { zonesOfCountry } from '@laine/rules/time/zones-of-country.ts';
import { useLingui } from '@lingui/react/macro';
import { use, type ClipboardEvent } from 'react';
import { useLocale } from '../../../i18n/use-locale.ts';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormRow } from '../../../ui/form/form-row.tsx';
import { StaffPersonContext } from '../../frame/staff-person.ts';
import { readCoordinates } from './read-coordinates.ts';
import { factField, type FactsForm } from './use-facts-form.ts';

export function PlaceFields({ form }: { form: FactsForm }) {
  const { t } = useLingui();
  const names = new Intl.DisplayNames(formatTag(useLocale()), { type: 'region' });
  const { isAdmin } = use(StaffPersonContext);
  const [country, zone] = [factField(form, 'country'), factField(form, 'timeZone')];
  const zones = country.value ? zonesOfCountry[country.value] : Object.values(zonesOfCountry).flat();
  // A station keeps a zone that isn't in the list.
  const shownZones = zone.value && !zones.includes(zone.value) ? [zone.value, ...zones] : zones;
  const [latitude, longitude] = [factField(form, 'latitude'), factField(form, 'longitude')];
  const pasteBoth = (event: ClipboardEvent) => {
    const pair = readCoordinates(event.clipboardData.getData('text'));
    if (!pair) return;
    event.preventDefault();
    latitude.onChange(pair.latitude);
    longitude.onChange(pair.longitude);
  };
  return (
    <>
      <TextField
        {...factField(form, 'name')}
        label={t({ message: 'Name', context: 'thing', comment: 'Field: what a station is called' })}
      />
      <TextField
        {...factField(form, 'locationText')}
        label={t({ message: 'Place', comment: 'Field: where a station is, in words' })}
        hint={t`As on a postcard: street or beach, town.`}
      />
      <div onPaste={pasteBoth}>
        <FormRow>
          <NumberField
            {...latitude}
            label={t({ message: 'Latitude', comment: 'Field: degrees north' })}
            hint={t`For the map and for sunset, such as 59.4692`}
          />
          <NumberField
            {...longitude}
            label={t({ message: 'Longitude', comment: 'Field: degrees east' })}
            hint={t`Both at once: paste what a map app copies.`}
          />
        </FormRow>
      </div>
      <FormRow>
        <SelectField
          {...country}
          onChange={(code) => {
            country.onChange(code);
            // Changing the country changes the zone: to its capital's, unless one of its zones is chosen.
            if (code && !zonesOfCountry[code].some((name) => name === zone.value))
              zone.onChange(zonesOfCountry[code][0]);
          }}
          label={t({ message: 'Country', comment: 'Field: where a station stands' })}
          {...(!isAdmin && { isDisabled: true, hint: t`It decides the VAT, so only an admin can change it.` })}
          options={StationCountry.options.map((code) => ({ value: code, label: names.of(code) ?? code }))}
        />
        <SelectField
          {...zone}
          label={t({ message: 'Time zone', comment: 'Field: whose clock a station goes by' })}
          options={shownZones.map((name) => ({ value: name, label: name }))}
        />
      </FormRow>
      <FormRow>
        <TextField
          {...factField(form, 'phone')}
          label={t({ message: 'Phone', comment: 'Field: whom customers call for help' })}
          inputMode="tel"
        />
        <TextField
          {...factField(form, 'email')}
          label={t({ message: 'E-mail', comment: 'Field: whom customers write to for help' })}
          inputMode="email"
        />
      </FormRow>
    </>
  );
}
