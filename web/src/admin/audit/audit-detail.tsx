import type { AuditEntry } from '@laine/contract/admin/entities.ts';
import { Trans } from '@lingui/react/macro';

/** The stored fields of the action, and the address it came from. */
export function AuditDetail({ entry: { data, from } }: { entry: AuditEntry }) {
  const facts = [...factsOf(data), ...(from === null ? [] : [['IP', from] as const])];
  if (facts.length === 0) return '–';
  return (
    <details className="relative z-10">
      <summary className="flex min-h-11 cursor-pointer items-center text-action md:min-h-8">
        <Trans comment="Opens further facts about an action">Show</Trans>
      </summary>
      <dl className="mt-1 grid max-w-80 gap-1 text-xs">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="inline text-ink-soft">{name}: </dt>
            <dd className="inline break-all">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function factsOf(data: unknown): (readonly [name: string, value: string])[] {
  if (data === null || data === undefined) return [];
  if (typeof data !== 'object' || Array.isArray(data)) return [['data', textOf(data)]];
  return Object.entries(data).map(([name, value]) => [name, textOf(value)] as const);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
