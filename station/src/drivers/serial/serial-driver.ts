import { defineDriver } from '../hardware-driver.ts';

export const serialDriver = defineDriver({
  wiredBy: ['baudRate', 'boxSerial', 'cardSerial', 'doorSerial'],
  open: async (prefs, lockerNumbers) => {
    // Loads the native binding of `serialport` only where there are ports.
    const { openSerialHardware } = await import('./open-serial-hardware.ts');
    return openSerialHardware(prefs, lockerNumbers);
  },
});
