/** Preload of a process's tests: processes that exist then are not counted as left behind by a test. */
import { sharedBrowser } from './shared-browser.ts';

// Without a browser, the tests that need it report it.
await sharedBrowser().catch(() => undefined);
