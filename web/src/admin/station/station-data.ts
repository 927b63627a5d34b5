import type { AdminLocker, AdminStationDetail } from '@laine/contract/admin/entities.ts';

export type StationDetail = AdminStationDetail;
export type LockerData = AdminLocker;
