import { expect, test } from 'vitest';
import { audienceOf } from './audience.ts';

test.for(['/admin', '/admin/', '/admin/stations/pirita', '/Admin', '/my-stations', '/sandbox/kit'])(
  '%s is for staff',
  (path) => {
    expect(audienceOf(path)).toBe('staff');
  },
);

test.for(['/', '/login', '/stations/admin', '/administration', '/reservations', '/sandbox', '/nowhere'])(
  '%s is for customers',
  (path) => {
    expect(audienceOf(path)).toBe('customer');
  },
);
