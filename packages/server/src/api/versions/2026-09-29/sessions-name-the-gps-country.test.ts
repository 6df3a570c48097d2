import assert from 'node:assert/strict';
import { it } from 'node:test';
import { downgradeThrough } from '../walk.ts';
import { sessionsNameTheGpsCountry } from './sessions-name-the-gps-country.ts';

it('older versions show a session without the country of its GPS position', () => {
  const session = (attributes: Record<string, unknown>) => ({ type: 'inquiry-session', id: 'iqse_1', attributes });
  const newer = session({ status: 'new', 'gps-country-code': null });
  assert.deepEqual(downgradeThrough([sessionsNameTheGpsCountry], { data: newer }).data, session({ status: 'new' }));
});
