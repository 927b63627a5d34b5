import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { AccountForm } from './account-form.tsx';
import type { RefundData } from './refund-data.ts';

/** The account that was named, which may still be another one; the form as long as there is none. */
export function NamedAccount({ refund }: { refund: RefundData }) {
  const [isChanging, setChanging] = useState(false);
  const { status, holder, lastDigits } = refund;
  if (status === 'account-needed' || isChanging) {
    return <AccountForm refund={refund} onDone={() => setChanging(false)} />;
  }
  return (
    <>
      <output className="block">
        <Trans comment="holder is a person’s name, lastDigits the end of an account number">
          Thank you. We transfer it to the account of <strong>{holder}</strong> that ends in{' '}
          <strong>{lastDigits}</strong> and write to you when we have.
        </Trans>
      </output>
      <button
        type="button"
        onClick={() => setChanging(true)}
        className={`${buttonStyle('quiet')} sm:justify-self-start`}
      >
        <Trans comment="Button: name another bank account than the one named before">Enter another account</Trans>
      </button>
    </>
  );
}
