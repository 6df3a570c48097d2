/** Loaded before the first test of a process: what stands then is nothing that a test left behind. */
import { sharedBrowser } from './shared-browser.ts';

// Where there is none, the tests that need it say so.
await sharedBrowser().catch(() => undefined);
