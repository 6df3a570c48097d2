/**
 * Recommended rules of Redocly and Spectral on the committed OpenAPI document of each version; exits with 1 on an
 * error.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BaseResolver, createConfig, lintDocument, makeDocumentFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { openApiFolder } from './generators/openapi.ts';

interface Problem {
  readonly linter: 'redocly' | 'spectral';
  readonly isError: boolean;
  readonly text: string;
}

const redoclySettings = await createConfig({ extends: ['recommended'] });

async function redocly(path: string, text: string): Promise<Problem[]> {
  const found = await lintDocument({
    document: makeDocumentFromString(text, path),
    externalRefResolver: new BaseResolver(),
    config: redoclySettings,
  });
  return found.map(({ severity, ruleId, message, location }) => ({
    linter: 'redocly',
    isError: severity === 'error',
    text: `${ruleId} ${location[0]?.pointer ?? ''} ${message}`,
  }));
}

async function spectral(text: string): Promise<Problem[]> {
  const { Ruleset, Spectral } = spectralCore;
  const linter = new Spectral();
  linter.setRuleset(new Ruleset({ extends: [[rulesets.oas, 'recommended']] }));
  const found = await linter.run(JSON.parse(text) as Record<string, unknown>);
  return found.map(({ severity, code, path, message }) => ({
    linter: 'spectral',
    isError: Number(severity) === 0,
    text: `${code} ${path.join('/')} ${message}`,
  }));
}

const folder = join(import.meta.dirname, '..', openApiFolder);
let errors = 0;
for (const name of readdirSync(folder).filter((each) => each.endsWith('.json'))) {
  const text = readFileSync(join(folder, name), 'utf8');
  const problems = [...(await redocly(join(folder, name), text)), ...(await spectral(text))];
  for (const { linter, isError, text: problem } of problems) {
    process.stdout.write(`${name} ${linter} ${isError ? 'error' : 'warning'}: ${problem}\n`);
  }
  const count = problems.filter(({ isError }) => isError).length;
  process.stdout.write(`${name}: ${count} errors, ${problems.length - count} warnings\n`);
  errors += count;
}
process.exitCode = errors === 0 ? 0 : 1;
