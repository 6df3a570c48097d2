/** Examples of the operations that the reference does not have, made in the newest version. */
import { newestVersion } from '../../src/api/versions/index.ts';
import { walkThrough } from '../support/sandbox-walk.ts';
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
  await recordSecondLooks(world, run);
  await run('retrieve-own-permissions', 'GET', '/api-keys/permissions');
  await recordAccountTypes(run);
  const { data: account } = await world.make('POST', '/accounts', { data: { attributes: {} } });
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
  await run('publish-an-inquiry-template-version', 'POST', `${version}/publish`);
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
  await run('list-all-webhook-deliveries', 'GET', `/webhooks/${webhook.id}/deliveries`);
  await run('redeliver-failed-webhook-deliveries', 'POST', `/webhooks/${webhook.id}/redeliver`, {
    meta: { since: '2020-01-01T00:00:00.000Z' },
  });
  await world.make('POST', `/webhooks/${webhook.id}/disable`);
}
