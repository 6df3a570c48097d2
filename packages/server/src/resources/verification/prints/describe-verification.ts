/** Printed report of a verification. Pure. */
import { fill } from '@countersign/texts';
import type { CheckResult } from '../../../checks/check.ts';
import { footOf, shortened, stampOf } from '../../../print/print-words.ts';
import type { Block, Fact, Mark, Picture, Report, Section } from '../../../print/report.ts';
import { type FilePage, paperPages } from '../../platform/files/index.ts';
import { byEvidence, type Evidence } from '../inquiry-templates/index.ts';
import type { Verification } from '../verifications/index.ts';
import { type Printed, type PrintWords, toneOf } from './words.ts';

/** Small pictures by file id; files that are no longer stored are missing. */
export type Pictures = ReadonlyMap<string, Buffer>;

/** Pictures in the order of printing. */
const pages: readonly FilePage[] = ['front', 'back', 'center_photo', 'left_photo', 'right_photo', ...paperPages];

const markOf = ({ status }: Verification, { texts }: PrintWords): Mark => ({
  text: texts.verificationStatuses[status],
  tone: toneOf(status),
});

function readFacts(verification: Verification, { texts, names, number, valueText }: PrintWords): Fact[] {
  const { attributes, similarity } = verification;
  return [
    ...Object.entries(attributes).map(([name, value]) => ({
      label: names.property(name),
      value: valueText(name, value),
    })),
    ...(['document', 'left', 'right'] as const).flatMap((name) => {
      const value = similarity[name];
      if (value === null) return [];
      const rounded = number(Math.round(value * 10) / 10);
      return [{ label: texts.likeness[name], value: fill(texts.ofHundred, { value: rounded }) }];
    }),
    ...verification.extractions.flatMap(({ fieldName, results }) =>
      // The chosen value comes first; the API has the other readings.
      results
        .slice(0, 1)
        .map(({ value }) => ({ label: names.property(fieldName), value: valueText(fieldName, value) })),
    ),
  ];
}

/** Returns the file ids in the order of printing. */
export const pictureIdsOf = ({ files }: Verification): string[] =>
  pages.flatMap((page) => (files[page] === undefined ? [] : [files[page].id]));

function picturesOf({ files }: Verification, stored: Pictures, { names }: PrintWords): Picture[] {
  return pages.flatMap((page) => {
    const file = files[page];
    return file === undefined ? [] : [{ caption: names.page(page), jpeg: stored.get(file.id) ?? null }];
  });
}

/** Ranks the checks: failed ones first, those that count before the others, not applicable ones last. */
const urgency = ({ status, requirement }: CheckResult): number =>
  status === 'failed' ? (requirement === 'not_required' ? 1 : 0) : status === 'passed' ? 2 : 3;

function checkTable({ checks }: Verification, { texts, names }: PrintWords): Block {
  const { checkTable: titles, checkStatuses, requirements, result } = texts;
  return {
    kind: 'table',
    columns: [
      { title: titles.check, share: 44 },
      { title: titles.requirement, share: 19 },
      { title: titles.reasons, share: 37 },
    ],
    markTitle: result,
    rows: checks
      .toSorted((left, right) => urgency(left) - urgency(right))
      .map(({ name, requirement, reasons, status }) => ({
        cells: [names.check(name), requirements[requirement], reasons.map(names.reason).join(' ')],
        mark: { text: checkStatuses[status], tone: toneOf(status) },
      })),
  };
}

/** Returns the blocks of the readings, pictures and checks, as available. */
function blocksOf(verification: Verification, stored: Pictures, words: PrintWords): Block[] {
  const { redactedAt, checks } = verification;
  const { erased, noPicture } = words.texts;
  if (redactedAt !== null) return [{ kind: 'note', text: fill(erased, { at: words.moment(redactedAt) }) }];
  const facts = readFacts(verification, words);
  const pictures = picturesOf(verification, stored, words);
  return [
    ...(facts.length === 0 ? [] : [{ kind: 'facts' as const, facts }]),
    ...(pictures.length === 0 ? [] : [{ kind: 'pictures' as const, pictures, missing: noPicture }]),
    ...(checks.length === 0 ? [] : [checkTable(verification, words)]),
  ];
}

/** Describes a verification as a section of its inquiry's report. */
export function verificationSection(verification: Verification, stored: Pictures, words: PrintWords): Section {
  const { id, kind, attempt, createdAt } = verification;
  const { texts, names, number, moment } = words;
  return {
    title: names.kind(kind),
    subtitle: fill(texts.attemptOf, { id, number: number(attempt), at: moment(createdAt) }),
    mark: markOf(verification, words),
    blocks: blocksOf(verification, stored, words),
  };
}

const moments = ['createdAt', 'submittedAt', 'completedAt'] as const satisfies readonly (keyof Verification)[];

function timelineOf(verification: Verification, { texts, moment }: PrintWords): Block {
  return {
    kind: 'timeline',
    moments: moments.flatMap((name) => {
      const at = verification[name];
      return at === null ? [] : [{ label: texts.verificationMoments[name], at: moment(at) }];
    }),
  };
}

const wordsOrNull = (name: string | null, inWords: (name: string) => string): string | null =>
  name === null ? null : inWords(name);

const classFact = ({ idClass }: Verification, { texts, names }: PrintWords): Fact => ({
  label: texts.facts.idClass,
  value: wordsOrNull(idClass, names.idClass),
});

const ownFacts: Readonly<Record<Evidence, (verification: Verification, words: PrintWords) => Fact[]>> = {
  governmentId: (verification, words) => [classFact(verification, words)],
  selfie: () => [],
  paper: ({ documentType }, { texts, names }) => [
    { label: texts.facts.paper, value: wordsOrNull(documentType, names.paper) },
  ],
  // A chip has a class of document; records have none.
  details: (verification, words) => (verification.idClass === null ? [] : [classFact(verification, words)]),
  contact: () => [],
};

function verificationFacts(verification: Verification, words: PrintWords): Fact[] {
  const { captureMethods, facts } = words.texts;
  const { captureMethod, countryCode } = verification;
  return [
    { label: facts.inquiry, value: verification.inquiryId },
    { label: facts.account, value: verification.accountId },
    { label: facts.attempt, value: words.number(verification.attempt) },
    { label: facts.country, value: wordsOrNull(countryCode, words.country) },
    ...byEvidence(verification.kind, ownFacts)(verification, words),
    { label: facts.captureMethod, value: captureMethod === null ? null : captureMethods[captureMethod] },
    { label: facts.tags, value: shortened(verification.tags.join(', ')) },
  ];
}

export function describeVerification(verification: Verification, stored: Pictures, printed: Printed): Report {
  const { words } = printed;
  const { texts, names, language } = words;
  return {
    kind: texts.verification,
    id: verification.id,
    title: names.kind(verification.kind),
    mark: markOf(verification, words),
    stamp: stampOf(printed),
    printedAt: printed.at,
    language,
    foot: footOf(verification.id, printed),
    facts: verificationFacts(verification, words),
    sections: [
      { title: texts.timeline, blocks: [timelineOf(verification, words)] },
      { title: texts.findings, blocks: blocksOf(verification, stored, words) },
    ],
  };
}
