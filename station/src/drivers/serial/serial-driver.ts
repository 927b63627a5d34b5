import { defineDriver } from '../hardware-driver.ts';

export const serialDriver = defineDriver({
  wiredBy: ['baudRate', 'boxSerial', 'cardSerial', 'doorSerial'],
  open: async (prefs, lockerNumbers) => {
    // The native binding of `serialport` is loaded only where there are ports.
    const { openSerialHardware } = await import('./open-serial-hardware.ts');
    return openSerialHardware(prefs, lockerNumbers);
  },
});
