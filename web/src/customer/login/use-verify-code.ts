import { Declined } from '@laine/contract/client.ts';
import { paths } from '@laine/contract/paths.ts';
import { LOGIN_CODE_DIGITS } from '@laine/rules/constants.ts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { problemText } from '../../api/problem-text.ts';
import { notify } from '../../ui/state/toast/toasts.ts';
import { forgetWaitingCode } from './waiting-code.ts';

const CODE = new RegExp(`^\\d{${LOGIN_CODE_DIGITS}}$`);

/** Checks the code. After a right one it stays busy, because the page or the form is about to go. */
export function useVerifyCode(email: string, onRight: () => void) {
  const { t, i18n } = useLingui();
  const [isChecking, setChecking] = useState(false);
  const [error, setError] = useState<string>();

  const decline = (text: string) => {
    setChecking(false);
    setError(text);
    return false;
  };

  const verify = async (typed: string): Promise<boolean> => {
    const code = typed.trim();
    if (!CODE.test(code)) return decline(t`Enter the 6 digits from our e-mail`);
    setChecking(true);
    setError(undefined);
    try {
      const { verifyLoginCode } = await import('../../api/sign-in.ts');
      if (!(await verifyLoginCode(email, code))) return decline(t`Invalid code`);
    } catch (cause) {
      if (cause instanceof Declined && cause.code === 'account-banned') {
        // No other code would help; the login page says whom to ask.
        forgetWaitingCode();
        location.assign(paths.login({ problem: 'banned' }));
        return false;
      }
      const text = problemText(cause, i18n);
      if (cause instanceof Declined) notify({ tone: 'alert', title: text });
      return decline(text);
    }
    forgetWaitingCode();
    onRight();
    return true;
  };

  return { verify, isChecking, error, forgetError: () => setError(undefined) };
}
