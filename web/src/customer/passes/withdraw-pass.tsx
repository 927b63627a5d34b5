import { passCalls } from '@laine/contract/public/pass-calls.ts';
import { Trans } from '@lingui/react/macro';
import { WithdrawPurchase } from '../shop/withdraw-purchase.tsx';
import type { OwnPassData } from './passes-data.ts';

type Props = { pass: OwnPassData; email: string; isAsked: boolean };

export const WithdrawPass = ({ pass, email, isAsked }: Props) => (
  <WithdrawPurchase
    call={passCalls.withdrawPass}
    of={{ passId: pass.id }}
    what={
      <Trans comment="name is such as Laine Eesti">
        Seasonal pass <strong>{pass.name}</strong>
      </Trans>
    }
    kept={<Trans comment="Deducted on a withdrawal from a pass">Hours used</Trans>}
    boughtOn={pass.boughtOn}
    email={email}
    until={pass.withdrawUntil}
    isAsked={isAsked}
  />
);
