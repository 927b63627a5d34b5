import type { PermissionScene } from './open-permission-scene.ts';
import type { Rows } from './row.ts';
import { usualAnswers } from './usual-answers.ts';

const { staff, staffPeople } = usualAnswers;

const ofStation = ({ station }: PermissionScene) => ({ stationId: station.id });
const ofItem = async (scene: PermissionScene) => ({ ...ofStation(scene), ...(await scene.item()) });

/** Things with their lives, and what is to do at the next visit. */
export const itemRows = {
  newItem: {
    may: staff,
    does: 'items',
    give: (scene) => ({
      ...ofStation(scene),
      lockerNumber: 1,
      canOpenDoor: false,
      name: 'Leash',
      rfid: `E280 ${String(scene.next()).padStart(8, '0')}`,
      status: 'found' as const,
    }),
  },
  editItem: { may: staff, does: 'items', give: async ({ item }) => ({ ...(await item()), name: 'Long leash' }) },
  deleteItem: { may: staff, does: 'items', give: ({ item }) => item() },
  items: { may: staff, give: ofStation },
  item: { may: staff, give: ofItem },
  placeItem: {
    may: staffPeople,
    does: 'items',
    give: async (scene) => ({ ...(await ofItem(scene)), place: 'workshop' as const }),
  },
  previewPlaceItem: {
    may: staffPeople,
    give: async (scene) => ({ ...(await ofItem(scene)), place: 'workshop' as const }),
  },
  undoService: {
    may: staffPeople,
    does: 'itemActs',
    give: async (scene) => {
      const item = await ofItem(scene);
      await scene.service(item.itemId);
      return item;
    },
  },
  noteItems: {
    may: staffPeople,
    does: 'itemActs',
    give: async (scene) => ({
      ...ofStation(scene),
      itemIds: [(await scene.item()).itemId],
      act: 'cleaned' as const,
    }),
  },
  confirmLocker: { may: staffPeople, does: 'audit', give: (scene) => ({ ...ofStation(scene), lockerNumber: 4 }) },
  previewSwapLockers: {
    may: staffPeople,
    give: (scene) => ({ ...ofStation(scene), lockerNumber: 2, otherLockerNumber: 3 }),
  },
  swapLockers: {
    may: staffPeople,
    does: 'items',
    give: (scene) => ({ ...ofStation(scene), lockerNumber: 2, otherLockerNumber: 3 }),
  },
  tasks: { may: staff, give: ofStation },
  newTask: {
    may: staffPeople,
    does: 'tasks',
    give: (scene) => ({ ...ofStation(scene), words: 'Oil the hinges' }),
  },
  tickTask: { may: staffPeople, does: 'tasks', give: async ({ task }) => ({ ...(await task()), isDone: true }) },
  deleteTask: { may: staffPeople, does: 'tasks', give: ({ task }) => task() },
  endVisit: {
    may: staffPeople,
    does: 'logs',
    give: (scene) => ({ ...ofStation(scene), openedLockers: [1], scannedLockers: [1], doneTaskIds: [] }),
  },
} satisfies Partial<Rows>;
