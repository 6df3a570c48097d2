/** Three thousand random requests, the same every time, and as many that differ every day. */
import { seedOfTheDay } from '../support/scale.ts';
import { testRandomRequests } from '../support/send-random-requests.ts';

testRandomRequests(3000, 20_261_122);
testRandomRequests(3000, seedOfTheDay);
