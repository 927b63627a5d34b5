import { useLingui } from '@lingui/react/macro';
import { SelectField } from '../field/select-field.tsx';

type Props<Order extends string> = {
  id: string;
  order: Order;
  onOrder: (order: Order) => void;
  options: readonly { value: NoInfer<Order>; label: string }[];
};

/** Cards have no headings to press, so phones choose the order here. */
export function OrderSelect<Order extends string>({ id, order, onOrder, options }: Props<Order>) {
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
