/**
 * Writes specimens: `node packages/engines/src/specimens/main.ts --seed N --count M --out DIR [--level easy|mid|hard|none]
 * [--as-of YYYY-MM-DD]`. For each seed a licence (front, back), a passport, an identity card (front, back), three
 * selfies and `<seed>-truth.json` with everything they state. Level 'none' writes the flat pictures.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { identityCardIssuer } from './identity-card-issuers.ts';
import { licenceText } from './licence-text.ts';
import { identityCardLines, passportLines } from './mrz-lines.ts';
import { DEFAULT_AS_OF, makePerson } from './people.ts';
import { PHOTOGRAPH_LEVELS, type PhotographLevel, photograph } from './photograph.ts';
import { renderIdentityCard } from './render-identity-card.ts';
import { renderLicence } from './render-licence.ts';
import { renderPassport } from './render-passport.ts';
import { renderSelfie } from './render-selfie.ts';

interface Request {
  readonly seed: number;
  readonly count: number;
  readonly out: string;
  readonly level: PhotographLevel | 'none';
  readonly asOf: string;
}

function isLevel(text: string): text is PhotographLevel | 'none' {
  return text === 'none' || Object.hasOwn(PHOTOGRAPH_LEVELS, text);
}

function readRequest(args: readonly string[]): Request {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '1' },
      out: { type: 'string' },
      level: { type: 'string', default: 'mid' },
      'as-of': { type: 'string', default: DEFAULT_AS_OF },
    },
  });
  const [seed, count] = [Number(values.seed), Number(values.count)];
  if (!Number.isInteger(seed) || !Number.isInteger(count) || count < 1)
    throw new RangeError('--seed and --count are whole numbers');
  if (values.out === undefined) throw new RangeError('--out names the folder to write to');
  if (!isLevel(values.level)) throw new RangeError('--level is easy, mid, hard or none');
  return { seed, count, out: values.out, level: values.level, asOf: values['as-of'] };
}

async function writeOne(seed: number, { out, level, asOf }: Request): Promise<void> {
  const person = makePerson(seed, { asOf });
  const look = { seed, portraitIndex: seed };
  const documents = {
    'licence-front': await renderLicence(person, { ...look, side: 'front' }),
    'licence-back': await renderLicence(person, { ...look, side: 'back' }),
    passport: await renderPassport(person, look),
    'identity-card-front': await renderIdentityCard(person, { ...look, side: 'front' }),
    'identity-card-back': await renderIdentityCard(person, { ...look, side: 'back' }),
  };
  for (const [index, [name, flat]] of Object.entries(documents).entries()) {
    if (level === 'none') await writeFile(join(out, `${seed}-${name}.png`), flat);
    else await writeFile(join(out, `${seed}-${name}.jpg`), await photograph(flat, { seed: seed * 10 + index, level }));
  }
  for (const pose of ['center', 'left', 'right'] as const) {
    await writeFile(join(out, `${seed}-selfie-${pose}.jpg`), await renderSelfie(seed, pose, seed));
  }
  const issuer = identityCardIssuer(seed);
  const truth = {
    person,
    portraitIndex: seed,
    licenceText: licenceText(person),
    passportLines: passportLines(person),
    identityCard: { issuer, lines: identityCardLines(person, issuer) },
  };
  await writeFile(join(out, `${seed}-truth.json`), `${JSON.stringify(truth, null, 2)}\n`);
}

async function main(args: readonly string[]): Promise<void> {
  const request = readRequest(args);
  await mkdir(request.out, { recursive: true });
  for (let seed = request.seed; seed < request.seed + request.count; seed += 1) await writeOne(seed, request);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
