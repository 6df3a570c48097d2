/** Status of a case in the words of its template, coloured by its kind. */
import type { CaseState } from '../client/cases.ts';
import { Badge, type BadgeTone } from '../kit/badge.tsx';

const tones: Readonly<Record<CaseState, BadgeTone>> = { open: 'accent', pending: 'warning', resolved: 'plain' };

export const CaseStatus = ({ status, state }: { readonly status: string; readonly state: CaseState }) => (
  <Badge tone={tones[state]}>{status}</Badge>
);
