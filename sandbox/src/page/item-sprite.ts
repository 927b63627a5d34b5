import { html } from './html.ts';

/** Board, paddle and vest as the touch screen draws them (station/kiosk/src/art), each in a box of its own. */
export const itemSprite = html`<svg class="absolute" aria-hidden="true" width="0" height="0">
  <symbol id="item-board" viewBox="-54 -194 108 388">
    <path
      fill="#fff"
      stroke="#0b2e3a"
      stroke-width="5"
      d="M0-188C30-175 48-94 48 0c0 94-6 162-28 188q-20 6-40 0c-22-26-28-94-28-188C-48-94-30-175 0-188z"
    />
    <path fill="#8cc9c9" d="M-32-22Q0-38 32-22V103Q29 146 17 150H-17Q-29 146-32 103z" />
    <path
      fill="none"
      stroke="#cf4520"
      stroke-width="7"
      stroke-linecap="round"
      d="M-30-79q15-11 30 0t30 0M-30-62q15-11 30 0t30 0M-10 34H10"
    />
  </symbol>
  <symbol id="item-paddle" viewBox="-24 -154 48 310">
    <path fill="none" stroke="#c97a46" stroke-width="9" stroke-linecap="round" d="M0-146V80M-15-146h30" />
    <path fill="#fff" stroke="#0b2e3a" stroke-width="5" d="M-5 66H5Q20 106 16 146q-16 10-32 0Q-20 106-5 66z" />
    <path fill="none" stroke="#cf4520" stroke-width="6" stroke-linecap="round" d="M-9 124q4.5-6 9 0t9 0" />
  </symbol>
  <symbol id="item-vest" viewBox="-38 -50 76 106">
    <path
      fill="#cf4520"
      stroke="#0b2e3a"
      stroke-width="2.4"
      d="M-26-34Q-30-40-22-44l8-2c2 12 8 22 14 24 6-2 12-12 14-24l8 2q8 4 4 10c-2 14 4 24 6 36l-1 38q0 6-6 6h-50q-6 0-6-6l-1-38c2-12 8-22 6-36z"
    />
    <path fill="none" stroke="#8f2d12" stroke-width="3" d="M0-22V46" />
    <path fill="none" stroke="#8f2d12" stroke-width="5" d="M-31 10h62M-31 28h62" />
    <path fill="#f4ece1" d="M-6 6H6v8H-6zM-6 24H6v8H-6z" />
  </symbol>
  <symbol id="item-other" viewBox="14 18 68 74">
    <path
      fill="#ffcb8e"
      stroke="#0b2e3a"
      stroke-width="2.5"
      d="M22 84q-5-34 8-42h36q13 8 8 42-26 5-52 0zM36 42q0-18 12-18t12 18"
    />
  </symbol>
  <symbol id="locker-door" viewBox="0 0 100 200" preserveAspectRatio="none">
    <rect width="100" height="200" rx="3" fill="#0b7285" />
    <path fill="none" stroke="#0a5566" stroke-width="2.5" d="M6 7h88v186H6z" />
    <path fill="none" stroke="#8cc9c9" stroke-width="3" stroke-linecap="round" d="M12 64q9.500-9 19 0t19 0 19 0 19 0" />
    <rect x="82" y="96" width="6" height="26" rx="3" fill="#f5faf9" />
    <path fill="none" stroke="#0a4a58" stroke-width="2.5" d="M32 166h36M32 174h36" />
  </symbol>
  <symbol id="card-reader" viewBox="54 6 66 84">
    <rect x="58" y="10" width="58" height="76" rx="12" fill="#0b2e3a" stroke="#35616e" stroke-width="2" />
    <circle cx="87" cy="48" r="6" fill="#ffcb8e" />
    <path
      fill="none"
      stroke="#8cc9c9"
      stroke-width="4"
      stroke-linecap="round"
      d="M76 60a17 17 0 0 1 0-24M98 36a17 17 0 0 1 0 24M69 69a30 30 0 0 1 0-42M105 27a30 30 0 0 1 0 42"
    />
  </symbol>
</svg>`;
