/** Generator of docs/errors.md from the catalogue of refusals. */
import { refusals } from '../../packages/server/src/lib/refusal.ts';
import type { GeneratedFiles } from './generated-files.ts';
import { code, generatedNotice, page, table } from './markdown.ts';

export async function generateErrors(): Promise<GeneratedFiles> {
  const rows = Object.entries(refusals)
    .sort(([, a], [, b]) => a.status - b.status)
    .map(([name, { status, title, cause, remedy }]) => {
      return [String(status), title, cause, remedy, code(name)];
    });
  const text = page(
    generatedNotice('packages/server/src/lib/refusal.ts'),
    '# Errors',
    'Every response with a status of 400 or more is a document `{"errors": [{"title", "details"?, "source"?, "meta"?, "code", "links"}]}`. ' +
      '`title` is stable for each kind; `details` says what was wrong with this request; `source.pointer` points to the member of the body; ' +
      '`code` is stable for each cause, and `links.about` links to its entry on the page `/docs/errors` of the service. ' +
      'Validation reports all problems at once.',
    table(['Status', 'Title', 'Cause', 'Remedy', 'Code'], rows),
  );
  return new Map([['docs/errors.md', text]]);
}
