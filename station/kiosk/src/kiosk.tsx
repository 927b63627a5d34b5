import { useEffect } from 'react';
import { useHeard } from './program/use-program.ts';
import { ScreenContext } from './program/use-screen.ts';
import { textsIn } from './texts/texts.ts';
import { spoken } from './views/spoken.ts';
import { ViewPage } from './views/view-page.tsx';
import { WaitingView } from './views/waiting-view.tsx';

export function Kiosk() {
  const { screen, isLost } = useHeard();

  useEffect(() => {
    if (!screen) return;
    document.documentElement.lang = screen.locale;
    document.title = screen.stationName;
  }, [screen]);

  const isShown = screen !== undefined && !isLost;
  return (
    <>
      {/* Outside the views: screen readers don't announce a live region that appears together with its words. */}
      <output className="sr-only">{isShown ? spoken(screen, textsIn(screen.locale)) : ''}</output>
      {isShown ? (
        <ScreenContext value={screen}>
          <ViewPage key={screen.view.name} view={screen.view} />
        </ScreenContext>
      ) : (
        <WaitingView locale={screen?.locale} />
      )}
    </>
  );
}
