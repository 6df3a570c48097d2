/** What a file of `test/pages/` says of its pages. A state is an action that reaches it from the page at rest. */
import assert from 'node:assert/strict';
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

/** Fills the service with what the pages show, and resolves to the parameters in their addresses, by page. */
export type Parameters = (service: TestService) => Promise<Readonly<Record<string, string | undefined>>>;

/** Id of the first object of a list of the API. */
export const firstOf = async ({ sandbox }: TestService, path: string): Promise<string> => {
  const { body } = await sandbox.get(path);
  const [first] = body.data as unknown as readonly { readonly id: string }[];
  assert.ok(first !== undefined, `${path} holds nothing`);
  return first.id;
};
