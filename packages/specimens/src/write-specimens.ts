/** Writing of specimens and the labelled data derived from them, in the formats the accuracy suites read. */
import { mkdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { layoutOf, parseMrz } from '@countersign/engines/records';
import { makeSpecimen } from './make-specimen.ts';
import type { Specimen, SpecimenRequest, SpecimenTruth } from './specimen.ts';

const EDITIONS = ['2000', '2003', '2005', '2009', '2010', '2011', '2012', '2013', '2016', '2020'] as const;

/** Returns the name of a specimen's folder. */
export function specimenName({ seed, kind, forgery, level }: SpecimenRequest): string {
  return `${String(seed).padStart(6, '0')}-${kind}-${forgery ?? 'genuine'}-${level}`;
}

/**
 * Returns the values of a barcode text under the names of the labelled texts; null for a mismatched barcode, which is
 * another person's.
 */
function barcodeLabels(truth: SpecimenTruth): Record<string, string | null> | null {
  if (truth.barcodeText === null || truth.forgery === 'mismatched-barcode') return null;
  const genuine =
    truth.edited === null ? truth.values : { ...truth.values, [truth.edited.attribute]: truth.edited.from };
  const version = Number(/ANSI \d{6}(\d{2})/.exec(truth.barcodeText)?.[1]);
  return {
    aamvaVersion: `Aamva${EDITIONS[version - 1] ?? ''}`,
    first: genuine['name-first'] ?? null,
    middle: genuine['name-middle'] ?? null,
    last: genuine['name-last'] ?? null,
    street1: genuine['address-street-1'] ?? null,
    city: genuine['address-city'] ?? null,
    jurisdiction: genuine['address-subdivision'] ?? null,
    postal: genuine['address-postal-code'] ?? null,
    dob: genuine['birthdate'] ?? null,
    issue: genuine['issue-date'] ?? null,
    expiry: genuine['expiration-date'] ?? null,
    idNumber: genuine['identification-number'] ?? null,
  };
}

function zoneCase(name: string, truth: SpecimenTruth): object | null {
  const lines = truth.mrzLines;
  const facts = lines === null ? null : parseMrz(lines);
  if (lines === null || facts === null || layoutOf(lines) === null) return null;
  const fields =
    truth.forgery === 'wrong-check-digit'
      ? {}
      : { lastName: facts.attributes['name-last'] ?? '', firstName: facts.attributes['name-first'] ?? '' };
  const valid = truth.forgery !== 'wrong-check-digit';
  return { suite: 'specimens', name, lines, format: facts.format, valid, fields, autocorrect: false };
}

/** Writes the photographed back and a file with the text of its symbol. */
async function writeSymbol(folder: string, name: string, { truth, files }: Specimen): Promise<void> {
  const back = Object.keys(files).find((file) => file.startsWith('back.'));
  const picture = back === undefined ? undefined : files[back];
  if (truth.barcodeText === null || back === undefined || picture === undefined) return;
  if (truth.forgery === 'same-side-twice') return;
  await writeFile(join(folder, `${name}${extname(back)}`), picture);
  await writeFile(join(folder, `${name}.txt`), truth.barcodeText);
}

/**
 * Writes to `out`: `specimens/<name>/` with pictures and truth.json, `pdf417/` with backs and their texts, `aamva/`
 * with texts and expected.json, `mrz/cases.json`. Calls `onWritten` for each specimen.
 */
export async function writeSpecimens(
  requests: readonly SpecimenRequest[],
  out: string,
  onWritten: (name: string) => void,
): Promise<void> {
  const folders = {
    specimens: join(out, 'specimens'),
    pdf417: join(out, 'pdf417'),
    aamva: join(out, 'aamva'),
    mrz: join(out, 'mrz'),
  };
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true });
  const labels: Record<string, Record<string, string | null>> = {};
  const zones: object[] = [];
  for (const request of requests) {
    const specimen = await makeSpecimen(request);
    const { truth, files } = specimen;
    const name = specimenName(request);
    const folder = join(folders.specimens, name);
    await mkdir(folder, { recursive: true });
    for (const [file, bytes] of Object.entries(files)) await writeFile(join(folder, file), bytes);
    await writeFile(join(folder, 'truth.json'), `${JSON.stringify(truth, null, 2)}\n`);
    await writeSymbol(folders.pdf417, name, specimen);
    const label = barcodeLabels(truth);
    if (label !== null && truth.barcodeText !== null) {
      labels[`${name}.txt`] = label;
      await writeFile(join(folders.aamva, `${name}.txt`), truth.barcodeText);
    }
    const zone = zoneCase(name, truth);
    if (zone !== null) zones.push(zone);
    onWritten(name);
  }
  await writeFile(join(folders.aamva, 'expected.json'), `${JSON.stringify(labels, null, 2)}\n`);
  await writeFile(join(folders.mrz, 'cases.json'), `${JSON.stringify(zones, null, 2)}\n`);
}
