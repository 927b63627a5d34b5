import { Trans } from '@lingui/react/macro';
import { SafetyList } from '../../safety/safety-list.tsx';

/** Before the rental starts; afterwards people are on the water and look for other things here. */
export function SafetyCard({ lines }: { lines: readonly string[] }) {
  return (
    <section
      aria-labelledby="safety-title"
      className="rounded-card border border-line bg-paper p-[min(1.25rem,5vw)] md:p-6"
    >
      <h2 id="safety-title" className="mb-3 text-lg">
        <Trans comment="Heading above five rules for safety on the water">Before you go out</Trans>
      </h2>
      <div className="max-w-prose">
        <SafetyList lines={lines} />
      </div>
    </section>
  );
}
