import { expect, test } from 'vitest';
import { creditedVatInCents } from './credited-vat-in-cents.ts';
import { vatIncludedInCents } from './vat-included-in-cents.ts';

test.each([
  [2000, [1, 1, 1998]],
  [2000, [333, 333, 334, 1000]],
  [999, [500, 499]],
])('%d cents given back in parts of %j take back the tax of the whole', (total, parts) => {
  for (const percent of [24, 25.5, 21, 17]) {
    let before = 0;
    let vat = 0;
    for (const part of parts) {
      vat += creditedVatInCents(before, part, percent);
      before += part;
    }
    expect(vat).toBe(vatIncludedInCents(total, percent));
  }
});
