import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import { loadOrNotFound } from '../frame/load-or-not-found.ts';
import type { AlertMessagesData } from './alert-messages-data.ts';

export const loadAlertMessages = (call: Caller): Promise<AlertMessagesData> =>
  loadOrNotFound(call(calls.alertMessages));
