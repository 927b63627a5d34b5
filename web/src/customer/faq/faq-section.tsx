import type { OvertimeBilling } from '@laine/contract/states.ts';
import { Trans } from '@lingui/react/macro';
import { BoardArt, PaddleArt, VestArt } from '../../ui/art/board-art.tsx';
import { BookingQuestions } from './booking-questions.tsx';
import { MoneyQuestions } from './money-questions.tsx';
import { WaterQuestions } from './water-questions.tsx';

type Props = { overtimeBilling?: OvertimeBilling; offersPaypal: boolean };

/** On a station's page it tells that station's overtime rule. */
export function FaqSection({ overtimeBilling, offersPaypal }: Props) {
  return (
    <section
      id="faq"
      aria-labelledby="faq-title"
      tabIndex={-1}
      className="page-width grid -scroll-mt-12 grid-cols-1 gap-x-16 gap-y-8 pt-14 pb-28 md:pt-16 md:pb-36 lg:grid-cols-[1fr_2fr]"
    >
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h2 id="faq-title" className="text-2xl md:text-3xl">
          <Trans>Frequently asked questions</Trans>
        </h2>
        <p className="mt-2 text-ink-soft">
          <Trans>
            Not answered here?{' '}
            <a href="#contact" className="prose-link">
              Write or call us
            </a>
            .
          </Trans>
        </p>
        <div className="mt-8 flex gap-5 max-lg:hidden">
          <BoardArt className="size-18" />
          <PaddleArt className="size-18" />
          <VestArt className="size-18" />
        </div>
      </div>
      <div className="border-t border-line">
        <BookingQuestions />
        <WaterQuestions />
        <MoneyQuestions overtimeBilling={overtimeBilling} offersPaypal={offersPaypal} />
      </div>
    </section>
  );
}
