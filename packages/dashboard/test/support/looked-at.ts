/** Definition of a page in a file of `test/pages/`. A state is an action that reaches it from the loaded page. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { PersonOptions } from '../../../server/test/support/people.ts';
import type { TestService } from '../../../server/test/support/service.ts';

export interface LookedAt {
  readonly name: string;
  /** Path below `/dashboard`; a function if it depends on the created objects. */
  readonly path: string | ((service: TestService) => Promise<string>);
  /** Role of the user; omitted for no sign-in. */
  readonly as?: PersonOptions['role'];
  /** Requests that are aborted. */
  readonly cut?: string;
  /** Data in the service: only the seeds, an owner too, or inquiries in several states. */
  readonly data?: 'none' | 'owner' | 'some';
  /** Resolves when the page is loaded. */
  readonly ready: (page: Page) => Promise<unknown>;
  readonly states?: Readonly<Record<string, (page: Page) => Promise<unknown>>>;
}

/** Creates the data that the pages show, and resolves to the parameters of their addresses, by page. */
export type Parameters = (service: TestService) => Promise<Readonly<Record<string, string | undefined>>>;

/** Returns the id of the first object of a list of the API. */
export const firstOf = async ({ sandbox }: TestService, path: string): Promise<string> => {
  const { body } = await sandbox.get(path);
  const [first] = body.data as unknown as readonly { readonly id: string }[];
  assert.ok(first !== undefined, `${path} holds nothing`);
  return first.id;
};
