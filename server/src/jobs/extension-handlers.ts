import { chargeFollowUps } from '../charges/charge-follow-ups.ts';
import type { Deps } from '../deps.ts';
import { askCardLater } from '../extensions/ask-card.ts';
import { endExtension } from '../extensions/end-extension.ts';
import { askCardJob, endExtensionJob } from '../extensions/extension-jobs.ts';
import { handleJob } from '../queue/queue.ts';

export const extensionHandlers = (deps: Deps) => [
  handleJob(askCardJob, ({ extensionId }) => askCardLater(deps, extensionId, chargeFollowUps)),
  handleJob(endExtensionJob, ({ extensionId }) => endExtension(deps, extensionId, chargeFollowUps)),
];
