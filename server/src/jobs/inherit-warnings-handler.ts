import { inheritWarningsJob } from '../accounts/inherit-warnings-job.ts';
import type { Deps } from '../deps.ts';
import { handleJob } from '../queue/queue.ts';
import { inheritWarningsOfNewcomer } from '../warnings/inherit-warnings.ts';

export const inheritWarningsHandler = (deps: Deps) =>
  handleJob(inheritWarningsJob, ({ accountId }) => inheritWarningsOfNewcomer(deps, accountId));
