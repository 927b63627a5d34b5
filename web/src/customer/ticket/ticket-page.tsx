import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { PageHead } from '../../ui/page/page-head.tsx';
import { CallProvider } from '../../ui/state/call-provider.tsx';
import { LiveTicket } from './live-ticket.tsx';
import { useTicketToken } from './use-ticket-token.ts';

type Props = Omit<ComponentProps<typeof LiveTicket>, 'token'>;

/** One board of somebody else's booking, for anybody with the link. Needs no sign-in. */
export function TicketPage(props: Props) {
  const { t } = useLingui();
  const token = useTicketToken();
  return (
    <CallProvider>
      <main id="main" tabIndex={-1} className="pb-24 wrap-anywhere md:pb-32">
        <PageHead
          title={t({ message: 'Your ticket', comment: 'Heading of the page of a board that a friend booked' })}
        />
        {/* Each link gets a page of its own: what one showed must not carry over to the next. */}
        <LiveTicket key={token} token={token} {...props} />
      </main>
    </CallProvider>
  );
}
