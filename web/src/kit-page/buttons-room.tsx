import { Plus } from 'lucide-react';
import { buttonStyle } from '../ui/button/button-style.ts';
import { Part, PartGrid, Room } from './part.tsx';

const tones = ['primary', 'action', 'alert', 'quiet', 'off'] as const;

export function ButtonsRoom() {
  return (
    <Room id="buttons" title="Buttons" note="One primary button per screen. Links and buttons share one look.">
      <PartGrid>
        {tones.map((tone) => (
          <Part key={tone} name={tone}>
            <div className="flex flex-wrap items-center gap-3">
              <button type="button" className={buttonStyle(tone)}>
                <Plus aria-hidden className="size-5" />
                New station
              </button>
              <button type="button" className={buttonStyle(tone, 'small')}>
                Small
              </button>
              <button type="button" disabled className={buttonStyle(tone, 'small')}>
                Disabled
              </button>
            </div>
          </Part>
        ))}
      </PartGrid>
    </Room>
  );
}
