import { accountCalls } from '@laine/contract/public/account-calls.ts';
import type { User } from '@laine/contract/public/entities.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCall } from '../../../api/use-call.ts';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { OwnDate } from '../own-date.tsx';
import { PartProblem } from '../part-problem.tsx';
import { sectionTitles } from '../section-titles.ts';
import { Section } from '../section.tsx';
import type { SettingsData } from '../settings-data.ts';
import { DeleteButton } from './delete-button.tsx';
import { LeavingState } from './leaving-state.tsx';

type Props = { user: User; loaded: SettingsData['forecast'] };

export function DeletionSection({ user, loaded }: Props) {
  const { i18n } = useLingui();
  const { data, problem, askAgain } = useCall(accountCalls.deletionForecast, {}, loaded ? { initialData: loaded } : {});
  const title = i18n._(sectionTitles.delete);
  if (user.removedOn !== undefined) {
    return (
      <Section id="delete" title={title}>
        <LeavingState removedOn={user.removedOn} forecast={data} />
      </Section>
    );
  }
  return (
    <Section
      id="delete"
      title={title}
      note={
        data && (
          <Trans comment="A date follows">
            Your account ends at once, and what is personal is removed on <OwnDate moment={data.removedOn} />. Until
            then you can take it back by signing in.
          </Trans>
        )
      }
    >
      {!data && problem === undefined && <Skeleton className="h-11 w-48" />}
      {!data && problem !== undefined && <PartProblem text={problem} onRetry={() => void askAgain()} />}
      {data && <DeleteButton forecast={data} />}
    </Section>
  );
}
