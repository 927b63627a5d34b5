import { useLingui } from '@lingui/react/macro';
import { SelectField } from '../field/select-field.tsx';

type Props = {
  id: string;
  order: string;
  onOrder: (order: string) => void;
  options: readonly { value: string; label: string }[];
};

/** Cards have no headings to press, so phones choose the order here. */
export function OrderSelect({ id, order, onOrder, options }: Props) {
  const { t } = useLingui();
  return (
    <div className="md:hidden">
      <SelectField
        id={id}
        name="order"
        label={t({ message: 'Sort by', comment: 'Label of a choice of orders for a list' })}
        value={order}
        onChange={(chosen) => chosen !== undefined && onOrder(chosen)}
        options={options}
      />
    </div>
  );
}
