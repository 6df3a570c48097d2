/** What the matrix knows of a page. A state is an action that reaches it from the page at rest. */
import type { Page } from 'playwright-core';
import type { PersonOptions } from '../../../server/test/support/people.ts';
import type { TestService } from '../../../server/test/support/service.ts';

export interface LookedAt {
  readonly name: string;
  /** Below `/dashboard`; a function where it names what the service was filled with. */
  readonly path: string | ((service: TestService) => Promise<string>);
  /** Nobody is signed in where it is left out. */
  readonly as?: PersonOptions['role'];
  /** Requests that never arrive. */
  readonly cut?: string;
  /** What is there: what the service was made with, an owner too, or inquiries in some states. */
  readonly data?: 'none' | 'owner' | 'some';
  /** Resolves when the page is at rest. */
  readonly ready: (page: Page) => Promise<unknown>;
  readonly states?: Readonly<Record<string, (page: Page) => Promise<unknown>>>;
}
