/** Generator of docs/api-changelog.md from the sentences of the version changes. */
import { apiVersions, olderVersions } from '../../packages/server/src/api/versions/index.ts';
import type { ApiVersion } from '../../packages/server/src/api/versions/version-change.ts';
import type { GeneratedFiles } from './generated-files.ts';
import { generatedNotice, page } from './markdown.ts';

const section = ({ date, changes }: ApiVersion): string =>
  [`## ${date}`, changes.length === 0 ? 'No difference in what this service does.' : listed(changes)].join('\n\n');

const listed = (changes: ApiVersion['changes']): string => changes.map(({ sentence }) => `- ${sentence}`).join('\n');

export async function generateApiChangelog(): Promise<GeneratedFiles> {
  const text = page(
    generatedNotice('packages/server/src/api/versions'),
    '# Changes of the API',
    'A key keeps the version that it was made with; the header `Service-Version` asks for another. Each version says what it changed ' +
      'of the one below it. What is only added needs no version and is not listed here.',
    ...apiVersions.map(section),
    '# Older versions',
    'Taken from clients that still send them. They have no OpenAPI document of their own.',
    ...olderVersions.map(section),
  );
  return new Map([['docs/api-changelog.md', text]]);
}
