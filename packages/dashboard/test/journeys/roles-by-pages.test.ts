/** Every page by every seeded role: without the permission it has no link, and the server refuses its requests. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Page, Request } from 'playwright-core';
import type { SeededRole } from '../../../server/src/resources/platform/roles/index.ts';
import { roleSeeds } from '../../../server/src/resources/platform/roles/seeded-roles.ts';
import { signedIn } from '../../../server/test/support/people.ts';
import type { PageEntry } from '../../src/shell/page.ts';
import { shellTexts } from '../../src/texts/en/shell.ts';
import { runDashboard } from '../support/dashboard.ts';
import { pages } from '../support/page-folders.ts';

const dashboard = runDashboard();
const roles = Object.keys(roleSeeds) as SeededRole[];
/** Requests that every page makes, independent of the user. */
const ofEveryPage = /^\/dashboard\/api\/(session|stream|entry)/;

const mayOpen = ({ needs }: PageEntry, role: SeededRole): boolean =>
  needs.length === 0 || needs.some((right) => (roleSeeds[role].permissions as readonly string[]).includes(right));

/** Collects the requests of a page opened by an owner; the window is reused, so scripts load once for all pages. */
async function askedBy(page: Page, { path }: PageEntry): Promise<string[]> {
  const asked = new Set<string>();
  const listen = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && /^\/(dashboard\/)?api\//.test(pathname) && !ofEveryPage.test(pathname))
      asked.add(pathname + search);
  };
  page.on('request', listen);
  await page.goto(`${dashboard.service.baseUrl}/dashboard/sandbox/${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  page.off('request', listen);
  return [...asked];
}

for (const role of roles) {
  test(`the navigation of ${role} has the pages that its permissions open, and no other`, async () => {
    const page = await dashboard.open('/sandbox', { as: { role } });
    await page.getByRole('link', { name: pages.find(({ path }) => path === '')?.title.en ?? '' }).waitFor();
    const shown = await page.getByRole('navigation', { name: shellTexts.navigation }).getByRole('link').allInnerTexts();
    const opened = pages.filter((each) => each.isListed && each.isOwn !== true && mayOpen(each, role));
    assert.deepEqual(shown.toSorted(), opened.map(({ title }) => title.en).toSorted());
    await page.context().close();
  });
}

/** Pages that need a write permission; the data they read is open to other roles too. */
const writing: readonly string[] = ['firstRun', 'simulator'];

describe('a page that a role may not open', () => {
  let page: Page;
  before(async () => {
    page = await dashboard.open('/sign-in', { as: { role: 'owner' } });
  });
  for (const entry of pages.filter(
    ({ needs, isListed, name }) => needs.length > 0 && isListed && !writing.includes(name),
  )) {
    test(`${entry.name} is refused by the server as well`, async () => {
      const asked = await askedBy(page, entry);
      assert.ok(asked.length > 0, 'the page asks for nothing');
      for (const role of roles.filter((each) => !mayOpen(entry, each))) {
        const person = await signedIn(dashboard.service, { role });
        const answers = await Promise.all(asked.map(async (path) => (await person.get(path)).status));
        assert.ok(answers.includes(403), `${role} is answered ${answers} for ${asked}`);
      }
    });
  }
});
