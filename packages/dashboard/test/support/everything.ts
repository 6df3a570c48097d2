/** A service that holds something of each kind, and where the pages of it are. */
import assert from 'node:assert/strict';
import { walkThrough } from '../../../server/test/support/sandbox-walk.ts';
import type { TestService } from '../../../server/test/support/service.ts';
import type { PageEntry } from '../../src/shell/page.ts';
import { fillCases } from './case-pages.ts';
import { fillLists } from './list-pages.ts';
import { addWebhook } from './matrix.ts';
import { fillTransactions } from './monitoring-pages.ts';
import { pages } from './page-folders.ts';
import { fillScreening } from './screening-pages.ts';

const firstOf = async ({ sandbox }: TestService, path: string): Promise<string> => {
  const { body } = await sandbox.get(path);
  const [first] = body.data as unknown as readonly { readonly id: string }[];
  assert.ok(first !== undefined, `${path} holds nothing`);
  return first.id;
};

/** An account of which everything is known that a page shows, and another that shares an address with it. */
async function addAccounts({ sandbox }: TestService): Promise<string> {
  const address = { 'street-1': '1 Main Street', city: 'Springfield', 'postal-code': '12345', 'country-code': 'US' };
  const shared = { 'phone-number': '+14155552671', address };
  const create = async (fields: object): Promise<string> =>
    (await sandbox.post('/accounts', { data: { attributes: { fields } } })).body.data.id;
  await create({ name: { first: 'Annabella', last: 'Byron' }, ...shared });
  return create({ name: { first: 'Ada', last: 'Byron' }, 'email-address': 'ada@example.com', ...shared });
}

/** One that waits for a person, after somebody went through it. */
async function addInquiry(service: TestService): Promise<string> {
  const { id } = await walkThrough(service, { 'reference-id': 'order-12' });
  await service.sandbox.post(`/inquiries/${id}/mark-for-review`);
  return id;
}

/** Values of the parameters of pages, by page. */
async function fill(service: TestService): Promise<Readonly<Record<string, string | undefined>>> {
  await addWebhook(service);
  const inquiry = await addInquiry(service);
  const account = await addAccounts(service);
  const [report = ''] = await fillScreening(service);
  const { transactionId, ruleSetId, typeId } = await fillTransactions(service);
  const { caseId, templateId } = await fillCases(service);
  return {
    inquiry,
    account,
    report,
    transaction: transactionId,
    transactionType: typeId,
    ruleSet: ruleSetId,
    case: caseId,
    caseTemplate: templateId,
    list: await fillLists(service),
    watchlist: 'us-ofac',
    reportTemplate: await firstOf(service, '/report-templates'),
    template: service.templateId,
    webhook: await firstOf(service, '/webhooks'),
    accountType: await firstOf(service, '/account-types'),
  };
}

export interface FilledPage extends PageEntry {
  /** Below `/dashboard`, with something behind it. */
  readonly address: string;
}

/** Every page of the table, each over something that it shows. */
export async function everyPageFilled(service: TestService): Promise<readonly FilledPage[]> {
  const filled = await fill(service);
  return pages.map((page) => {
    const path = page.path.replace(
      /\$\w+$/,
      () => filled[page.name] ?? assert.fail(`nothing was made for ${page.name}`),
    );
    return { ...page, address: `/sandbox/${path}` };
  });
}
