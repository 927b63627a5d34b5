import { html } from './html.ts';
import { itemSprite } from './item-sprite.ts';

/** The demo stations: the wall of lockers, which a click opens, empties and closes, and the touch screen beside it. */
export const stationsPanel = html`<section class="panel beach col-span-full" aria-labelledby="beach-title">
  ${itemSprite}
  <div class="panel-head items-center justify-between">
    <h2 id="beach-title">Stations</h2>
    <div id="station-tabs" class="flex flex-wrap gap-1" role="group" aria-label="Station"></div>
  </div>
  <div id="beach-body" class="grid gap-5 min-[1000px]:grid-cols-[minmax(0,1fr)_412px] min-[1000px]:gap-7" hidden>
    <div class="grid min-w-0 grid-rows-[auto_minmax(0,1fr)_auto] gap-3">
      <div class="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          id="network"
          class="group inline-flex items-center gap-2.5"
          type="button"
          role="switch"
          aria-checked="true"
        >
          <span class="h-5 w-9 rounded-full bg-ink-soft p-[3px] group-aria-checked:bg-fill">
            <span
              class="block size-3.5 rounded-full bg-white transition-transform group-aria-checked:translate-x-4"
            ></span>
          </span>
          Network cable
        </button>
        <p
          id="link-state"
          class="group flex items-center gap-2 text-[0.9375rem] before:size-2.5 before:rounded-full before:bg-alert data-[online=true]:before:bg-[#2f9e6e]"
          role="status"
        ></p>
      </div>
      <div class="scene grid grid-rows-[auto_minmax(0,1fr)] overflow-hidden rounded-control pt-14">
        <ol
          id="lockers"
          class="lockers relative mx-auto grid w-[calc(100%-20px)] max-w-[780px] grid-cols-3 gap-x-3.5 gap-y-4 px-3.5 pt-6.5 pb-3.5 sm:w-[calc(100%-40px)] sm:grid-cols-[repeat(auto-fit,minmax(84px,1fr))] sm:px-5"
        ></ol>
        <div
          class="shore relative grid grid-cols-[auto_minmax(0,1fr)] items-start gap-4 border-t-20 border-(--beach) px-3 pt-4.5 pb-4 sm:px-5"
        >
          <button
            id="reader"
            class="relative -mt-12 h-23 w-18 border-0 bg-transparent p-0 hover:bg-transparent"
            type="button"
            aria-label="Hold an unknown tag to the reader"
          >
            <svg aria-hidden="true" class="size-full"><use href="#card-reader" /></svg>
          </button>
          <div class="grid min-h-24 text-ink *:[grid-area:1/1]">
            <p id="outside-words" class="self-center text-[0.9375rem]"></p>
            <ul id="outside" class="afloat flex flex-wrap gap-x-2 gap-y-1" aria-label="Taken out"></ul>
          </div>
        </div>
      </div>
      <p class="text-sm text-ink-soft">
        A code typed at the touch screen opens a door. Click what is inside to take it out, what is outside to put it
        back, and a paddle that is out to hold it to the reader; or drag it there.
      </p>
    </div>
    <div class="grid min-w-0 content-start gap-3">
      <div class="flex flex-wrap items-center justify-between gap-x-3">
        <h3 class="text-sm text-ink-soft">The touch screen says</h3>
        <button id="screen-toggle" class="plain px-0" type="button" aria-expanded="false" aria-controls="screen">
          Show it
        </button>
        <output id="screen-words" class="min-h-12 basis-full font-semibold"></output>
      </div>
      <div id="screen" class="rounded-[16px] bg-[#0b2e3a] p-2 shadow-lg" hidden></div>
      <p class="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-ink-soft">
        <a id="screen-link" class="inline-flex min-h-11 items-center" target="_blank">Open it in its own tab</a>
        <span id="staff-pin"></span>
      </p>
    </div>
  </div>
</section>`;
