/** Utility bill as a PDF of one page (PDF 1.4, standard fonts, no compression): byte-identical for a seed. */
import { addDays } from './calendar-day.ts';
import type { Person } from './people.ts';
import { makeRandom, type Random } from './random.ts';

export interface UtilityBill {
  readonly pdf: Buffer;
  /** Values of the page; dates YYYY-MM-DD, the amount in US dollars. */
  readonly values: Readonly<Record<string, string>>;
}

const PROVIDERS = [
  'NORTHLIGHT ENERGY',
  'CLEARWATER UTILITIES',
  'PRAIRIE GAS & POWER',
  'HARBOR CITY WATER',
  'LUMEN FIBER',
];

interface Line {
  readonly text: string;
  readonly x: number;
  /** Points from the bottom of the page. */
  readonly y: number;
  readonly size: number;
  readonly font: 'F1' | 'F2';
}

function escaped(text: string): string {
  return text.replaceAll(/[\\()]/g, (mark) => `\\${mark}`);
}

function content(lines: readonly Line[], rules: readonly number[]): string {
  const text = lines.map(
    ({ text, x, y, size, font }) => `BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped(text)}) Tj ET`,
  );
  return [...text, ...rules.map((y) => `0.6 w 56 ${y} m 556 ${y} l S`)].join('\n');
}

/** Writes objects with their byte offsets in the cross-reference table. */
function pdfOf(page: string): Buffer {
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>',
    `<</Length ${Buffer.byteLength(page, 'latin1')}>>\nstream\n${page}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  text += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

interface BillFacts {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly provider: string;
  readonly account: string;
  readonly issued: string;
  readonly due: string;
  readonly amount: string;
}

function linesOf(facts: BillFacts, top: number, column: number, random: Random): readonly Line[] {
  const row = (text: string, x: number, step: number, size = 11, font: Line['font'] = 'F1'): Line => ({
    text,
    x,
    y: top - step * 18,
    size,
    font,
  });
  return [
    row(facts.provider, 56, 0, random.integer(18, 24), 'F2'),
    row(facts.name, 56, 3, 12, 'F2'),
    row(facts.street, 56, 4),
    row(facts.city, 56, 5),
    row('Account number', column, 3),
    row(facts.account, column + 110, 3, 11, 'F2'),
    row('Statement date', column, 4),
    row(facts.issued, column + 110, 4, 11, 'F2'),
    row('Due date', column, 5),
    row(facts.due, column + 110, 5, 11, 'F2'),
    row('Service address', 56, 8, 11, 'F2'),
    row(`${facts.street}, ${facts.city}`, 56, 9),
    row('Amount due', 56, 12, 14, 'F2'),
    row(`$${facts.amount}`, column + 110, 12, 14, 'F2'),
    row(`Please pay by ${facts.due}. Usage this period: ${random.integer(120, 1400)} kWh`, 56, 14, 10),
  ];
}

/** Makes a home's bill for a person, issued within the 80 days before `asOf` (YYYY-MM-DD). */
export function makeUtilityBill(person: Person, seed: number, asOf: string): UtilityBill {
  const random = makeRandom(seed, 'utility bill');
  const issued = addDays(asOf, -random.integer(5, 80));
  const name = [person.firstName, person.middleName, person.lastName, person.suffix].filter((part) => part !== null);
  const facts: BillFacts = {
    name: name.join(' '),
    street: person.street,
    city: `${person.city}, ${person.subdivision} ${person.postalCode}`,
    provider: random.pick(PROVIDERS),
    account: `${random.digits(4)}-${random.digits(6)}`,
    issued,
    due: addDays(issued, 21),
    amount: `${random.integer(24, 310)}.${String(random.integer(0, 99)).padStart(2, '0')}`,
  };
  const top = random.integer(690, 730);
  const lines = linesOf(facts, top, random.integer(320, 380), random);
  const values = {
    name: facts.name,
    'address-street-1': person.street,
    'address-city': person.city,
    'address-subdivision': person.subdivision,
    'address-postal-code': person.postalCode,
    provider: facts.provider,
    'account-number': facts.account,
    'issue-date': facts.issued,
    'due-date': facts.due,
    amount: facts.amount,
  };
  return { pdf: pdfOf(content(lines, [top - 120, top - 205])), values };
}
