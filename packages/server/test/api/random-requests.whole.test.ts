/** Three thousand random requests with a fixed seed, and as many with a new seed every day. */
import { seedOfTheDay } from '../support/scale.ts';
import { testRandomRequests } from '../support/send-random-requests.ts';

testRandomRequests(3000, 20_261_122);
testRandomRequests(3000, seedOfTheDay);
