import { accountCalls } from '@laine/contract/public/account-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCall } from '../../../api/use-call.ts';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { PartProblem } from '../part-problem.tsx';
import { sectionTitles } from '../section-titles.ts';
import { Section } from '../section.tsx';
import type { SettingsData } from '../settings-data.ts';
import { EndOtherLogins } from './end-other-logins.tsx';
import { LoginRow } from './login-row.tsx';

type Props = { loaded: SettingsData['logins']; now: Temporal.Instant };

export function DevicesSection({ loaded, now }: Props) {
  const { i18n } = useLingui();
  const { data, problem, askAgain } = useCall(accountCalls.myLogins, {}, loaded ? { initialData: loaded } : {});
  const own = data?.logins.filter(({ current }) => current) ?? [];
  const others = data?.logins.filter(({ current }) => !current) ?? [];
  return (
    <Section
      id="devices"
      title={i18n._(sectionTitles.devices)}
      note={<Trans>If you do not know one of these, sign it out.</Trans>}
    >
      {!data && problem === undefined && <Skeleton className="h-18 w-full" />}
      {!data && problem !== undefined && <PartProblem text={problem} onRetry={() => void askAgain()} />}
      {data && (
        <ul className="divide-y divide-line">
          {[...own, ...others].map((login) => (
            <LoginRow key={login.id} login={login} now={now} />
          ))}
        </ul>
      )}
      {others.length > 0 && <EndOtherLogins count={others.length} />}
    </Section>
  );
}
