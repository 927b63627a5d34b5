import { locales, type Locale } from '@laine/contract/languages.ts';
import { WaveLine } from '../art/wave-line.tsx';
import { WaveMark } from '../art/wave-mark.tsx';
import { textsIn } from '../texts/texts.ts';
import { Title } from '../ui/title.tsx';

/** The program doesn't answer. Before its first answer we don't know the language, so we show all of them. */
export function WaitingView({ locale }: { locale: Locale | undefined }) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-5 bg-sky px-8 text-center">
      <WaveMark className="size-28 animate-bob text-action" />
      <Title className="text-3xl">
        {locale === undefined
          ? locales.map((each) => (
              <span key={each} lang={each} className="block text-2xl leading-snug">
                {textsIn(each).waiting.title}
              </span>
            ))
          : textsIn(locale).waiting.title}
      </Title>
      {locale !== undefined && <p className="text-lg">{textsIn(locale).waiting.lead}</p>}
      <div className="w-72 text-action">
        <WaveLine />
      </div>
    </main>
  );
}
