import { Refusal } from '@laine/contract/refusals.ts';
import type { Db } from '../../db/open-database.ts';
import { staffName } from '../items/staff-name.ts';

type Texts = Record<string, string | undefined>;
/** The part of a station that is edited: as it is stored, as the editor found it, and as they want it. */
type Edit = {
  stationId: string;
  part: 'metadata' | 'prefs';
  timeZone: string;
  stored: Texts;
  before: Texts;
  wish: Texts;
};

/** What an edit changes of what its editor found. */
export const changesOf = (before: Texts, wish: Texts): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(wish)])].filter(
    (name) => textOf(before, name) !== textOf(wish, name),
  );

/** Whoever saves the same field second is told what the first one did, instead of undoing it unseen. */
export async function refuseLostEdit(db: Db, edit: Edit): Promise<void> {
  const { stored, before, wish } = edit;
  const lost = changesOf(before, wish).find(
    (name) => textOf(stored, name) !== textOf(before, name) && textOf(stored, name) !== textOf(wish, name),
  );
  if (lost === undefined) return;
  const { who, when } = await findEditor(db, edit, lost);
  throw new Refusal('changed-meanwhile', {
    fields: lost,
    who,
    when,
    ...shown('theirs', lost, textOf(stored, lost)),
    ...shown('yours', lost, textOf(wish, lost)),
  });
}

const textOf = (texts: Texts, name: string) => texts[name] ?? '';

const shown = (as: 'theirs' | 'yours', name: string, text: string) =>
  name.endsWith('InCents') && /^\d+$/.test(text) ? { [`${as}InCents`]: Number(text) } : { [as]: text || '–' };

const MAX_LOOKED_AT = 20;

/** The oldest of the edits since which the field is as it is now. */
async function findEditor(db: Db, { stationId, part, timeZone, stored }: Edit, name: string) {
  const edits = await db
    .selectFrom('audit')
    .leftJoin('accounts', 'accounts.id', 'audit.actorId')
    .leftJoin('apiKeys', 'apiKeys.id', 'audit.actorId')
    .select(['audit.data', 'audit.createdAt', 'apiKeys.name as keyName', staffName('accounts').as('person')])
    .where('audit.stationId', '=', stationId)
    .where('audit.action', '=', 'station-edited')
    .orderBy('audit.createdAt', 'desc')
    .limit(MAX_LOOKED_AT)
    .execute();
  const naming = edits.filter(({ data }) => partOf(data, part) !== undefined);
  const other = naming.findIndex(({ data }) => (partOf(data, part)?.[name] ?? '') !== textOf(stored, name));
  const found = naming[other === -1 ? naming.length - 1 : Math.max(0, other - 1)];
  const at = found?.createdAt.toZonedDateTimeISO(timeZone);
  return {
    who: found?.keyName ?? (found?.person || '–'),
    when: at ? at.toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ') : '–',
  };
}

const partOf = (data: unknown, part: Edit['part']): Texts | undefined =>
  typeof data === 'object' && data !== null ? (data as { [Name in Edit['part']]?: Texts })[part] : undefined;
