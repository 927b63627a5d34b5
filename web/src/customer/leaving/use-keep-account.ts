import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { notify } from '../../ui/state/toast/toasts.ts';

/**
 * Takes the deletion of the own account back. The call is loaded when it is made: the banner stands on every page. The
 * button goes with the deletion; `onGone` then gives the focus a place, which before that may still be covered.
 */
export function useKeepAccount(onGone: () => void) {
  const { t, i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const [isKeeping, setKeeping] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isBusy = useRef(false);
  const isKept = useRef(false);
  const leaveFocus = useEffectEvent(() => {
    if (isKept.current) onGone();
  });
  useEffect(() => () => leaveFocus(), []);
  const keep = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setKeeping(true);
    const declined = await import('../../api/restore-account.ts')
      .then(({ restoreAccount }) => restoreAccount(i18n))
      .catch(() => t`We could not reach the server. Check your connection and try again.`);
    setProblem(declined);
    if (declined === undefined) {
      isKept.current = true;
      notify({ tone: 'done', title: t`Good to have you back. Your account stays as it was.` });
      await revalidate();
    }
    isBusy.current = false;
    setKeeping(false);
  };
  return { keep, isKeeping, problem };
}
