/** Printed report of a verification. Pure. */
import type { CheckResult } from '../../../checks/check.ts';
import type { Block, Fact, Picture, Report, Section } from '../../../print/report.ts';
import { type FilePage, paperPages } from '../../platform/files/index.ts';
import { byEvidence, type Evidence } from '../inquiry-templates/index.ts';
import type { Verification } from '../verifications/index.ts';
import { inWords, markOf, momentOf, textOf } from './words.ts';

/** Small pictures by file id; files that are no longer stored are missing. */
export type Pictures = ReadonlyMap<string, Buffer>;

const pages: readonly (readonly [FilePage, string])[] = [
  ['front', 'Front'],
  ['back', 'Back'],
  ['center_photo', 'Center'],
  ['left_photo', 'Left'],
  ['right_photo', 'Right'],
  ...paperPages.map((page, index) => [page, `Page ${index + 1}`] as const),
];

const kindName = ({ kind }: Verification): string => inWords(kind);

const percent = (value: number | null): string | null =>
  value === null ? null : `${Math.round(value * 10) / 10} of 100`;

function readFacts(verification: Verification): Fact[] {
  const { attributes, similarity } = verification;
  const selfie: readonly (readonly [string, number | null])[] = [
    ['Likeness to the document', similarity.document],
    ['Likeness of the left photo', similarity.left],
    ['Likeness of the right photo', similarity.right],
  ];
  return [
    ...Object.entries(attributes).map(([name, value]) => ({ label: inWords(name), value: textOf(value) })),
    ...selfie.flatMap(([label, value]) => (value === null ? [] : [{ label, value: percent(value) }])),
    ...verification.extractions.flatMap(({ fieldName, results }) =>
      // The chosen value comes first; the API has the other readings.
      results.slice(0, 1).map(({ value }) => ({ label: inWords(fieldName), value })),
    ),
  ];
}

/** Returns the file ids in the order of printing. */
export const pictureIdsOf = ({ files }: Verification): string[] =>
  pages.flatMap(([page]) => (files[page] === undefined ? [] : [files[page].id]));

function picturesOf({ files }: Verification, stored: Pictures): Picture[] {
  return pages.flatMap(([page, caption]) => {
    const file = files[page];
    return file === undefined ? [] : [{ caption, jpeg: stored.get(file.id) ?? null }];
  });
}

/** Ranks the checks: failed ones first, those that count before the others, not applicable ones last. */
const urgency = ({ status, requirement }: CheckResult): number =>
  status === 'failed' ? (requirement === 'not_required' ? 1 : 0) : status === 'passed' ? 2 : 3;

function checkTable({ checks }: Verification): Block {
  return {
    kind: 'table',
    columns: [
      { title: 'Check', share: 44 },
      { title: 'Requirement', share: 19 },
      { title: 'Reasons', share: 37 },
    ],
    rows: checks
      .toSorted((left, right) => urgency(left) - urgency(right))
      .map(({ name, requirement, reasons, status }) => ({
        cells: [inWords(name), inWords(requirement), reasons.map(inWords).join(', ')],
        mark: markOf(status),
      })),
  };
}

/** Returns the blocks of the readings, pictures and checks, as available. */
function blocksOf(verification: Verification, stored: Pictures): Block[] {
  const { redactedAt, checks } = verification;
  if (redactedAt !== null) return [{ kind: 'note', text: `Erased on ${momentOf(redactedAt)}.` }];
  const facts = readFacts(verification);
  const pictures = picturesOf(verification, stored);
  return [
    ...(facts.length === 0 ? [] : [{ kind: 'facts' as const, facts }]),
    ...(pictures.length === 0 ? [] : [{ kind: 'pictures' as const, pictures }]),
    ...(checks.length === 0 ? [] : [checkTable(verification)]),
  ];
}

/** Describes a verification as a section of its inquiry's report. */
export function verificationSection(verification: Verification, stored: Pictures): Section {
  const { id, attempt, createdAt } = verification;
  return {
    title: kindName(verification),
    subtitle: `${id} · attempt ${attempt} · ${momentOf(createdAt)}`,
    mark: markOf(verification.status),
    blocks: blocksOf(verification, stored),
  };
}

const moments: readonly (readonly ['createdAt' | 'submittedAt' | 'completedAt', string])[] = [
  ['createdAt', 'Created'],
  ['submittedAt', 'Submitted'],
  ['completedAt', 'Completed'],
];

const classFact = ({ idClass }: Verification): Fact => ({ label: 'Class', value: idClass });

const ownFacts: Readonly<Record<Evidence, (verification: Verification) => Fact[]>> = {
  governmentId: (verification) => [classFact(verification)],
  selfie: () => [],
  paper: ({ documentType }) => [
    { label: 'Kind of paper', value: documentType === null ? null : inWords(documentType) },
  ],
  // A chip has a class; records have none.
  details: (verification) => (verification.idClass === null ? [] : [classFact(verification)]),
  contact: () => [],
};

export function describeVerification(
  verification: Verification,
  stored: Pictures,
  printed: { readonly at: Date; readonly stamp: string | null },
): Report {
  const { tags } = verification;
  const own = byEvidence(verification.kind, ownFacts)(verification);
  return {
    kind: 'Verification',
    id: verification.id,
    title: kindName(verification),
    mark: markOf(verification.status),
    stamp: printed.stamp,
    printedAt: printed.at,
    facts: [
      { label: 'Inquiry', value: verification.inquiryId },
      { label: 'Account', value: verification.accountId },
      { label: 'Attempt', value: String(verification.attempt) },
      { label: 'Country', value: verification.countryCode },
      ...own,
      { label: 'Captured by', value: verification.captureMethod },
      { label: 'Tags', value: textOf(tags) },
    ],
    sections: [
      {
        title: 'Timeline',
        blocks: [
          {
            kind: 'timeline',
            moments: moments.flatMap(([name, label]) => {
              const at = verification[name];
              return at === null ? [] : [{ label, at: momentOf(at) }];
            }),
          },
        ],
      },
      { title: 'What was read and judged', blocks: blocksOf(verification, stored) },
    ],
  };
}
