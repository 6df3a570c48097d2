/** The closed list of step kinds, each with its part of the editor. Add a line here for a new kind. */
import type { ReactNode } from 'react';
import type { Catalogue, Step } from '../../client/templates.ts';
import type { PartProps } from './part-props.ts';
import { DetailsPart } from './parts/details-part.tsx';
import { DocumentPart, LicencePart } from './parts/document-part.tsx';
import { PaperPart } from './parts/paper-part.tsx';

export interface StepKind {
  /** Kind of the checks that the step runs. */
  readonly checks: string;
  /** Returns the initial members of a new step. */
  readonly begin: (catalogue: Catalogue) => Partial<Step>;
  readonly takesMethods: boolean;
  readonly Part: ((props: PartProps) => ReactNode) | null;
}

/** Returns a step kind that confirms an address or a number by a one-time code. */
const contact = (kind: string): StepKind => ({ checks: kind, begin: () => ({}), takesMethods: false, Part: null });

/** Returns a step kind that queries a database. */
const record = (kind: string): StepKind => ({
  checks: kind,
  begin: ({ 'record-fields': fields }) => ({ fields: [...(fields.find((each) => each.kind === kind)?.usual ?? [])] }),
  takesMethods: false,
  Part: DetailsPart,
});

export const stepKinds = {
  'government-id': {
    checks: 'government-id',
    begin: ({ countries }) => ({ countries: [...countries], 'id-classes': ['pp', 'id', 'rp', 'dl'] }),
    takesMethods: true,
    Part: DocumentPart,
  },
  'driver-license': {
    checks: 'government-id',
    begin: () => ({ countries: ['US', 'CA'], 'id-classes': ['dl'] }),
    takesMethods: true,
    Part: LicencePart,
  },
  selfie: { checks: 'selfie', begin: () => ({}), takesMethods: true, Part: null },
  document: { checks: 'document', begin: () => ({ 'document-types': [] }), takesMethods: false, Part: PaperPart },
  database: record('database'),
  'database-standard': record('database-standard'),
  'database-ecbsv': record('database-ecbsv'),
  'database-phone-carrier': record('database-phone-carrier'),
  'database-serpro': record('database-serpro'),
  'database-tin': record('database-tin'),
  aamva: record('aamva'),
  'email-address': contact('email-address'),
  'phone-number': contact('phone-number'),
} as const satisfies Readonly<Record<string, StepKind>>;

export type StepKindName = keyof typeof stepKinds;

export const stepKindNames = Object.keys(stepKinds) as StepKindName[];

export const isStepKind = (type: string): type is StepKindName => Object.hasOwn(stepKinds, type);
