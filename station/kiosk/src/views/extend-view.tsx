import { formatMoney } from '@laine/rules/money/format-money.ts';
import { AlarmClockPlus } from 'lucide-react';
import { useTouch } from '../program/use-program.ts';
import { useScreen, useTexts } from '../program/use-screen.ts';
import { timeText } from '../time/moment-text.ts';
import { BackBy } from '../ui/back-by.tsx';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { buttonStyle } from '../ui/button-style.ts';
import { Page } from '../ui/page.tsx';
import { Title } from '../ui/title.tsx';
import { extendText } from './extend-text.ts';
import type { Facts } from './facts.ts';

/** Shows the price before anything happens, then the outcome. */
export function ExtendView({ view: { hour } }: Facts<'extend'>) {
  const screen = useScreen();
  const { extend } = useTexts();
  const touch = useTouch();
  const { title, lead } = extendText(extend, hour, (moment) => timeText(Date.parse(moment), screen));
  return (
    <Page footer={hour.what === 'asking' ? undefined : <BottomBar back={hour.what === 'offered' ? 'back' : 'done'} />}>
      <div className="flex grow flex-col justify-center gap-6 tall:items-center tall:text-center phone:gap-4">
        <AlarmClockPlus aria-hidden className="size-24 text-action phone:size-16" />
        <Title className="max-w-[18em] text-3xl tall:text-4xl phone:text-2xl">{title}</Title>
        <p className="max-w-[30em] text-xl phone:text-lg">{lead}</p>
        {'endsAt' in hour && <BackBy endsAt={hour.endsAt} />}
        {hour.what === 'offered' && (
          <div>
            <button
              type="button"
              className={buttonStyle('primary', 'large')}
              onClick={() => void touch({ type: 'confirm-extend' })}
            >
              {extend.confirm({ price: formatMoney(hour.priceInCents, screen.locale) })}
            </button>
          </div>
        )}
      </div>
    </Page>
  );
}
