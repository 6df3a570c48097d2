/** Suite of barcode texts with labelled values: every attribute of `parseAamva` is compared with its label. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAamva } from '../../../src/barcode/aamva/parse-aamva.ts';
import type { AamvaRecord, DocumentAttribute } from '../../../src/facts.ts';
import type { Figure, SuiteOptions } from '../figure.ts';

/** Attributes of the labelled values by label name. */
const FIELDS: Readonly<Record<string, DocumentAttribute>> = {
  first: 'name-first',
  middle: 'name-middle',
  last: 'name-last',
  street1: 'address-street-1',
  city: 'address-city',
  jurisdiction: 'address-subdivision',
  postal: 'address-postal-code',
  dob: 'birthdate',
  issue: 'issue-date',
  expiry: 'expiration-date',
  idNumber: 'document-number',
};

/** Versions by the year of the standard's edition, used in the labels. */
const VERSIONS: Readonly<Record<string, number>> = {
  Aamva2000: 1,
  Aamva2003: 2,
  Aamva2005: 3,
  Aamva2009: 4,
  Aamva2010: 5,
  Aamva2011: 6,
  Aamva2012: 7,
  Aamva2013: 8,
  Aamva2016: 9,
  Aamva2020: 10,
};

type Labels = Readonly<Record<string, string | null>>;

/**
 * Folds a value: blanks and hyphens of postal codes only affect display, and the labels keep the standard's word for
 * "has none".
 */
function fold(value: string | null | undefined): string {
  const text = (value ?? '').toUpperCase().replaceAll(/[\s-]+/g, '');
  return text === 'NONE' ? '' : text;
}

function isRight(record: AamvaRecord | null, field: string, labels: Labels): boolean {
  const attribute = FIELDS[field];
  return record !== null && attribute !== undefined && fold(record.attributes[attribute]) === fold(labels[field]);
}

async function readRecord(folder: string, file: string): Promise<AamvaRecord | null> {
  const result = parseAamva(new TextDecoder().decode(await readFile(join(folder, file))));
  return result.ok ? result.record : null;
}

export async function run(options: Pick<SuiteOptions, 'data'>): Promise<readonly Figure[]> {
  const folder = join(options.data, 'aamva');
  const files = new Set(await readdir(folder));
  const expected: Readonly<Record<string, Labels>> = JSON.parse(await readFile(join(folder, 'expected.json'), 'utf8'));
  const cases = Object.entries(expected).filter(([file]) => files.has(file));
  const records = await Promise.all(
    cases.map(async ([file, labels]) => ({ file, labels, record: await readRecord(folder, file) })),
  );
  const names = Object.keys(FIELDS);
  const wrong = records.flatMap(({ file, labels, record }) =>
    names.filter((name) => name in labels && !isRight(record, name, labels)).map((name) => `${file}: ${name}`),
  );
  const wholly = records.filter(({ labels, record }) =>
    names.every((name) => !(name in labels) || isRight(record, name, labels)),
  );
  const labelled = (name: string) => records.filter(({ labels }) => name in labels);
  return [
    {
      suite: 'aamva',
      name: 'texts with every value right',
      hits: wholly.length,
      n: records.length,
      note: wrong.join('; ') || undefined,
    },
    ...names.map((name) => ({
      suite: 'aamva',
      name: `value ${name}`,
      hits: labelled(name).filter(({ labels, record }) => isRight(record, name, labels)).length,
      n: labelled(name).length,
    })),
    versionFigure(records),
  ];
}

function versionFigure(records: readonly { readonly labels: Labels; readonly record: AamvaRecord | null }[]): Figure {
  const known = records.filter(({ labels }) => VERSIONS[labels['aamvaVersion'] ?? ''] !== undefined);
  const right = known.filter(({ labels, record }) => record?.version === VERSIONS[labels['aamvaVersion'] ?? '']);
  return { suite: 'aamva', name: 'version of the standard', hits: right.length, n: known.length };
}
