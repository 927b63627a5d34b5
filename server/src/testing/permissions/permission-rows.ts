import { accountRows } from './account-rows.ts';
import { byStaffRows } from './by-staff-rows.ts';
import { itemRows } from './item-rows.ts';
import { moneyRows } from './money-rows.ts';
import { passkeyRows } from './passkey-rows.ts';
import { peopleRows } from './people-rows.ts';
import { purchaseRows } from './purchase-rows.ts';
import { rentalRows } from './rental-rows.ts';
import type { Rows } from './row.ts';
import { stationRows } from './station-rows.ts';

/** Every call of the contract: one without a row does not compile. */
export const permissionRows: Rows = {
  ...accountRows,
  ...passkeyRows,
  ...rentalRows,
  ...purchaseRows,
  ...stationRows,
  ...itemRows,
  ...byStaffRows,
  ...moneyRows,
  ...peopleRows,
};
