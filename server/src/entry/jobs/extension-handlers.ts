import { chargeFollowUps } from '../../rental/charges/charge-follow-ups.ts';
import type { Deps } from '../../ground/deps.ts';
import { askCardLater } from '../../rental/extensions/ask-card.ts';
import { endExtension } from '../../rental/extensions/end-extension.ts';
import { askCardJob, endExtensionJob } from '../../rental/extensions/extension-jobs.ts';
import { handleJob } from '../../ground/queue/queue.ts';

export const extensionHandlers = (deps: Deps) => [
  handleJob(askCardJob, ({ extensionId }) => askCardLater(deps, extensionId, chargeFollowUps)),
  handleJob(endExtensionJob, ({ extensionId }) => endExtension(deps, extensionId, chargeFollowUps)),
];
