import { z } from 'zod';
import { AlertKind } from '../alert-kind.ts';
import { AlertSettings } from '../alert-settings.ts';
import { AlertPace } from '../alert-urgency.ts';
import { get, post, put } from '../call.ts';
import { Id, Moment, StationId, Success } from '../fields.ts';
import { NoticeChannel, NoticeState } from '../states.ts';

const NamedStation = z.object({ id: StationId, name: z.string() });

const AlertMessage = z.object({
  id: Id,
  kind: AlertKind,
  stationId: StationId.nullable(),
  channel: NoticeChannel,
  pace: AlertPace,
  state: NoticeState,
  dueAt: Moment,
  sentAt: Moment.nullable(),
});

const AlertMessages = z.object({
  settings: AlertSettings,
  email: z.string(),
  phone: z.string().nullable(),
  /** When the person confirmed that a channel reaches them; null if never. */
  reachedAt: z.object({ sms: Moment.nullable(), email: Moment.nullable() }),
  /** The clock that the times of the settings refer to. */
  timeZone: z.string(),
  /** Stations whose alerts come here: attached ones, and for an admin also those that nobody is attached to. */
  stations: z.array(NamedStation),
  /** True if alerts that belong to no station come here, too. */
  isForTheRest: z.boolean(),
  /** Newest first. */
  recent: z.array(AlertMessage),
});

/** The answer of the mail server or SMS gateway; null where nothing is sent that way. */
const Outcome = z.enum(['sent', 'refused', 'unavailable']).nullable();

export const alertMessageCalls = {
  alertMessages: get('admin', '/alert-messages', {
    access: 'staff-person',
    summary: 'Which alerts reach the person, how and when, and the last that did',
    answer: AlertMessages,
  }),
  editAlertMessages: put('admin', '/alert-messages', {
    access: 'staff-person',
    summary: 'Set how alerts reach the person: mail, SMS, quiet hours, time of the digest',
    body: AlertSettings,
    answer: z.object({ settings: AlertSettings }),
  }),
  testAlertMessages: post('admin', '/alert-messages/test', {
    access: 'staff-person',
    summary: 'Send the person a test by every way that is switched on; once a minute',
    answer: z.object({ email: Outcome, sms: Outcome }),
  }),
  confirmAlertTest: post('admin', '/alert-messages/confirm', {
    access: 'staff-person',
    summary: 'Type the code of a test: the channel that it came by reaches the person',
    body: z.object({
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/),
    }),
    answer: z.object({ channel: NoticeChannel }),
  }),
  acceptMail: post('admin', '/people/:userId/accept-mail', {
    access: 'admin',
    summary: 'Say in writing that mail is enough to call somebody; counts only where there is no SMS',
    params: z.object({ userId: Id }),
    body: z.object({ because: z.string().trim().min(10).max(500) }),
    answer: Success,
  }),
};
