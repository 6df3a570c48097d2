/** Axe over pages and states, in light and dark themes, at desktop and phone size. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { makeOwner } from '../../../server/test/support/entries.ts';
import { walkThrough } from '../../../server/test/support/sandbox-walk.ts';
import { type Dashboard, desk, overflow, phone, rulesOfColour, violations } from './dashboard.ts';
import type { LookedAt } from './looked-at.ts';

const sizes = { 'on a desk': desk, 'on a phone': phone } as const;
export type Size = keyof typeof sizes;

export async function openLookedAt(
  dashboard: Dashboard,
  { path, as, cut, ready }: LookedAt,
  size: typeof desk,
): Promise<Page> {
  const page = await dashboard.open('/sign-in', {
    viewport: size,
    reducedMotion: 'reduce',
    ...(as === undefined ? {} : { as: { role: as } }),
  });
  if (cut !== undefined) await page.context().route(cut, (route) => route.abort());
  const address = typeof path === 'string' ? path : await path(dashboard.service);
  await page.goto(`${dashboard.service.baseUrl}/dashboard${address}`);
  await page.reload();
  await ready(page);
  return page;
}

async function look(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  assert.deepEqual(await violations(page), [], `${what}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  assert.deepEqual(await violations(page, rulesOfColour), [], `${what}, dark`);
  assert.ok((await overflow(page)) <= 0, `${what} is wider than its window`);
}

/** Sorts pages so that data is only added to the service: none, an owner of the setup link, people, inquiries. */
export function inTurn(pages: readonly LookedAt[]): LookedAt[] {
  return pages.toSorted((a, b) => turnOf(a) - turnOf(b));
}

function turnOf({ as, data }: LookedAt): number {
  if (data === 'some') return 3;
  // States of a page without a required `data` may create an inquiry, so pages that require none come first.
  if (as !== undefined) return data === 'none' ? 2 : 2.5;
  return data === 'owner' ? 1 : 0;
}

/** Creates the owner or inquiries when the first page requires them. */
export function filler(dashboard: Dashboard): (data: LookedAt['data']) => Promise<void> {
  const filled = new Set<LookedAt['data']>();
  return async (data) => {
    if (filled.has(data)) return;
    filled.add(data);
    await fill(dashboard, data);
  };
}

/** Registers tests of each page in each window size. */
export function testPages(dashboard: Dashboard, pages: readonly LookedAt[], on: readonly Size[]): void {
  const want = filler(dashboard);
  for (const looked of inTurn(pages)) {
    describe(looked.name, () => {
      for (const where of on) {
        test(`${where} axe finds nothing in any state, light and dark, and nothing is cut off`, async () => {
          await want(looked.data);
          const page = await openLookedAt(dashboard, looked, sizes[where]);
          await look(page, 'at rest');
          for (const [state, reach] of Object.entries(looked.states ?? {})) {
            await page.reload();
            await looked.ready(page);
            await reach(page);
            await look(page, state);
          }
          await page.context().close();
        });
      }
    });
  }
}

/** Creates an owner through the setup link, or inquiries in several states. */
async function fill({ service }: Dashboard, data: LookedAt['data']): Promise<void> {
  if (data === 'owner') await makeOwner(service);
  if (data !== 'some') return;
  await addWebhook(service);
  await walkThrough(service, { 'reference-id': 'order-12' });
  for (const reference of ['customer-1', 'customer-2', 'customer-3']) {
    const { body } = await service.sandbox.post('/inquiries', {
      data: { attributes: { 'inquiry-template-id': service.templateId, 'reference-id': reference } },
    });
    const { id } = body.data as unknown as { id: string };
    if (reference === 'customer-2') await service.sandbox.post(`/inquiries/${id}/mark-for-review`);
    if (reference === 'customer-3') await service.sandbox.post(`/inquiries/${id}/approve`);
  }
}

/** Adds a webhook with an unreachable address, so that its deliveries fail. */
export async function addWebhook({ sandbox }: Dashboard['service']): Promise<void> {
  const attributes = { name: 'Shop', url: 'http://127.0.0.1:9/hooks', 'enabled-events': ['inquiry.created'] };
  const { body } = await sandbox.post('/webhooks', { data: { attributes } });
  await sandbox.post(`/webhooks/${body.data.id}/enable`);
}
