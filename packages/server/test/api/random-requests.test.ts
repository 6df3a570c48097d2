/** A few hundred random requests with a new seed every day; the whole run sends thousands. */
import { seedOfTheDay } from '../support/scale.ts';
import { testRandomRequests } from '../support/send-random-requests.ts';

testRandomRequests(300, seedOfTheDay);
