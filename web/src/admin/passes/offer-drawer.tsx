import { passCalls, type AdminPassOffer } from '@laine/contract/admin/pass-calls.ts';
import type { CallInput } from '@laine/contract/call.ts';
import { StationCountry } from '@laine/contract/station-country.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { callKey } from '../../api/call-query.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Drawer } from '../../ui/dialog/drawer.tsx';
import { CheckboxField } from '../../ui/field/checkbox-field.tsx';
import { DateField } from '../../ui/field/date-field.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { SwitchField } from '../../ui/field/switch-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { Form } from '../../ui/form/form.tsx';
import type { TypedForm } from '../../ui/form/typed-form.ts';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import type { NamedStation } from '../frame/station-filter.tsx';

type Props = { offer: AdminPassOffer | undefined; stations: readonly NamedStation[]; onClose: () => void };

const refreshes = [callKey(passCalls.listPassOffers)];

/** A pass of a season, put on sale or changed. Passes that were sold stay as they were. */
export function OfferDrawer({ offer, stations, onClose }: Props) {
  return (
    <Drawer
      title={
        offer ? (
          <Trans comment="Title of a form that changes a pass on sale">Change the offer</Trans>
        ) : (
          <Trans comment="Button: puts a seasonal pass on sale">New offer</Trans>
        )
      }
      onClose={onClose}
    >
      {offer ? (
        <EditedOffer offer={offer} stations={stations} onClose={onClose} />
      ) : (
        <NewOffer stations={stations} onClose={onClose} />
      )}
    </Drawer>
  );
}

type Step = { stations: readonly NamedStation[]; onClose: () => void };

function NewOffer({ stations, onClose }: Step) {
  const form = useCallForm(passCalls.newPassOffer, {
    start: { country: 'EE', stationIds: [], onSale: false },
    refreshes,
    onDone: onClose,
  });
  return <OfferFields form={form} stations={stations} />;
}

function EditedOffer({ offer, stations, onClose }: Step & { offer: AdminPassOffer }) {
  const { id: offerId, name, priceInCents, firstDay, lastDay, stationIds, onSale } = offer;
  const country = StationCountry.safeParse(offer.country).data ?? 'EE';
  const form = useCallForm(passCalls.editPassOffer, {
    start: { offerId, name, country, priceInCents, firstDay, lastDay, stationIds, onSale },
    refreshes,
    onDone: onClose,
  });
  return <OfferFields form={form} stations={stations} />;
}

type Fields = {
  form: Omit<TypedForm<CallInput<typeof passCalls.newPassOffer>>, 'changed'>;
  stations: readonly NamedStation[];
};

function OfferFields({ form, stations }: Fields) {
  const { t } = useLingui();
  const locale = useLocale();
  const countries = new Intl.DisplayNames([locale], { type: 'region' });
  const chosen = form.field('stationIds');
  const ids: readonly string[] = chosen.value ?? [];
  return (
    <Form form={form}>
      <TextField
        {...form.field('name')}
        label={t({ message: 'Name', context: 'thing', comment: 'Field: what a pass is called' })}
        hint={t`As customers read it, such as “Summer 2027”.`}
      />
      <SelectField
        {...form.field('country')}
        label={t({ message: 'Country', comment: 'Field: where a pass is valid' })}
        options={StationCountry.options.map((value) => ({ value, label: countries.of(value) ?? value }))}
      />
      <MoneyField
        {...form.field('priceInCents')}
        label={t({ message: 'Price', comment: 'Field: what a pass costs' })}
      />
      <DateField {...form.field('firstDay')} label={t({ message: 'First day', comment: 'Field: of a season' })} />
      <DateField {...form.field('lastDay')} label={t({ message: 'Last day', comment: 'Field: of a season' })} />
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-sm font-medium">
          <Trans comment="Field: where a pass is valid">Stations</Trans>
        </legend>
        <p className="text-xs text-ink-soft">
          <Trans>None chosen: every station of the country.</Trans>
        </p>
        {stations.map(({ id, name }) => (
          <CheckboxField
            key={id}
            id={`${chosen.id}-${id}`}
            name={`station-${id}`}
            label={name}
            value={ids.includes(id)}
            onChange={(isOn) => chosen.onChange(isOn ? [...ids, id] : ids.filter((one) => one !== id))}
          />
        ))}
      </fieldset>
      <SwitchField
        {...form.field('onSale')}
        label={t({ message: 'On sale', comment: 'Switch: customers can buy this pass' })}
        hint={t`Passes that were sold stay as they were.`}
      />
      <FormProblem form={form} />
      <FormButtons form={form} hasUndo={false} />
    </Form>
  );
}
