/** Pages for developers. */
import { firstOf, type LookedAt, type Parameters } from '../support/looked-at.ts';
import { addWebhook } from '../support/matrix.ts';

export const parameters: Parameters = async (service) => {
  await addWebhook(service);
  const webhook = await firstOf(service, '/webhooks');
  const event = await firstOf(service, '/events');
  const { body } = await service.sandbox.post(`/webhooks/${webhook}/events/${event}/redeliver`);
  return { webhook, delivery: `${webhook}/deliveries/${body.data.id}`, template: service.templateId };
};

export const lookedAt: readonly LookedAt[] = [
  {
    name: 'first inquiry',
    path: '/sandbox/first-inquiry',
    as: 'admin',
    ready: (page) => page.getByRole('radio').first().waitFor({ state: 'attached' }),
    states: {
      async made(page) {
        await page.getByRole('button', { name: 'Create an inquiry' }).click();
        await page.getByRole('button', { name: 'Simulate a person who passes' }).waitFor();
      },
    },
  },
  {
    name: 'first inquiry in production',
    path: '/production/first-inquiry',
    as: 'admin',
    ready: (page) => page.getByRole('heading', { level: 1, name: 'Your first inquiry' }).waitFor(),
  },
  {
    name: 'templates',
    path: '/sandbox/templates',
    as: 'owner',
    ready: (page) => page.getByRole('table').waitFor(),
    states: {
      async make(page) {
        await page.getByRole('button', { name: 'Create a template' }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
  },
  {
    name: 'account types',
    path: '/sandbox/account-types',
    as: 'owner',
    ready: (page) => page.getByRole('table').waitFor(),
    states: {
      async make(page) {
        await page.getByRole('button', { name: 'Create an account type' }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
  },
  {
    name: 'one account type',
    path: async ({ sandbox }) => {
      const { body } = await sandbox.get('/account-types');
      return `/sandbox/account-types/${body.data[0]?.id}`;
    },
    as: 'owner',
    data: 'some',
    ready: (page) => page.getByRole('heading', { name: 'Relations' }).waitFor(),
    states: {
      async field(page) {
        await page.getByRole('button', { name: 'Add a field' }).click();
        await page.getByRole('dialog').waitFor();
      },
      async error(page) {
        await page.getByLabel('Status 2').fill('Default');
        await page.getByRole('button', { name: 'Save the type' }).click();
        await page.getByRole('alert').waitFor();
      },
    },
  },
  {
    name: 'one template',
    path: async ({ sandbox, templateId }) => {
      await sandbox.post('/inquiry-template-versions', {
        data: { attributes: { 'inquiry-template-id': templateId } },
      });
      return `/sandbox/templates/${templateId}`;
    },
    as: 'owner',
    data: 'some',
    ready: (page) => page.getByRole('heading', { name: 'Steps' }).waitFor(),
    states: {
      async checks(page) {
        await page
          .getByText(/^Checks/)
          .first()
          .click();
        await page.getByText('Pictures of the document are sharp').waitFor();
      },
      async error(page) {
        await page.getByLabel('Issuing countries').first().fill('XX');
        await page.getByRole('button', { name: 'Save the draft' }).click();
        await page.getByRole('alert').waitFor();
      },
      async reports(page) {
        await page.getByRole('button', { name: 'Add a report' }).click();
        await page.getByRole('menuitem').first().click();
        await page.getByText('The decision waits for it').waitFor();
      },
      async sentences(page) {
        await page.getByRole('button', { name: 'Texts…' }).click();
        await page.getByRole('dialog').getByLabel('Find a text').waitFor();
      },
      async publish(page) {
        await page.getByRole('button', { name: 'Publish…' }).click();
        await page.getByRole('dialog').waitFor();
      },
      async file(page) {
        await page.getByRole('button', { name: 'Export or import' }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
  },
  {
    name: 'events',
    path: '/sandbox/events',
    as: 'admin',
    data: 'some',
    ready: (page) => page.getByRole('table').waitFor(),
    states: {
      async compared(page) {
        // The latest fifty may contain none.
        await page.goto(`${page.url()}?name=inquiry.created`);
        await page.getByRole('row').filter({ hasText: 'inquiry.created' }).first().click();
        await page.getByRole('dialog').getByText('"type": "event"').waitFor();
        await page.getByRole('button', { name: /Compared with/ }).click();
        await page.getByRole('option', { name: '2023-01-05' }).click();
        await page.getByRole('heading', { name: /From 2023-01-05/ }).waitFor();
      },
    },
  },
  {
    name: 'api logs',
    path: async ({ sandbox }) => {
      await sandbox.get('/inquiries/inq_aaaaaaaaaaaaaaaaaaaaaaaa');
      await sandbox.post('/inquiries', { data: { attributes: {} } });
      return '/sandbox/api-logs';
    },
    as: 'developer',
    data: 'some',
    ready: (page) => page.getByRole('table').waitFor(),
    states: {
      async one(page) {
        await page.getByRole('row').filter({ hasText: '/api/v1/' }).first().click();
        await page.getByRole('heading', { name: 'Repeat the request' }).waitFor();
      },
    },
  },
  {
    name: 'webhooks',
    path: '/sandbox/webhooks',
    as: 'owner',
    data: 'some',
    ready: (page) => page.getByRole('table').waitFor(),
    states: {
      async make(page) {
        await page.getByRole('button', { name: 'Add a webhook' }).click();
        await page.getByRole('dialog').waitFor();
      },
      async error(page) {
        await page.getByLabel('Service-Signature header').fill('v1=abc');
        await page.getByRole('button', { name: 'Check signature' }).click();
        await page.getByRole('alert').waitFor();
      },
    },
  },
  {
    name: 'one webhook',
    path: async ({ sandbox }) => `/sandbox/webhooks/${(await sandbox.get('/webhooks')).body.data[0]?.id}`,
    as: 'owner',
    data: 'some',
    ready: (page) => page.getByRole('row').nth(1).waitFor(),
    states: {
      async edit(page) {
        await page.getByRole('button', { name: 'Edit' }).click();
        await page.getByRole('dialog').waitFor();
      },
      async again(page) {
        await page.getByRole('button', { name: 'Send again what failed or waits' }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
  },
  {
    name: 'one delivery',
    path: async (service) => {
      const webhook = await firstOf(service, '/webhooks');
      return `/sandbox/webhooks/${webhook}/deliveries/${await firstOf(service, `/webhooks/${webhook}/deliveries`)}`;
    },
    as: 'owner',
    data: 'some',
    ready: (page) => page.getByRole('heading', { name: 'Payload' }).waitFor(),
  },
  {
    name: 'keys',
    path: '/sandbox/keys',
    as: 'owner',
    ready: (page) => page.getByRole('table').waitFor(),
    states: {
      async make(page) {
        await page.getByRole('button', { name: 'Create a key' }).click();
        await page.getByRole('dialog').waitFor();
      },
      async edit(page) {
        await page.getByRole('button', { name: /^View/ }).first().click();
        await page.getByText('not used in the last 30 days').waitFor();
      },
      async replace(page) {
        await page
          .getByRole('button', { name: /^Replace/ })
          .first()
          .click();
        await page.getByRole('dialog').waitFor();
      },
    },
  },
  {
    name: 'simulator',
    path: async ({ sandbox, templateId }) => {
      const { body } = await sandbox.post('/inquiries', {
        data: { attributes: { 'inquiry-template-id': templateId } },
      });
      return `/sandbox/simulator?inquiry=${body.data.id}`;
    },
    as: 'developer',
    data: 'some',
    ready: (page) => page.getByText('inquiry.created', { exact: true }).waitFor(),
  },
  {
    name: 'themes',
    path: async ({ sandbox }) => {
      await sandbox.post('/theme-sets', { data: { attributes: { name: 'Shop' } } });
      return '/sandbox/themes';
    },
    as: 'admin',
    data: 'some',
    ready: (page) => page.getByRole('table').waitFor(),
    states: {
      async make(page) {
        await page.getByRole('button', { name: 'Create a theme' }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
  },
];
