import { Trans } from '@lingui/react/macro';
import { BookingQuestions } from './booking-questions.tsx';
import { MoneyQuestions } from './money-questions.tsx';
import { WaterQuestions } from './water-questions.tsx';

export function FaqSection() {
  return (
    <section
      id="faq"
      aria-labelledby="faq-title"
      className="page-width grid gap-x-16 gap-y-8 pt-20 md:pt-28 lg:grid-cols-[1fr_2fr]"
    >
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h2 id="faq-title" className="text-2xl md:text-3xl">
          <Trans>Good to know</Trans>
        </h2>
        <p className="mt-2 text-ink-soft">
          <Trans>
            Not answered here?{' '}
            <a href="#contact" className="prose-link">
              Write or call us
            </a>
            , we answer every day of the season.
          </Trans>
        </p>
      </div>
      <div className="border-t border-line">
        <BookingQuestions />
        <WaterQuestions />
        <MoneyQuestions />
      </div>
    </section>
  );
}
