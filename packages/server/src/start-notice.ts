/**
 * Output of the start: on the first one the keys, as soon as they are created, and later a request and a hosted flow to try.
 */
import type { App } from './app.ts';
import type { Config } from './config.ts';
import { untilAvailable } from './database/until-available.ts';
import { makeSetupLinks, relyingPartyOf } from './resources/platform/sign-in/index.ts';
import { createInquiry, generateOneTimeLink } from './resources/verification/inquiries/index.ts';
import type { Seeded, SeededEnvironment } from './seed/seed.ts';

/** The same notice as text and as data. */
type Notice = readonly [text: string, value: Readonly<Record<string, unknown>>];

const withoutPasskeys =
  'Passkeys are off: they require a BASE_URL with a host name, and https unless the host is localhost.';

export const readyNotice = ({ baseUrl }: Config): Notice => [
  [
    `Countersign is ready at ${baseUrl}`,
    `Dashboard: ${baseUrl}/dashboard`,
    `Documentation: ${baseUrl}/docs`,
    ...(relyingPartyOf(baseUrl) === null ? [withoutPasskeys] : []),
  ].join('\n'),
  { ready: { 'base-url': baseUrl, dashboard: `${baseUrl}/dashboard`, 'api-reference': `${baseUrl}/docs` } },
];

/** Hides a key that the operator supplied, since many people may read the output. */
const shownKey = ({ apiKey, keySetting }: SeededEnvironment): string =>
  keySetting === null ? apiKey : `$${keySetting}`;

/** Prints the keys before a later step can fail: they cannot be displayed again. */
export function seededNotice({ sandbox, production }: Seeded): Notice {
  const made = [sandbox, production].some(({ keySetting }) => keySetting === null);
  const lines = [
    made ? 'API keys, shown only once; store them as secrets:' : 'API keys from the settings:',
    `  sandbox      ${shownKey(sandbox)}`,
    `  production   ${shownKey(production)}`,
    '',
    'Inquiry templates:',
    ...sandbox.templates.map(({ id, name }) => `  sandbox      ${id}  ${name}`),
    ...production.templates.map(({ id, name }) => `  production   ${id}  ${name}`),
    '',
  ];
  const described = (environment: SeededEnvironment) => ({
    key: environment.keySetting === null ? environment.apiKey : null,
    'inquiry-templates': environment.templates,
  });
  return [lines.join('\n'), { seeded: { sandbox: described(sandbox), production: described(production) } }];
}

/**
 * Returns the setup notice; null once the organization has an owner. Until then each start prints a link to become the
 * owner.
 */
export async function setupNotice(app: App): Promise<Notice | null> {
  const links = await untilAvailable(() => makeSetupLinks(app));
  if (links.length === 0) return null;
  const lines = [
    '',
    ...links.flatMap(({ url, organizationName }) => [
      `${organizationName ?? 'The dashboard'} has no owner yet. Open this link within one hour to become the owner (it works once):`,
      `  ${url}`,
    ]),
    'Another link: npm start -- users setup-link',
  ];
  return [lines.join('\n'), { setup: { links: links.map(({ url }) => url) } }];
}

/** Creates one sandbox inquiry, so that there is a link to open. */
export async function firstStepsNotice({ config, runner }: App, { sandbox }: Seeded): Promise<Notice> {
  const { baseUrl } = config;
  const [template] = sandbox.templates;
  const made = await untilAvailable(() =>
    runner.write(sandbox.scope, { type: 'system' }, async (context) => {
      const { inquiry } = await createInquiry(context, { inquiryTemplateId: template?.id ?? '' });
      return generateOneTimeLink(context, inquiry.id, null);
    }),
  );
  const link = made.link.url;
  const lines = [
    '',
    'Create an inquiry in the sandbox:',
    `  curl -X POST ${baseUrl}/api/v1/inquiries \\`,
    `    -H "Authorization: Bearer ${shownKey(sandbox)}" -H 'Content-Type: application/json' \\`,
    `    -d '{"data":{"attributes":{"inquiry-template-id":"${template?.id}","fields":{"name-first":"Ada"}}}}'`,
    '',
    'Open a hosted flow in your browser (the sandbox accepts any picture):',
    `  ${link}`,
    '',
    'More commands, such as one to create a key if these are lost: npm start -- --help',
  ];
  return [lines.join('\n'), { 'first-steps': { 'one-time-link': link } }];
}
