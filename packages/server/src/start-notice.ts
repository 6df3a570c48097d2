/** What the start prints: the first one the keys, as soon as they are made, and later a way to try everything at once. */
import type { App } from './app.ts';
import type { Config } from './config.ts';
import { untilAvailable } from './database/until-available.ts';
import { createInquiry, generateOneTimeLink } from './resources/inquiries/index.ts';
import type { Seeded } from './seed/seed.ts';

export const readyNotice = ({ baseUrl }: Config): string =>
  `Countersign is ready at ${baseUrl}\nAPI reference: ${baseUrl}/docs\n`;

/** Printed before anything else can fail: nobody could find out the keys afterwards. */
export function seededNotice({ sandbox, production }: Seeded): string {
  const lines = [
    'API keys, shown this once; keep them where you keep secrets:',
    `  sandbox      ${sandbox.apiKey}`,
    `  production   ${production.apiKey}`,
    '',
    'Inquiry templates:',
    ...sandbox.templates.map(({ id, name }) => `  sandbox      ${id}  ${name}`),
    ...production.templates.map(({ id, name }) => `  production   ${id}  ${name}`),
    '',
    '',
  ];
  return lines.join('\n');
}

/** Makes one sandbox inquiry, so that there is a link to open. */
export async function firstStepsNotice({ config, runner }: App, { sandbox }: Seeded): Promise<string> {
  const { baseUrl } = config;
  const [template] = sandbox.templates;
  const link = await untilAvailable(() =>
    runner.write(sandbox.scope, { type: 'system' }, async (context) => {
      const { resource } = await createInquiry(context, { 'inquiry-template-id': template?.id ?? '' }, {});
      return generateOneTimeLink(context, resource.id, null);
    }),
  );
  const lines = [
    '',
    'Create an inquiry in the sandbox:',
    `  curl -X POST ${baseUrl}/api/v1/inquiries \\`,
    `    -H 'Authorization: Bearer ${sandbox.apiKey}' -H 'Content-Type: application/json' \\`,
    `    -d '{"data":{"attributes":{"inquiry-template-id":"${template?.id}","fields":{"name-first":"Ada"}}}}'`,
    '',
    'Open a hosted flow in your browser (sandbox: any picture will do):',
    `  ${link['one-time-link']}`,
    '',
  ];
  return lines.join('\n');
}
