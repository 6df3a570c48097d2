/** The closed list of step kinds, each with the part of the editor that is its own. A kind that comes is a line here. */
import type { ReactNode } from 'react';
import type { Catalogue, Step } from '../../client/templates.ts';
import { DocumentPart } from './parts/document-part.tsx';
import { PaperPart } from './parts/paper-part.tsx';

export interface PartProps {
  readonly step: Step;
  readonly catalogue: Catalogue;
  readonly onChange: (step: Step) => void;
}

export interface StepKind {
  /** Of the checks that the step runs. */
  readonly checks: 'government-id' | 'selfie' | 'document';
  /** What a new step asks for. */
  readonly begin: (catalogue: Catalogue) => Partial<Step>;
  readonly takesMethods: boolean;
  readonly Part: ((props: PartProps) => ReactNode) | null;
}

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
    Part: DocumentPart,
  },
  selfie: { checks: 'selfie', begin: () => ({}), takesMethods: true, Part: null },
  document: { checks: 'document', begin: () => ({ 'document-types': [] }), takesMethods: false, Part: PaperPart },
} as const satisfies Readonly<Record<string, StepKind>>;

export type StepKindName = keyof typeof stepKinds;

export const stepKindNames = Object.keys(stepKinds) as StepKindName[];

export const isStepKind = (type: string): type is StepKindName => Object.hasOwn(stepKinds, type);
