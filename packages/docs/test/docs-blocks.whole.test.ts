/** Every code block of the guides, run against the service in page order: curl, TypeScript and Python. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { holdPort } from '../../server/test/support/free-port.ts';
import { startService, type TestService } from '../../server/test/support/service.ts';
import { type GuideProgram, guidePrograms, type Language, languages } from './support/guide-programs.ts';

/** Programs that run the blocks, and their requirements. */
const runners: Readonly<Record<Language, { readonly command: readonly string[]; readonly needs: readonly string[] }>> =
  {
    sh: { command: ['bash', '-euo', 'pipefail'], needs: ['bash', 'curl', 'jq', 'openssl'] },
    ts: { command: [process.execPath], needs: [] },
    python: { command: ['python3'], needs: ['python3'] },
  };

const isMissing = (program: string): boolean => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0;

/** Time limit of a guide in seconds. */
const longest = 60;

let service: TestService;
let folder: string;

before(async () => {
  service = await startService();
  folder = await mkdtemp(join(tmpdir(), 'countersign-guides-'));
});
after(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

async function runProgram({ language, text }: GuideProgram): Promise<{ code: number | null; output: string }> {
  const own = await mkdtemp(join(folder, `${language}-`));
  const file = join(own, languages[language]);
  await writeFile(file, language === 'ts' ? `${text}\nexport {};\n` : text);
  const held = await holdPort();
  await held.release();
  const [command = '', ...args] = runners[language].command;
  const child = spawn(command, [...args, file], {
    cwd: own,
    timeout: longest * 1000,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: String(held.port),
      COUNTERSIGN_URL: service.baseUrl,
      COUNTERSIGN_KEY: service.seeded.sandbox.apiKey,
      COUNTERSIGN_TEMPLATE: service.templateId,
    },
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { code, output: output.join('') };
}

describe('the guides', () => {
  const programs = guidePrograms();

  it('have the samples of every guide in all three languages', () => {
    const told = Map.groupBy(programs, ({ guide }) => guide);
    assert.ok(told.size > 0);
    for (const [guide, own] of told) {
      assert.deepEqual(own.map(({ language }) => language).sort(), Object.keys(languages).sort(), guide);
      assert.equal(new Set(own.map(({ blocks }) => blocks)).size, 1, `${guide}: a sample lacks a language`);
    }
  });

  for (const program of programs) {
    const missing = runners[program.language].needs.filter(isMissing);
    const skip = missing.length === 0 ? false : `left out: ${missing.join(', ')} not installed`;
    it(`run unchanged: ${program.guide} in ${program.language}, ${program.blocks} blocks`, { skip }, async () => {
      const { code, output } = await runProgram(program);
      assert.equal(code, 0, output);
    });
  }
});
