import type { AlertSettings } from '@laine/contract/alert-settings.ts';
import type { AlertPace, AlertUrgency } from '@laine/contract/alert-urgency.ts';
import type { NoticeChannel } from '@laine/contract/states.ts';
import { ALERT_SPACING_SECONDS, RENTER_SOON_SECONDS } from '../constants.ts';
import { isBefore, plusSeconds } from '../time/instants.ts';
import { nextTimeOfDay, quietUntil } from '../time/quiet-hours.ts';

type Facts = {
  urgency: AlertUrgency;
  /** Start of the next rental that the alert affects; in the past if the renter is out. */
  renterAt: Temporal.Instant | undefined;
  settings: AlertSettings;
  hasPhone: boolean;
  timeZone: string;
  now: Temporal.Instant;
};

export type PlannedMessage = { channel: NoticeChannel; pace: AlertPace; dueAt: Temporal.Instant };

/** See docs/product.md, Alerts. Safety ignores quiet hours and whatever the person has switched off. */
export function planAlertMessages({ urgency, renterAt, settings, hasPhone, timeZone, now }: Facts): PlannedMessage[] {
  const sms = hasPhone ? (['sms'] as const) : [];
  const to = (channels: readonly NoticeChannel[], pace: AlertPace, dueAt: Temporal.Instant) =>
    channels.map((channel) => ({ channel, pace, dueAt }));
  if (urgency === 'call-out') return [];
  if (urgency === 'safety') return to(['email', ...sms], 'at-once', now);

  const mail = settings.byMail ? (['email'] as const) : [];
  const digestAt = nextTimeOfDay(settings.digestAtInSeconds, timeZone, now);
  const isAwaited = renterAt !== undefined && isBefore(renterAt, digestAt);
  if (urgency === 'ordinary' || (urgency === 'when-awaited' && !isAwaited)) return to(mail, 'digest', digestAt);

  const channels = [...mail, ...(settings.bySms ? sms : [])];
  const soon = plusSeconds(now, ALERT_SPACING_SECONDS);
  const isAffectedNow = renterAt !== undefined && !isBefore(plusSeconds(now, RENTER_SOON_SECONDS), renterAt);
  if (isAffectedNow) return to(channels, 'at-once', soon);
  return to(channels, 'by-day', quietUntil(settings, timeZone, soon) ?? soon);
}
