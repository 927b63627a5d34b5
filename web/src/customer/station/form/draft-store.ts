import type { Draft } from './wish.ts';

/** Kept per tab and station. Storage may be full or forbidden; a form without memory still works. */
const draftKey = (stationId: string) => `draft:${stationId}`;
const RETURN_KEY = 'return-to-form';

export const keepDraft = (stationId: string, draft: Draft): void => write(draftKey(stationId), draft);

export function findDraft(stationId: string): Draft | undefined {
  const found = read(draftKey(stationId));
  return isDraft(found) ? found : undefined;
}

/** Leaving to sign in: the way back leads to the form, not to the top of the page. */
export const markReturn = (): void => write(RETURN_KEY, true);

export function takeReturn(): boolean {
  const isMarked = read(RETURN_KEY) === true;
  if (isMarked) sessionStorage.removeItem(RETURN_KEY);
  return isMarked;
}

function write(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden.
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

function isDraft(value: unknown): value is Draft {
  if (!isRecord(value) || !hasNumbers(value, 'startInSeconds', 'endInSeconds', 'count')) return false;
  return typeof value['phone'] === 'string' && /^\d{4}-\d\d-\d\d$/.test(String(value['date']));
}
