/** Every page by a seeded role over a service with data: hidden values are marked as hidden, and no page breaks. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { SeededRole } from '../../../server/src/resources/platform/roles/index.ts';
import { roleSeeds } from '../../../server/src/resources/platform/roles/seeded-roles.ts';
import { errorTexts } from '../../src/texts/en/errors.ts';
import { kitTexts } from '../../src/texts/en/kit.ts';
import { runDashboard } from './dashboard.ts';
import { everyPageFilled, type FilledPage } from './everything.ts';
import { pagesFiles } from './pages.ts';
import { settled } from './settled.ts';

const mayOpen = ({ needs }: FilledPage, role: SeededRole): boolean =>
  needs.length === 0 || needs.some((right) => (roleSeeds[role].permissions as readonly string[]).includes(right));

/** Texts that must not appear on a page that the role may open. */
const faults = [errorTexts.pageTitle, errorTexts.title, errorTexts.forbiddenTitle, errorTexts.unknown];

const showPersons = pagesFiles.flatMap((file) => file.showPersons ?? []);

const seesPersons = (role: SeededRole): boolean => roleSeeds[role].permissions.includes('pii.view');

async function problemsOf(page: Page, { name, address }: FilledPage, role: SeededRole): Promise<string[]> {
  const thrown: string[] = [];
  const listen = (error: Error) => thrown.push(`${name}: ${error.message}`);
  page.on('pageerror', listen);
  // Navigates without reloading the program, which would cost more than all requests of the page.
  await page.evaluate((path) => history.pushState({}, '', `/dashboard${path}`), address);
  await settled(page);
  page.off('pageerror', listen);
  const text = await page.locator('body').innerText();
  const said = [...faults, 'undefined', '[object'].filter((each) => text.includes(each));
  const isKept = showPersons.includes(name) && !seesPersons(role);
  if (text.includes(kitTexts.keptFromRole) !== isKept)
    said.push(isKept ? 'does not say what is kept' : 'keeps something');
  return [...thrown, ...said.map((each) => `${name}: ${each}`)];
}

/** Registers a test per role, over one service with an object of every kind. */
export function testRolesWithData(roles: readonly SeededRole[]): void {
  let pages: readonly FilledPage[] = [];
  const dashboard = runDashboard(async (service) => {
    pages = await everyPageFilled(service);
  });
  for (const role of roles) {
    test(`no page that ${role} may open breaks over data, whatever is kept from the role`, async () => {
      const page = await dashboard.open('/sandbox', { as: { role } });
      const problems: string[] = [];
      for (const each of pages.filter((one) => mayOpen(one, role)))
        problems.push(...(await problemsOf(page, each, role)));
      await page.context().close();
      assert.deepEqual(problems, []);
    });
  }
}

/** Role that personal data is hidden from and that may open most pages, so pages differ most for it. */
export const sampledRole: SeededRole = 'developer';
