import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OpeningWish } from '../station-data.ts';
import { consumeOpeningWish } from './draft-store.ts';

/** Wishes and takes back; what a visitor pressed before signing in is done when they come back. */
export function useOpeningWish(stationId: string, { email, isWished: wasWished }: OpeningWish, onDone: () => void) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const [isWished, setWished] = useState(wasWished);
  const [isActing, setActing] = useState(false);
  const [problem, setProblem] = useState<string>();

  const set = async (isWanted: boolean) => {
    if (isActing) return;
    setActing(true);
    setProblem(undefined);
    try {
      const { setOpeningWish } = await import('../../../api/set-opening-wish.ts');
      const isSet = await setOpeningWish(stationId, isWanted);
      setWished(isSet);
      // It has opened meanwhile: then the form is what they want.
      if (isWanted && !isSet) await revalidate();
    } catch (cause) {
      const { problemText } = await import('../../../api/problem-text.ts');
      setProblem(problemText(cause, i18n));
    } finally {
      setActing(false);
    }
  };

  const finish = useEffectEvent(() => {
    if (email === null || !consumeOpeningWish(stationId)) return;
    onDone();
    if (!isWished) void set(true);
  });
  useEffect(() => {
    // Not in the effect itself, where it would render twice.
    const timer = setTimeout(() => finish());
    return () => clearTimeout(timer);
  }, []);

  return { isWished, isActing, problem, toggle: () => void set(!isWished) };
}
