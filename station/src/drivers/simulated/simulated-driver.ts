import { defineDriver } from '../hardware-driver.ts';
import { SimulatedHardware } from './simulated-hardware.ts';

/** For a station without hardware. The readers stay silent rather than report every board as missing. */
export const simulatedDriver = defineDriver({
  wiredBy: [],
  open: async (_prefs, lockerNumbers) => {
    const hardware = new SimulatedHardware(lockerNumbers.map((number) => ({ number, items: [] })));
    hardware.silence('box-readers', true);
    return hardware;
  },
});
