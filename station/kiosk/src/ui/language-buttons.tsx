import { languageOf } from '@laine/contract/languages.ts';
import { useTouch } from '../program/use-program.ts';
import { useScreen, useTexts } from '../program/use-screen.ts';

export function LanguageButtons() {
  const { locale, languages } = useScreen();
  const texts = useTexts();
  const touch = useTouch();
  if (languages.length < 2) return null;
  return (
    <fieldset aria-label={texts.languages} className="flex gap-1.5 tall:w-full">
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === locale}
          onClick={() => void touch({ type: 'language', locale: language })}
          className="touch-height touch-width rounded-control border-2 border-transparent px-3 text-sm font-semibold transition-colors active:bg-tint aria-pressed:border-ink aria-pressed:bg-paper tall:grow phone:px-0"
        >
          <span className="phone:sr-only">{languageOf(language).name}</span>
          <span aria-hidden className="hidden uppercase phone:inline">
            {language}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
