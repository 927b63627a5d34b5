import { openProducts } from './open-products.ts';
import { CUSTOMERS } from './paid-bookings-per-second.ts';
import { type FigureRow, median, spreadInPercent } from './row.ts';

const ROUNDS = 5;

/** Checkout, payment, news of the provider, codes, mail and SMS, with the outside world in a process of its own. */
export async function paidBookingsRow(serverUrl: string): Promise<FigureRow> {
  const product = await openProducts(serverUrl, { processes: 1, stations: 1 });
  try {
    const perSecond = await product.openCustomers(CUSTOMERS);
    const rates: number[] = [];
    // The first round warms up.
    for (let round = 0; round <= ROUNDS; round += 1) rates.push(await perSecond(round));
    const counted = rates.slice(1);
    return {
      name: 'paid bookings',
      against: 'eight customers at one station, one process; `paid-bookings-per-second.ts` measures another version',
      aim: 'five times commit 7f028fd9',
      figures: { perSecond: Math.round(median(counted) * 10) / 10, spreadInPercent: spreadInPercent(counted) },
    };
  } finally {
    await product.close();
  }
}
