import type { Draft } from './draft.ts';

/** Drafts are saved per tab and station. Storage may be full or forbidden; the form works without it. */
const DRAFT_PREFIX = 'draft:';
const draftKey = (stationId: string) => DRAFT_PREFIX + stationId;
const COME_BACK_KEY = 'return-to-form';
const OPENING_WISH_KEY = 'wish-for-opening';

/** The draft's account id, or null for a visitor's. */
type Owner = { ownerId: string | null };

/** After the logout, the form on the page being left must not save its draft again. */
let isLeaving = false;

export function saveDraft(stationId: string, draft: Draft & Owner): void {
  if (!isLeaving) write(draftKey(stationId), draft);
}

/** For a page that leads to the form: an earlier choice in this tab stays. */
export function proposeDraft(stationId: string, draft: Draft & Owner): void {
  const found = read(draftKey(stationId));
  if (!isDraft(found) || !found.isChosen) saveDraft(stationId, draft);
}

/**
 * A visitor's draft belongs to the next person to sign in. An account's draft stays its own: with another person's
 * phone number, the door code would go to them.
 */
export function findDraft(stationId: string, viewerId: string | null): Draft | undefined {
  const found = read(draftKey(stationId));
  if (!isDraft(found)) return undefined;
  if (found.ownerId === null || found.ownerId === viewerId) return found;
  forgetDrafts();
  return undefined;
}

/** Called at the logout: the next person in this tab starts with empty forms at every station. */
export function leaveNoDraft(): void {
  isLeaving = true;
  forgetDrafts();
}

function forgetDrafts(): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(DRAFT_PREFIX));
    for (const key of [...keys, COME_BACK_KEY, OPENING_WISH_KEY]) sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so nothing was saved.
  }
}

/** Called before leaving to sign in, so that the visitor comes back to the form rather than the top of the page. */
export const markComeBack = (): void => write(COME_BACK_KEY, true);

export function consumeComeBack(): boolean {
  const isMarked = read(COME_BACK_KEY) === true;
  if (isMarked) sessionStorage.removeItem(COME_BACK_KEY);
  return isMarked;
}

/** Called before leaving to sign in: the wish to be told of a station's opening is made on the way back. */
export const markOpeningWish = (stationId: string): void => write(OPENING_WISH_KEY, stationId);

export function consumeOpeningWish(stationId: string): boolean {
  const isMarked = read(OPENING_WISH_KEY) === stationId;
  if (isMarked) sessionStorage.removeItem(OPENING_WISH_KEY);
  return isMarked;
}

function write(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden.
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const hasNumbers = (value: Record<string, unknown>, ...names: string[]): boolean =>
  names.every((name) => Number.isFinite(value[name]));

function isDraft(value: unknown): value is Draft & Owner {
  if (!isRecord(value) || !hasNumbers(value, 'startInSeconds', 'endInSeconds', 'count')) return false;
  if (value['ownerId'] !== null && typeof value['ownerId'] !== 'string') return false;
  if (typeof value['isChosen'] !== 'boolean' || typeof value['isEndChosen'] !== 'boolean') return false;
  return typeof value['phone'] === 'string' && /^\d{4}-\d\d-\d\d$/.test(String(value['date']));
}
