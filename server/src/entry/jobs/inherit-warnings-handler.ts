import { inheritWarningsJob } from '../../identity/accounts/inherit-warnings-job.ts';
import type { Deps } from '../../ground/deps.ts';
import { handleJob } from '../../ground/queue/queue.ts';
import { inheritWarningsOfNewcomer } from '../../identity/warnings/inherit-warnings.ts';

export const inheritWarningsHandler = (deps: Deps) =>
  handleJob(inheritWarningsJob, ({ accountId }) => inheritWarningsOfNewcomer(deps, accountId));
