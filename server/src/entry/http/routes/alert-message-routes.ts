import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { acceptMail, confirmAlertTest } from '../../../telling/alert-messages/confirm-alert-test.ts';
import { editAlertMessages } from '../../../telling/alert-messages/edit-alert-messages.ts';
import { readAlertMessages } from '../../../telling/alert-messages/read-alert-messages.ts';
import { testAlertMessages } from '../../../telling/alert-messages/test-alert-messages.ts';
import { done } from '../request/done.ts';
import { serve } from '../request/serve.ts';

export const alertMessageRoutes = (deps: Deps) => [
  serve(deps, calls.alertMessages, ({ who }) => readAlertMessages(deps, who)),

  serve(deps, calls.editAlertMessages, async ({ actor, input }) => ({
    settings: await editAlertMessages(deps, actor, input),
  })),

  serve(deps, calls.testAlertMessages, ({ actor }) => testAlertMessages(deps, actor)),

  serve(deps, calls.confirmAlertTest, ({ actor, input }) => confirmAlertTest(deps, actor, input)),

  serve(deps, calls.acceptMail, ({ actor, input }) => done(acceptMail(deps, actor, input))),
];
