import { createHash } from 'node:crypto';
import type { VeriFactu, VeriFactuRecord } from '@laine/server/ground/ports/verifactu.ts';

/** Spain's tax office for a developer's machine: it chains what it is told by hashes, as the real one demands. */
export function standInVeriFactu(): VeriFactu & { records: (VeriFactuRecord & { reference: string })[] } {
  const records: (VeriFactuRecord & { reference: string })[] = [];
  return {
    records,
    register: async (record) => {
      const known = records.find(({ number }) => number === record.number);
      if (known) return { reference: known.reference };
      const told = `${records.at(-1)?.reference ?? ''}|${record.number}|${record.issuedAt.toString()}|${record.totalInCents}`;
      const reference = createHash('sha256').update(told).digest('hex').toUpperCase();
      records.push({ ...record, reference });
      return { reference };
    },
  };
}
