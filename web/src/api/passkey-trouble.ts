import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { problemText } from './problem-text.ts';

/** Why a browser's own dialog ended without a passkey. */
type Reason =
  /** The person closed it, or had none for us: browsers do not say which. */
  | 'none-shown'
  | 'none-made'
  /** The device has one already. */
  | 'known'
  /** Another of our addresses than the one in the passkeys. */
  | 'elsewhere'
  | 'not-possible';

export class PasskeyTrouble extends Error {
  override readonly name = 'PasskeyTrouble';
  readonly reason: Reason;
  /** The host that passkeys work at. */
  readonly host: string;

  constructor(reason: Reason, host: string, cause: unknown) {
    super(reason, { cause });
    this.reason = reason;
    this.host = host;
  }
}

export function passkeyProblemText(cause: unknown, i18n: I18n): string {
  if (!(cause instanceof PasskeyTrouble)) return problemText(cause, i18n);
  const { host } = cause;
  switch (cause.reason) {
    case 'none-shown':
      return i18n._(msg`No passkey was used. Try again, or sign in another way.`);
    case 'none-made':
      return i18n._(msg`No passkey was made. You can try again whenever you like.`);
    case 'known':
      return i18n._(msg`This device has a passkey for you already.`);
    case 'elsewhere':
      return i18n._(msg`Passkeys work at ${host}. Please open that address.`);
    default:
      return i18n._(msg`This browser cannot do that. Please sign in another way.`);
  }
}
