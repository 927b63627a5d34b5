import { paths } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { useSearchHere } from '../../../ui/hooks/use-search-here.ts';
import { BackToOptions } from '../../login/back-to-options.tsx';
import { CodeForm } from '../../login/code-form.tsx';
import { CodeSentTo } from '../../login/code-sent-to.tsx';
import { EmailForm } from '../../login/email-form.tsx';
import { ProviderLinks } from '../../login/provider-links.tsx';
import { CoverCard } from './cover-card.tsx';
import { markComeBack } from './draft-store.ts';
import { useCodeInPlace } from './use-code-in-place.ts';

type Props = {
  stationId: string;
  /** The browser is signed in, and the page does not know it yet. */
  onSignedIn: () => void;
};

/**
 * Covers the personal part of the form for visitors. By e-mail they sign in right here; every other way leads away and
 * back, and the choice is saved.
 */
export function LoginCover({ stationId, onSignedIn }: Props) {
  const [typed, setTyped] = useState<string>();
  const { sentTo, isCodeAsked, onSent, onRight, goBack } = useCodeInPlace(onSignedIn);
  const email = typed ?? sentTo;
  const target = paths.station(stationId) + useSearchHere();

  if (isCodeAsked && sentTo !== undefined) {
    return (
      <CoverCard id="login-cover" title={<Trans>Check your email</Trans>}>
        <CodeSentTo email={sentTo} />
        <div className="grid w-full gap-1">
          <CodeForm email={sentTo} onRight={onRight} />
          <BackToOptions onBack={goBack} />
        </div>
      </CoverCard>
    );
  }
  return (
    <CoverCard id="login-cover" title={<Trans>Sign in to book</Trans>}>
      <p className="text-sm text-ink-soft">
        <Trans>It takes half a minute, without a password. Your day, time and boards stay as you chose them.</Trans>
      </p>
      <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-2.5">
        {email === undefined ? (
          <button type="button" onClick={() => setTyped('')} className={buttonStyle('primary')}>
            <Trans>Continue with Email</Trans>
          </button>
        ) : (
          <EmailForm email={email} onEmail={setTyped} onSent={onSent} isAskedFor>
            <Trans comment="Button: a code for signing in is mailed">Send the code</Trans>
          </EmailForm>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5" onClickCapture={markComeBack}>
          <ProviderLinks target={target} />
          <Link
            to={paths.login({ redirect: target })}
            className="-mb-2 flex min-h-11 items-center justify-center px-2 text-sm text-ink-soft hover:text-action hover:underline"
          >
            <Trans comment="Link to the login page: passkey and recovery code">Other ways to sign in</Trans>
          </Link>
        </div>
      </div>
    </CoverCard>
  );
}
