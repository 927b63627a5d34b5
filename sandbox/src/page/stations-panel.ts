import { html } from './html.ts';
import { itemSprite } from './item-sprite.ts';

/** The demo stations: the wall of lockers, which a click opens, empties and closes, and the touch screen beside it. */
export const stationsPanel = html`<section class="panel beach" aria-labelledby="beach-title">
  ${itemSprite}
  <div class="panel-head">
    <h2 id="beach-title">Stations</h2>
    <div id="station-tabs" class="tabs" role="group" aria-label="Station"></div>
  </div>
  <div id="beach-body" class="beach-body" hidden>
    <div class="beach-wall">
      <div class="beach-state">
        <button id="network" class="switch" type="button" role="switch" aria-checked="true">Network cable</button>
        <p id="link-state" class="link-state" role="status"></p>
      </div>
      <div class="scene">
        <ol id="lockers" class="lockers"></ol>
        <div class="shore">
          <button id="reader" class="reader" type="button" aria-label="Hold an unknown tag to the reader">
            <svg aria-hidden="true"><use href="#card-reader" /></svg>
          </button>
          <div class="outside">
            <p id="outside-words" class="outside-words"></p>
            <ul id="outside" class="outside-items" aria-label="Taken out"></ul>
          </div>
        </div>
      </div>
      <p class="quiet small">
        A code typed at the touch screen opens a door. Click what is inside to take it out, what is outside to put it
        back, and a paddle that is out to hold it to the reader; or drag it there.
      </p>
    </div>
    <div class="beach-screen">
      <div class="screen-head">
        <h3 class="quiet small">The touch screen says</h3>
        <button id="screen-toggle" class="plain" type="button" aria-expanded="false" aria-controls="screen">
          Show it
        </button>
        <output id="screen-words"></output>
      </div>
      <div id="screen" class="device" hidden></div>
      <p class="quiet small screen-foot">
        <a id="screen-link" target="_blank">Open it in its own tab</a>
        <span id="staff-pin"></span>
      </p>
    </div>
  </div>
</section>`;
