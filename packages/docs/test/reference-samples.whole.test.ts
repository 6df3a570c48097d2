/** Code samples of the reference: all are parsed by their language, and those without an id run against the service. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { useService } from '../../server/test/support/service.ts';
import { referenceSamples, type SampleLanguage, sampleLanguages } from './support/reference-samples.ts';

const service = useService();
const folder = mkdtempSync(join(tmpdir(), 'countersign-samples-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const operations = referenceSamples();

/** Language → command that runs a sample, its file extension, and the required program. */
const runners: Readonly<Record<SampleLanguage, readonly [command: string, ending: string, needs: string]>> = {
  sh: ['bash', 'sh', 'curl'],
  ts: [process.execPath, 'mts', 'sh'],
  python: ['python3', 'py', 'python3'],
};

const skipWithout = (program: string) =>
  spawnSync('sh', ['-c', `command -v ${program}`]).status === 0 ? false : `left out: ${program} not installed`;

function write(id: string, language: SampleLanguage): string {
  const path = join(folder, `${id}.${runners[language][1]}`);
  writeFileSync(path, operations.find((operation) => operation.id === id)?.samples.get(language) ?? '');
  return path;
}

it('every sample in curl can be parsed', { skip: skipWithout('bash') }, () => {
  for (const { id } of operations) assert.equal(spawnSync('bash', ['-n', write(id, 'sh')]).status, 0, id);
});

it('every sample in Python can be parsed', { skip: skipWithout('python3') }, () => {
  const paths = operations.map(({ id }) => write(id, 'python'));
  const { status, stderr } = spawnSync('python3', ['-m', 'py_compile', ...paths], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
});

/** Samples that work only in the production environment. */
const ofProduction = new Set(['list-all-user-audit-logs']);

async function run(id: string, language: SampleLanguage): Promise<string> {
  const { production, sandbox } = service.current.seeded;
  const child = spawn(runners[language][0], [write(id, language)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      COUNTERSIGN_URL: service.current.baseUrl,
      COUNTERSIGN_KEY: (ofProduction.has(id) ? production : sandbox).apiKey,
    },
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
  await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return output.join('');
}

const reads = operations.filter(({ samples }) => {
  const sample = samples.get('sh') ?? '';
  return !sample.includes('-X ') && !/\$(?!COUNTERSIGN)/.test(sample);
});

for (const language of sampleLanguages) {
  it(`the samples that read without an id get a response in ${language}`, {
    skip: skipWithout(runners[language][2]),
  }, async () => {
    assert.ok(reads.length > 20, `${reads.length} samples`);
    for (const { id } of reads) assert.match(await run(id, language), /"data":/, id);
  });
}
