import { ImpossibleMove, type SimulatedHardware } from '@laine/station/drivers/simulated/simulated-hardware.ts';
import { serveScreen } from '@laine/station/screen/serve-screen.ts';
import type { FastifyInstance } from 'fastify';
import { Declined } from '../answer-in-plain-text.ts';
import { demoStations } from '../demo/demo-stations.ts';
import { sandboxCalls } from '../sandbox-calls.ts';
import { serveCall } from '../serve-call.ts';
import type { DemoStations } from './demo-stations.ts';

export async function stationRoutes(app: FastifyInstance, stations: DemoStations): Promise<void> {
  const hands = async (stationId: string, act: (hardware: SimulatedHardware) => void) => {
    try {
      return await stations.get(stationId).actByHand(act);
    } catch (error) {
      throw error instanceof ImpossibleMove ? new Declined(400, error.message) : error;
    }
  };

  serveCall(app, sandboxCalls.stationPictures, () => ({
    stations: stations.list().map((station) => station.picture()),
  }));
  serveCall(app, sandboxCalls.stationPicture, ({ params }) => stations.get(params.stationId).picture());
  serveCall(app, sandboxCalls.pressKeypad, ({ params, body }) => stations.get(params.stationId).press(body));
  serveCall(app, sandboxCalls.takeItem, ({ params: { stationId, lockerNumber }, body }) =>
    hands(stationId, (hardware) => hardware.take(lockerNumber, body.item)),
  );
  serveCall(app, sandboxCalls.putItem, ({ params: { stationId, lockerNumber }, body }) =>
    hands(stationId, (hardware) => hardware.put(lockerNumber, body.item)),
  );
  serveCall(app, sandboxCalls.closeDoor, ({ params: { stationId, lockerNumber } }) =>
    hands(stationId, (hardware) => hardware.closeDoor(lockerNumber)),
  );
  serveCall(app, sandboxCalls.jamDoor, ({ params: { stationId, lockerNumber }, body }) =>
    hands(stationId, (hardware) => hardware.jam(lockerNumber, body.jammed)),
  );
  serveCall(app, sandboxCalls.killTag, ({ params: { stationId, lockerNumber }, body }) =>
    hands(stationId, (hardware) => hardware.killTag(lockerNumber, body.item, body.dead)),
  );
  serveCall(app, sandboxCalls.holdCard, ({ params, body }) =>
    hands(params.stationId, (hardware) => hardware.holdCard(body.rfid)),
  );
  serveCall(app, sandboxCalls.setNetwork, ({ params, body }) => stations.get(params.stationId).setNetwork(body.online));

  for (const { id } of demoStations) {
    const program = () => stations.get(id).program;
    const source = {
      screen: () => program().screen(),
      onScreen: (listener: Parameters<ReturnType<typeof program>['onScreen']>[0]) => program().onScreen(listener),
      touch: (touch: Parameters<ReturnType<typeof program>['touch']>[0]) => program().touch(touch),
    };
    await app.register(serveScreen, { prefix: `/stations/${id}/screen`, source });
  }
}
