import { useLingui } from '@lingui/react';
import { ChevronDown } from 'lucide-react';
import { Fact, Facts } from '../../../ui/data/facts.tsx';
import { DataValue } from './data-value.tsx';
import type { Entry, Part } from './described-data.ts';
import { labelOf } from './label-of.ts';

/** A list of the file, folded: its name, and every fact about each entry. */
export function DataPart({ part }: { part: Part }) {
  const { i18n } = useLingui();
  return (
    <details className="group min-w-0 rounded-card border border-line bg-paper px-[min(1.25rem,5vw)] sm:px-7">
      <summary className="flex min-h-14 items-center gap-3 py-2">
        <h2 className="min-w-0 grow text-[min(var(--text-lg),5.5vw)]">{i18n._(labelOf(part))}</h2>
        <span className="figures text-sm text-ink-soft">{part.entries.length}</span>
        <ChevronDown
          aria-hidden
          data-screen-only
          className="size-5 shrink-0 text-action transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line pb-5 sm:pb-7">
        {part.entries.map((entry) => (
          <article key={entry.key} className="py-4 first:pt-2 last:pb-0">
            {entry.heading.length > 0 && <Heading entry={entry} />}
            <EntryFacts entry={entry} />
            <InnerParts entry={entry} level={entry.heading.length > 0 ? 4 : 3} />
          </article>
        ))}
      </div>
    </details>
  );
}

function Heading({ entry: { heading } }: { entry: Entry }) {
  return (
    <h3 className="figures text-[min(var(--text-base),7vw)] break-words">
      {heading.map((fact, index) => (
        <span key={fact.field}>
          {index > 0 && ' · '}
          <DataValue fact={fact} />
        </span>
      ))}
    </h3>
  );
}

export function EntryFacts({ entry: { facts } }: { entry: Entry }) {
  const { i18n } = useLingui();
  return (
    <Facts>
      {facts.map((fact) => (
        <Fact key={fact.field} label={i18n._(labelOf(fact))}>
          <span className="break-words">
            <DataValue fact={fact} />
          </span>
        </Fact>
      ))}
    </Facts>
  );
}

type InnerProps = { entry: Entry; level: number };

/** Lists within an entry: the boards of a booking, the lines of a claim. */
function InnerParts({ entry: { parts }, level }: InnerProps) {
  const { i18n } = useLingui();
  const Title = `h${level}` as 'h3';
  return parts.map((part) => (
    <div key={part.field} className="mt-3 border-l-2 border-line pl-4">
      <Title className="text-sm">{i18n._(labelOf(part))}</Title>
      <div className="divide-y-2 divide-line">
        {part.entries.map((entry) => (
          <div key={entry.key} className="py-1">
            <EntryFacts entry={entry} />
            <InnerParts entry={entry} level={level + 1} />
          </div>
        ))}
      </div>
    </div>
  ));
}
