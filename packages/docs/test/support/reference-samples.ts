/** Code samples of the reference, read from the built pages. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const pages = fileURLToPath(new URL('../../dist/site/reference/', import.meta.url));

/** Languages of the samples, in the order of the page. */
export const sampleLanguages = ['sh', 'ts', 'python'] as const;
export type SampleLanguage = (typeof sampleLanguages)[number];

export interface OperationSamples {
  /** The operation's id, the anchor on its page. */
  readonly id: string;
  readonly samples: ReadonlyMap<string, string>;
}

const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#34': '"', '#39': "'" };

const decoded = (html: string): string =>
  html.replace(/&(lt|gt|amp|quot|#34|#39);/g, (_, name: string) => characters[name] ?? '');

export function referenceSamples(): OperationSamples[] {
  return globSync('*/index.html', { cwd: pages }).flatMap((path) => {
    const html = readFileSync(join(pages, path), 'utf8');
    return [...html.matchAll(/<section class="operation[^"]*">([\s\S]*?)<\/section>/g)].map(([, section = '']) => ({
      id: /<h2[^>]* id="([^"]+)"/.exec(section)?.[1] ?? '',
      samples: new Map(
        [...section.matchAll(/<pre data-language="(\w+)"[^>]*><code[^>]*>([\s\S]*?)<\/code>/g)]
          .filter(([, language = '']) => language !== 'json')
          .map(([, language = '', code = '']) => [language, decoded(code)]),
      ),
    }));
  });
}
