/** Generator of docs/configuration.md from the table of settings. */
import { settings } from '../../packages/server/src/settings.ts';
import type { GeneratedFiles } from './generated-files.ts';
import { code, generatedNotice, page, table } from './markdown.ts';

interface Setting {
  readonly kind: string;
  readonly fallback: string | null;
  readonly sentence: string;
  readonly prefix?: string;
  readonly range?: readonly [number, number];
  readonly choices?: readonly string[];
}

function describeValue({ kind, prefix, range, choices }: Setting): string {
  if (kind === 'key') return `API key that begins with ${code(prefix ?? '')}`;
  if (kind === 'choice') return (choices ?? []).map(code).join(', ');
  if (kind === 'integer' && range) return `whole number, ${range[0]} to ${range[1]}`;
  if (kind === 'port') return 'port, 0 to 65535';
  return (
    { string: 'text', path: 'path', url: 'address', boolean: '`true` or `false`', proxies: 'addresses' }[kind] ?? kind
  );
}

function fallbackOf({ fallback }: Setting): string {
  if (fallback === null) return 'none';
  return fallback === '' ? 'empty' : code(fallback);
}

export async function generateConfiguration(): Promise<GeneratedFiles> {
  const rows = Object.entries<Setting>(settings).map(([name, setting]) => {
    return [code(name), describeValue(setting), fallbackOf(setting), setting.sentence];
  });
  const text = page(
    generatedNotice('packages/server/src/settings.ts'),
    '# Configuration',
    'Settings are environment variables. An empty one counts as absent. A wrong value stops the start, which reports all problems at once.',
    table(['Setting', 'Value', 'Default', 'Meaning'], rows),
  );
  return new Map([['docs/configuration.md', text]]);
}
