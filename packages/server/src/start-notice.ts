/** What the start prints: on the first one the keys, which are shown this once, and a way to try everything at once. */
import type { App } from './app.ts';
import type { Config } from './config.ts';
import { createInquiry, generateOneTimeLink } from './resources/inquiries/index.ts';
import type { Seeded } from './seed/seed.ts';

export function laterStartNotice(config: Config): string {
  return `Countersign is ready at ${config.baseUrl}\nAPI reference: ${config.baseUrl}/docs\n`;
}

/** Makes one sandbox inquiry, so that there is a link to open. */
export async function firstStartNotice(app: App, seeded: Seeded): Promise<string> {
  const { baseUrl } = app.config;
  const { sandbox, production } = seeded;
  const [template] = sandbox.templates;
  const link = await app.runner.write(sandbox.scope, { type: 'system' }, async (context) => {
    const { resource } = await createInquiry(context, { 'inquiry-template-id': template?.id ?? '' }, {});
    return generateOneTimeLink(context, resource.id, null);
  });
  const lines = [
    `Countersign is ready at ${baseUrl}`,
    `API reference: ${baseUrl}/docs`,
    '',
    'API keys, shown this once; keep them where you keep secrets:',
    `  sandbox      ${sandbox.apiKey}`,
    `  production   ${production.apiKey}`,
    '',
    'Inquiry templates:',
    ...sandbox.templates.map(({ id, name }) => `  sandbox      ${id}  ${name}`),
    ...production.templates.map(({ id, name }) => `  production   ${id}  ${name}`),
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
