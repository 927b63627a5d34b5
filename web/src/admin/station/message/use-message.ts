import { broadcastCalls } from '@laine/contract/admin/broadcast-calls.ts';
import type { BroadcastKind } from '@laine/contract/broadcast-kind.ts';
import type { CallAnswer, CallInput } from '@laine/contract/call.ts';
import { locales, type Locale } from '@laine/contract/languages.ts';
import { useEffect, useState } from 'react';
import { useCall } from '../../../api/use-call.ts';

export type Wish = CallInput<typeof broadcastCalls.previewBroadcast>;
export type Preview = CallAnswer<typeof broadcastCalls.previewBroadcast>;

export type Draft = {
  kind: BroadcastKind | undefined;
  words: Partial<Record<Locale, string>>;
  until: string | undefined;
  closes: boolean;
};

const TYPING_PAUSE_MS = 300;

/** The draft and its preview, which is requested again at every change. */
export function useMessage(stationId: string, start: { until: string }) {
  const [draft, setDraft] = useState<Draft>({ kind: undefined, words: {}, until: start.until, closes: false });
  const wish = useSettled(readWish(stationId, draft));
  const { data, error, problem, askAgain } = useCall(broadcastCalls.previewBroadcast, wish ?? NO_WISH, {
    enabled: wish !== undefined,
  });
  const [last, setLast] = useState<Preview>();
  // The previous preview stays until the next arrives, or the page would jump at every letter.
  if (data !== undefined && data !== last) setLast(data);
  const isCurrent = data !== undefined && JSON.stringify(wish) === JSON.stringify(readWish(stationId, draft));
  return {
    draft,
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    /** Undefined while the draft is incomplete. */
    wish,
    preview: wish === undefined ? undefined : (data ?? last),
    isCurrent,
    error: wish === undefined ? null : error,
    problem: wish === undefined ? undefined : problem,
    askAgain,
  };
}

/** Never sent: the query is off without a wish. */
const NO_WISH: Wish = { stationId: '', kind: 'storm', until: '', closes: false };

function readWish(stationId: string, { kind, words, until, closes }: Draft): Wish | undefined {
  if (kind === undefined || until === undefined || Number.isNaN(Date.parse(until))) return undefined;
  if (kind !== 'other') return { stationId, kind, until, closes: closes || kind === 'closed' };
  const given = locales.flatMap((locale) => {
    const text = words[locale]?.trim() ?? '';
    return text === '' ? [] : [[locale, text] as const];
  });
  return given.length === 0 ? undefined : { stationId, kind, until, closes, words: Object.fromEntries(given) };
}

/** A value once it's unchanged for a moment; undefined applies at once. */
function useSettled(value: Wish | undefined): Wish | undefined {
  const text = value === undefined ? '' : JSON.stringify(value);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return value === undefined || settled === '' ? undefined : (JSON.parse(settled) as Wish);
}
