import { Trans, useLingui } from '@lingui/react/macro';
import { Step } from './step.tsx';

export function HowItWorks({ offersPaypal }: { offersPaypal: boolean }) {
  const { t } = useLingui();
  return (
    <section
      id="how-it-works"
      tabIndex={-1}
      aria-labelledby="how-title"
      className="page-width -scroll-mt-20 pt-20 md:pt-28"
    >
      <h2 id="how-title" className="text-2xl md:text-3xl">
        <Trans>How it works</Trans>
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">
        <Trans>Four steps, and nobody to wait for.</Trans>
      </p>
      <img
        src="/scenes/lockers.svg"
        alt={t({
          message: 'A row of lockers on the beach; one is open, with a board, a paddle and a life vest inside',
          comment: 'What the large picture above the four steps shows',
        })}
        width={1600}
        height={900}
        loading="lazy"
        decoding="async"
        className="mt-8 aspect-4/3 w-full rounded-card bg-sky object-cover object-[72%_50%] sm:aspect-video lg:aspect-2/1 lg:object-bottom"
      />
      <ol className="mt-8 grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-4">
        <Step number={1} scene="book" title={<Trans>Book online</Trans>}>
          <Trans>Choose a station, a time of one to six hours and up to three boards.</Trans>{' '}
          {offersPaypal ? (
            <Trans>Pay by card, Apple Pay, Google Pay or PayPal.</Trans>
          ) : (
            <Trans>Pay by card, Apple Pay or Google Pay.</Trans>
          )}
        </Step>
        <Step number={2} scene="collect" title={<Trans>Collect equipment</Trans>}>
          <Trans>Type your 4-digit code at the station. The locker opens: board, paddle and life vest are yours.</Trans>
        </Step>
        <Step number={3} scene="use" title={<Trans>Use equipment</Trans>}>
          <Trans>Leave your things in the locker and your phone on its charger. The same code opens it again.</Trans>
        </Step>
        <Step
          number={4}
          scene="return"
          title={<Trans comment="Last of four steps: bring the board back">Return</Trans>}
        >
          <Trans>
            Enter the code or hold the paddle blade to the screen, put everything back and close the door. Done.
          </Trans>
        </Step>
      </ol>
    </section>
  );
}
