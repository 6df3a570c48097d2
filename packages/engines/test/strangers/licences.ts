/**
 * Fields and symbol of American licences, composed from the AAMVA card design standard (2020, annex D) by separate
 * code.
 */
import type { PrintedField, Side } from './documents.ts';
import type { Person } from './people.ts';
import type { Draw } from './random.ts';

interface State {
  readonly name: string;
  readonly code: string;
  /** Issuer identification number. */
  readonly iin: string;
  readonly number: string;
  readonly city: string;
  readonly postal: string;
}

export const STATES: readonly State[] = [
  { name: 'CALIFORNIA', code: 'CA', iin: '636014', number: 'A9999999', city: 'FRESNO', postal: '93721' },
  { name: 'NEW YORK', code: 'NY', iin: '636001', number: '999999999', city: 'UTICA', postal: '13501' },
  { name: 'TEXAS', code: 'TX', iin: '636015', number: '99999999', city: 'WACO', postal: '76701' },
  { name: 'OHIO', code: 'OH', iin: '636023', number: 'AA999999', city: 'AKRON', postal: '44308' },
  { name: 'WASHINGTON', code: 'WA', iin: '636045', number: 'AAA99XX99X9A', city: 'YAKIMA', postal: '98901' },
  { name: 'GEORGIA', code: 'GA', iin: '636055', number: '999999999', city: 'MACON', postal: '31201' },
];

interface Papers {
  readonly number: string;
  readonly issued: string;
  readonly expiry: string;
}

const american = (day: string, separator: string): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  return [month, date, year].join(separator);
};

function symbolText(state: State, person: Person, { number, issued, expiry }: Papers, street: string): string {
  const [first = '', ...middle] = person.first.zone.split(' ');
  const elements = [
    `DAQ${number}`,
    `DCS${person.last.zone}`,
    'DDEN',
    `DAC${first}`,
    'DDFN',
    `DAD${middle.join(',')}`,
    'DDGN',
    'DCAC',
    'DCBNONE',
    'DCDNONE',
    `DBD${american(issued, '')}`,
    `DBB${american(person.birth, '')}`,
    `DBA${american(expiry, '')}`,
    `DBC${person.sex === 'M' ? 1 : 2}`,
    'DAU070 in',
    'DAYBRO',
    `DAG${street}`,
    `DAI${state.city}`,
    `DAJ${state.code}`,
    `DAK${state.postal}0000`,
    `DCF${number}X1`,
    'DCGUSA',
  ];
  const subfile = `DL${elements.join('\n')}\r`;
  const header = `@\n\u001e\rANSI ${state.iin}090001`;
  const offset = header.length + 10;
  const length = (value: number): string => String(value).padStart(4, '0');
  return `${header}DL${length(offset)}${length(subfile.length)}${subfile}`;
}

/** Composes front and back; given names after the first are middle names. */
export function composeLicence(
  state: State,
  person: Person,
  papers: Papers,
  draw: Draw,
): { readonly front: Side; readonly back: Side } {
  const street = `${draw.whole(10, 9800)} ${draw.pick(['ALDER', 'CANYON', 'JUNIPER', 'MARKET'])} ${draw.pick(['ST', 'AVE', 'RD'])}`;
  const separator = draw.pick(['/', '-']);
  const fields: readonly PrintedField[] = [
    { caption: draw.pick(['4d DLN', '4d LIC#', '4d DL NO.']), attribute: 'document-number', text: papers.number },
    {
      caption: draw.pick(['3 DOB', '3 Date of Birth']),
      attribute: 'birthdate',
      text: american(person.birth, separator),
    },
    { caption: draw.pick(['1 LN', '1']), attribute: 'name-last', text: person.last.printed },
    { caption: draw.pick(['2 FN', '2']), attribute: 'name-first', text: person.first.printed },
    { caption: '8', attribute: null, text: `${street}, ${state.city}, ${state.code} ${state.postal}` },
    { caption: draw.pick(['4a ISS', '4a Issued']), attribute: 'issue-date', text: american(papers.issued, separator) },
    {
      caption: draw.pick(['4b EXP', '4b Expires']),
      attribute: 'expiration-date',
      text: american(papers.expiry, separator),
    },
    { caption: draw.pick(['15 SEX', '15 Sex']), attribute: 'sex', text: person.sex },
    { caption: '16 HGT', attribute: null, text: '5\'-10"' },
    { caption: '18 EYES', attribute: null, text: 'BRO' },
  ];
  const back = {
    title: '',
    heading: state.name,
    fields: [{ caption: '9 CLASS', attribute: null, text: 'C' }],
    zone: [],
    hasPortrait: false,
  };
  return {
    front: { title: 'DRIVER LICENSE', heading: state.name, fields, zone: [], barcode: null, hasPortrait: true },
    back: { ...back, barcode: symbolText(state, person, papers, street) },
  };
}
