import type { AuditedAction } from '@laine/contract/audited-action.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Db } from '../db/open-database.ts';
import { staffName } from '../db/staff-name.ts';

type Values = Readonly<Record<string, unknown>>;
/** The stored values, those that the editor started from (undefined if unknown), and those that they want. */
type Edit = {
  /** Target of such edits in the audit. */
  target: string;
  action: AuditedAction;
  stored: Values;
  before: Values | undefined;
  wish: Values;
  timeZone?: string | undefined;
  /** The part of the audit's data that holds texts by name, always with all of them. */
  part?: 'metadata' | 'prefs';
  /** Each edit writes unchanged fields as well. */
  isWhole?: boolean;
};

/** The fields that the editor changed. */
export const changesOf = (before: Values, wish: Values): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(wish)])].filter(
    (name) => textOf(before, name) !== textOf(wish, name),
  );

/** The second person to save the same field is told of the first one's edit instead of overwriting it unseen. */
export async function refuseLostEdit(db: Db, edit: Edit): Promise<void> {
  const { stored, before, wish, part, isWhole = false } = edit;
  if (!before) return;
  const known = Object.keys(stored).filter((name) => isWhole || (name in before && wish[name] !== undefined));
  const lost = (part ? changesOf(before, wish) : known).find(
    (name) => textOf(stored, name) !== textOf(before, name) && textOf(stored, name) !== textOf(wish, name),
  );
  if (lost === undefined) return;
  const { who, when } = await findEditor(db, edit, lost);
  throw new Refusal('changed-meanwhile', {
    fields: lost,
    who,
    when,
    ...shown('theirs', lost, edit),
    ...shown('yours', lost, { ...edit, stored: wish }),
  });
}

/** Moments may be written in more than one way. */
function textOf(values: Values, name: string): string {
  const value = values[name] ?? '';
  if (typeof value !== 'string') return JSON.stringify(value);
  return MOMENT.test(value) ? Temporal.Instant.from(value).toString() : value;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*Z$/;

function shown(as: 'theirs' | 'yours', name: string, { stored, timeZone }: Pick<Edit, 'stored' | 'timeZone'>) {
  const text = textOf(stored, name);
  if (name.endsWith('InCents') && /^\d+$/.test(text)) return { [`${as}InCents`]: Number(text) };
  return { [as]: MOMENT.test(text) ? wallText(Temporal.Instant.from(text), timeZone) : text || '–' };
}

/** As screens write it in every language: 18.11.2026 14:05. */
function wallText(moment: Temporal.Instant, timeZone = 'UTC'): string {
  const [date = '', time] = moment
    .toZonedDateTimeISO(timeZone)
    .toString({ smallestUnit: 'minute' })
    .slice(0, 16)
    .split('T');
  return `${date.split('-').toReversed().join('.')} ${time}`;
}

const MAX_LOOKED_AT = 20;

/** The field's last editor. If every edit records it, the oldest edit since which its value is unchanged. */
async function findEditor(db: Db, { target, action, part, timeZone, stored }: Edit, name: string) {
  const edits = await db
    .selectFrom('audit')
    .leftJoin('accounts', 'accounts.id', 'audit.actorId')
    .leftJoin('apiKeys', 'apiKeys.id', 'audit.actorId')
    .select(['audit.data', 'audit.createdAt', 'apiKeys.name as keyName', staffName('accounts').as('person')])
    .where('audit.target', '=', target)
    .where('audit.action', '=', action)
    .orderBy('audit.createdAt', 'desc')
    .limit(MAX_LOOKED_AT)
    .execute();
  const naming = edits.filter(({ data }) => (part ? partOf(data, part) : JSON.stringify(data ?? {}).includes(name)));
  const other = part
    ? naming.findIndex(({ data }) => (partOf(data, part)?.[name] ?? '') !== textOf(stored, name))
    : Math.min(1, naming.length);
  const found = naming[other === -1 ? naming.length - 1 : Math.max(0, other - 1)] ?? edits[0];
  return {
    who: found?.keyName ?? (found?.person || '–'),
    when: found ? wallText(found.createdAt, timeZone) : '–',
  };
}

const partOf = (data: unknown, part: string): Values | undefined =>
  typeof data === 'object' && data !== null ? (data as Record<string, Values | undefined>)[part] : undefined;
