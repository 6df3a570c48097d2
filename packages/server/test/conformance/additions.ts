/** Examples of the operations that the reference does not have, made in the newest version. */

import { newestVersion } from '../../src/api/versions/index.ts';
import { eventually } from '../support/eventually.ts';
import { walkThrough } from '../support/sandbox-walk.ts';
import { makeWaiting, ownWatchlist } from '../support/watchlists.ts';
import type { PreparedBody, World } from './scenario.ts';
import { approvedInquiry, inquiry, simulate } from './scenarios/things.ts';

export async function recordAdditions(world: World): Promise<void> {
  const run = async (operationId: string, method: string, path: string, body?: unknown): Promise<PreparedBody> => {
    const call = { ...(body === undefined ? {} : { body }), headers: { 'service-version': newestVersion } };
    const answer = await world.send(method, path, call, null);
    if (answer.status >= 300) throw new Error(`${operationId}: ${JSON.stringify(answer.body)}`);
    world.examples.keep(operationId, body, answer.body);
    return answer.body as PreparedBody;
  };
  await recordTemplates(run);
  await recordDeliveries(world, run);
  await recordLicence(world, run);
  await recordReports(world, run);
  await recordSecondLooks(world, run);
  await run('retrieve-own-permissions', 'GET', '/api-keys/permissions');
  await recordAccountTypes(run);
  await recordCases(run);
  await recordTransactions(world, run);
  await recordRules(world, run);
  const shared = { data: { attributes: { 'phone-number': '+1 415 555 2671' } } };
  const { data: account } = await world.make('POST', '/accounts', shared);
  await world.make('POST', '/accounts', shared);
  await run('list-linked-accounts', 'GET', `/accounts/${account.id}/linked-accounts`);
  const type = account.relationships['account-type']?.data as { readonly id: string };
  await run('create-an-account-action', 'POST', `/account-types/${type.id}/account-actions`, {
    data: {
      attributes: {
        name: 'Approve with a new number',
        parameters: [{ type: 'string', key: 'phone_number', config: { required: true } }],
        effects: { 'set-account-status': 'Approved', 'set-fields': { phone_number: 'phone_number' } },
      },
    },
  });
}

async function recordCases(run: Run): Promise<void> {
  const always = [{ from: '09:00', to: '17:00' }];
  const hours = { mon: always, tue: always, wed: always, thu: always, fri: always };
  const { data: queue } = await run('create-a-case-queue', 'POST', '/case-queues', {
    data: {
      attributes: {
        name: 'Second line',
        settings: { 'sla-seconds': 28_800, calendar: { zone: 'Europe/Berlin', hours, holidays: ['2026-12-25'] } },
      },
    },
  });
  await run('update-a-case-queue', 'PATCH', `/case-queues/${queue.id}`, {
    data: { attributes: { settings: { 'snooze-stops-clock': true } } },
  });
  await run('retrieve-a-case-queue', 'GET', `/case-queues/${queue.id}`);
  await run('list-all-case-queues', 'GET', '/case-queues?page[size]=2');
  const statuses = [
    { name: 'Open', type: 'initial' },
    { name: 'Cleared', type: 'end', 'requires-comment': true },
    { name: 'Reported', type: 'end', 'requires-comment': true, 'requires-second-read': true },
  ];
  const { data: template } = await run('create-a-case-template', 'POST', '/case-templates', {
    data: { attributes: { key: 'AML', name: 'Money laundering', statuses, policy: { 'case-queue-id': queue.id } } },
  });
  const one = `/case-templates/${template.id}`;
  const { data: changed } = await run('update-a-case-template', 'PATCH', one, {
    data: { attributes: { checklist: [{ key: 'source', label: 'Source of funds seen' }] } },
  });
  const read = { 'updated-at': changed.attributes['updated-at'] };
  await run('publish-a-case-template', 'POST', `${one}/publish`, { meta: read });
  await run('list-all-case-templates', 'GET', '/case-templates?page[size]=2');
  await run('archive-a-case-template', 'POST', `${one}/archive`);
  await run('archive-a-case-queue', 'POST', `/case-queues/${queue.id}/archive`);
}

async function recordAccountTypes(run: Run): Promise<void> {
  const number = { type: 'string', key: 'employee_number', config: { identifier: { unique: true } } };
  const statuses = [{ name: 'Active' }, { name: 'Left' }];
  const { data: type } = await run('create-an-account-type', 'POST', '/account-types', {
    data: { attributes: { name: 'Employee', 'field-schemas': [number], 'account-statuses': statuses } },
  });
  await run('update-an-account-type', 'PATCH', `/account-types/${type.id}`, {
    data: { attributes: { 'account-statuses': [...statuses, { name: 'On leave' }] } },
  });
  await run('list-all-account-types', 'GET', '/account-types');
}

async function recordTransactions(world: World, run: Run): Promise<void> {
  const statuses = [
    { name: 'created', kind: 'initial' },
    { name: 'on hold', kind: 'intermediate' },
    { name: 'paid out', kind: 'end' },
  ];
  const { data: type } = await run('create-a-transaction-type', 'POST', '/transaction-types', {
    data: { attributes: { name: 'Payout', statuses, 'passed-status': 'paid out', 'failed-status': 'on hold' } },
  });
  await run('update-a-transaction-type', 'PATCH', `/transaction-types/${type.id}`, {
    data: { attributes: { 'strict-velocity': true } },
  });
  await run('list-all-transaction-types', 'GET', '/transaction-types');
  const { data: transaction } = await world.make('POST', '/transactions', {
    data: { attributes: { 'transaction-type-id': type.id, fields: { amount: 250, currency: 'EUR' } } },
  });
  await run('simulate-a-transaction', 'POST', `/transactions/${transaction.id}/simulate`, {
    meta: { outcome: 'passed' },
  });
  await run('search-transactions', 'POST', '/transactions/search', {
    query: { and: [{ attribute: 'type', operator: 'eq', value: type.id }] },
  });
}

async function recordRules(world: World, run: Run): Promise<void> {
  const { data: type } = await world.make('POST', '/transaction-types', { data: { attributes: { name: 'Purchase' } } });
  const { data: set } = await run('create-a-rule-set', 'POST', '/rule-sets', {
    data: { attributes: { 'transaction-type-id': type.id, name: 'Purchases' } },
  });
  const one = `/rule-sets/${set.id}`;
  const rules = [
    { name: 'Large', expression: 'transaction.amount > 10000.0', weight: 40 },
    { name: 'Many of one device', expression: "velocity('device', '10m', 'count') >= 5", weight: 30 },
  ];
  const draft = { rules, outcomes: [{ score: 40, status: 'needs_review' }] };
  await run('update-a-rule-set', 'PATCH', one, { data: { attributes: { draft } } });
  await run('publish-a-rule-set', 'POST', `${one}/publish`, { meta: { revision: 2 } });
  await run('shadow-a-rule-set', 'POST', `${one}/shadow`, { meta: { enabled: true } });
  await run('retrieve-a-rule-set', 'GET', one);
  await run('list-all-rule-sets', 'GET', '/rule-sets');
  const fields = { amount: 12_000, currency: 'EUR', 'device-id': 'd-1' };
  const { data: transaction } = await world.make('POST', '/transactions', {
    data: { attributes: { 'transaction-type-id': type.id, fields } },
  });
  await run('list-all-rule-runs-of-a-transaction', 'GET', `/transactions/${transaction.id}/rule-runs`);
  const { data: snooze } = await run('snooze-a-rule', 'POST', `${one}/snoozes`, {
    data: {
      attributes: {
        rule: 'Large',
        key: 'device',
        'transaction-id': transaction.id,
        until: '2027-01-31T00:00:00Z',
        reason: 'The terminal of the head office',
      },
    },
  });
  await run('list-all-snoozes-of-a-rule-set', 'GET', `${one}/snoozes`);
  await run('end-a-snooze', 'DELETE', `${one}/snoozes/${snooze.id}`);
  const { data: backtest } = await run('backtest-a-rule-set', 'POST', `${one}/backtest`, {
    data: { attributes: { days: 30, transactions: 1_000 } },
  });
  await run('retrieve-a-rule-set-backtest', 'GET', `/rule-set-backtests/${backtest.id}`);
  await run('switch-off-a-rule-set', 'POST', `${one}/switch-off`);
}

async function recordReports(world: World, run: Run): Promise<void> {
  const { data: template } = await run('create-a-report-template', 'POST', '/report-templates', {
    data: {
      attributes: { kind: 'watchlist', name: 'Weekly watchlist', settings: { 'recurrence-interval-days': 7 } },
    },
  });
  const one = `/report-templates/${template.id}`;
  await run('update-a-report-template', 'PATCH', one, { data: { attributes: { draft: { threshold: 0.8 } } } });
  await run('retrieve-a-report-template', 'GET', one);
  await run('publish-a-report-template', 'POST', `${one}/publish`, { meta: { revision: 2 } });
  await run('list-all-report-templates', 'GET', '/report-templates?page[size]=1');
  const { data: report } = await world.make('POST', '/reports', {
    data: { type: 'report/watchlist', attributes: { query: { term: 'Kim Jong Un' } } },
  });
  await run('list-report-matches', 'GET', `/reports/${report.id}/matches`);
  await run('list-report-template-versions', 'GET', `${one}/versions`);
  const { body: history } = await world.send('GET', `/reports/${report.id}/history`, {}, null);
  await run('replay-a-report', 'POST', `/reports/${report.id}/replay`, {
    data: { attributes: { 'run-id': (history as PreparedBody).data.find(({ id }) => id.startsWith('rpr_'))?.id } },
  });
  const shipped = report.relationships['report-template']?.data as { readonly id: string };
  const { data: backtest } = await run(
    'backtest-a-report-template',
    'POST',
    `/report-templates/${shipped.id}/backtest`,
    {
      data: { attributes: { settings: { threshold: 0.95 }, sample: 100 } },
    },
  );
  await ended(world, `/report-backtests/${backtest.id}`);
  await run('retrieve-a-report-backtest', 'GET', `/report-backtests/${backtest.id}`);
  await run('list-all-monitoring-samples', 'GET', '/monitoring-samples');
  // Reviews of matches are part of the history, of which a run was replayed above.
  await recordReview(world, run, report.id);
}

/** Waits until a backtest has ended. */
async function ended(world: World, path: string): Promise<void> {
  await eventually(`${path} ends`, async () => {
    const { body } = await world.send('GET', path, {}, null);
    return (body as PreparedBody).data.attributes['completed-at'] !== null;
  });
}

const sanctioned = { 'entity-id': 'sandbox-sanctions:sandbox-person-1' };

async function recordReview(world: World, run: Run, id: string): Promise<void> {
  const said = (attributes: Readonly<Record<string, unknown>>) => ({
    data: { attributes: { ...sanctioned, ...attributes } },
  });
  await run('list-matches-to-review', 'GET', `/report-matches?filter[report-id]=${id}`);
  await run(
    'review-a-match',
    'POST',
    `/reports/${id}/review`,
    said({ decision: 'true-match', reason: 'Same passport' }),
  );
  await run('list-match-decisions', 'GET', `/reports/${id}/match-decisions`);
  await run('restore-a-match', 'POST', `/reports/${id}/restore`, said({}));
  const none = { 'report-ids': [id], reason: 'Another birthdate', 'reason-code': 'other-birthdate' };
  await run('dismiss-the-same-entity', 'POST', '/report-matches/dismiss', said(none));
  await run('list-all-watchlists', 'GET', '/watchlists');
  await run('retrieve-a-watchlist', 'GET', '/watchlists/sandbox-sanctions');
  await recordWaiting(world, run);
}

/**
 * Records a waiting version in a watchlist of only this organization: the others here are shared, and decided about by
 * command.
 */
async function recordWaiting(world: World, run: Run): Promise<void> {
  const { organizationId } = world.service.seeded.sandbox.scope;
  const lists = ['own-one', 'own-two'] as const;
  for (const slug of lists) {
    await makeWaiting(world.service, { ...ownWatchlist, slug, organizationId, environments: ['sandbox'] });
  }
  const said = (reason: string) => ({ data: { attributes: { reason } } });
  const { body } = await world.send('GET', `/watchlists/${lists[0]}`, {}, null);
  const { version } = (body as PreparedBody).data.attributes['waiting'] as { readonly version: string };
  const changes = `/watchlists/${lists[0]}/versions/${version}/changes`;
  await run('list-watchlist-version-changes', 'GET', `${changes}?filter[change]=removed&page[size]=2`);
  await run('accept-a-watchlist-version', 'POST', `/watchlists/${lists[0]}/accept`, said('A programme ended'));
  await run(
    'reject-a-watchlist-version',
    'POST',
    `/watchlists/${lists[1]}/reject`,
    said('Half of the file is missing'),
  );
}

type Run = (operationId: string, method: string, path: string, body?: unknown) => Promise<PreparedBody>;

async function recordTemplates(run: Run): Promise<void> {
  const named = (name: string) => ({ data: { attributes: { name } } });
  const { data: template } = await run(
    'create-an-inquiry-template',
    'POST',
    '/inquiry-templates',
    named('Passport and face'),
  );
  const one = `/inquiry-templates/${template.id}`;
  await run('update-an-inquiry-template', 'PATCH', one, named('Passport and selfie'));
  const steps = [{ type: 'government-id', countries: ['US', 'DE'], 'id-classes': ['pp'] }, { type: 'selfie' }];
  const draft = () =>
    run('create-an-inquiry-template-version', 'POST', '/inquiry-template-versions', {
      data: { attributes: { 'inquiry-template-id': template.id, steps } },
    });
  const { data: first } = await draft();
  const version = `/inquiry-template-versions/${first.id}`;
  await run('update-an-inquiry-template-version', 'PATCH', version, { data: { attributes: { description: 'First' } } });
  await run('retrieve-an-inquiry-template-version', 'GET', version);
  const { data: read } = await run('retrieve-an-inquiry-template-version', 'GET', version);
  await run('publish-an-inquiry-template-version', 'POST', `${version}/publish`, {
    meta: { 'updated-at': read.attributes['updated-at'] },
  });
  const { data: second } = await draft();
  await run('publish-an-inquiry-template-version', 'POST', `/inquiry-template-versions/${second.id}/publish`);
  await run('revert-an-inquiry-template', 'POST', `${one}/revert`, {
    meta: { 'inquiry-template-version-id': first.id },
  });
  const { data: third } = await draft();
  await run('discard-an-inquiry-template-version', 'DELETE', `/inquiry-template-versions/${third.id}`);
  await run('archive-an-inquiry-template', 'POST', `${one}/archive`);
  await run('activate-an-inquiry-template', 'POST', `${one}/activate`);
}

async function recordLicence(world: World, run: Run): Promise<void> {
  const { id } = await inquiry(world, { 'inquiry-template-id': world.service.templateId });
  const made = await simulate(world, id, 'start_inquiry', 'create_passed_verification');
  const [licence] = (made.relationships['verifications']?.data ?? []) as readonly { readonly id: string }[];
  await run('retrieve-a-driver-license-verification', 'GET', `/verification/driver-licenses/${licence?.id}`);
}

async function recordSecondLooks(world: World, run: Run): Promise<void> {
  const { document } = await walkThrough(world.service);
  const one = `/verifications/${document.id}`;
  await run('override-a-check', 'POST', `${one}/override-check`, {
    data: {
      attributes: {
        'check-name': 'id_expired_detection',
        status: 'failed',
        reason: 'The date was read wrong: it ended last year.',
      },
    },
  });
  await run('rerun-a-verification', 'POST', `${one}/rerun`);
}

async function recordDeliveries(world: World, run: Run): Promise<void> {
  const { id } = await approvedInquiry(world);
  const attributes = { name: 'Decisions', url: 'http://127.0.0.1:9/hook', 'enabled-events': ['inquiry.approved'] };
  const { data: webhook } = await world.make('POST', '/webhooks', { data: { attributes } });
  await world.make('POST', `/webhooks/${webhook.id}/enable`);
  const query = `filter[object-id]=${id}&filter[name]=inquiry.approved`;
  const { body } = await world.send('GET', '/events', { query }, null);
  const event = (body as PreparedBody).data[0]?.id;
  await run('redeliver-an-event', 'POST', `/webhooks/${webhook.id}/events/${event}/redeliver`);
  const deliveries = `/webhooks/${webhook.id}/deliveries`;
  await run('list-all-webhook-deliveries', 'GET', deliveries);
  const sent = (await world.send('GET', deliveries, {}, null)).body as PreparedBody;
  await run('retrieve-a-webhook-delivery', 'GET', `${deliveries}/${sent.data[0]?.id}`);
  await run('redeliver-failed-webhook-deliveries', 'POST', `/webhooks/${webhook.id}/redeliver`, {
    meta: { since: '2020-01-01T00:00:00.000Z' },
  });
  await world.make('POST', `/webhooks/${webhook.id}/disable`);
}
