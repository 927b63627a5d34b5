import type { ReactNode } from 'react';
import { Fact } from '../../../ui/data/facts.tsx';

/** A fact that is left out where nothing is stored. */
export function KnownFact({ label, children }: { label: ReactNode; children: ReactNode }) {
  if (children === null || children === false || children === '') return null;
  return (
    <Fact label={label}>
      <span className="break-words">{children}</span>
    </Fact>
  );
}
