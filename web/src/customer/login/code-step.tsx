import { Trans } from '@lingui/react/macro';
import { BackToOptions } from './back-to-options.tsx';
import { CodeForm } from './code-form.tsx';
import { CodeSentTo } from './code-sent-to.tsx';

type Props = { email: string; onRight: () => void; onBack: () => void };

export function CodeStep({ email, onRight, onBack }: Props) {
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-2xl">
          <Trans>Check your email</Trans>
        </h1>
        <div className="mt-1.5">
          <CodeSentTo email={email} />
        </div>
      </div>
      {/* Below each other: side by side they would wrap in every language but one. */}
      <div className="grid gap-2">
        <CodeForm email={email} onRight={onRight} />
        <BackToOptions onBack={onBack} />
      </div>
    </div>
  );
}
