/** Generator of docs/checks.md from the catalogue of checks. */
import { checks } from '../../packages/server/src/checks/index.ts';
import { simulatedOnlyChecks } from '../../packages/server/src/checks/simulated-only.ts';
import type { GeneratedFiles } from './generated-files.ts';
import { code, generatedNotice, page, table } from './markdown.ts';

type Check = (typeof checks)[number];

const kinds = [
  ['government-id', 'Government ID'],
  ['selfie', 'Selfie'],
  ['document', 'Document'],
  ['database', 'Database'],
  ['database-standard', 'Database, standard'],
  ['database-ecbsv', 'Database of the social security administration (eCBSV)'],
  ['database-phone-carrier', 'Database of phone carriers'],
  ['database-serpro', 'Database of Brazilian taxpayers (Serpro)'],
  ['database-tin', 'Database of tax numbers (TIN)'],
  ['aamva', 'Licence authority (AAMVA)'],
  ['email-address', 'E-mail address'],
  ['phone-number', 'Phone number'],
] as const satisfies readonly (readonly [Check['kind'], string])[];

const requirements: Readonly<Record<Check['defaultRequirement'], string>> = {
  required: 'required',
  not_required: 'not required',
  requires_retry: 'asks for another try',
};

const typeNames: Readonly<Record<Check['type'], string>> = { fraud: 'fraud', user_action: 'user action' };

/** Returns the reasons that the check gives: a check whose reasons are all reserved is always `not_applicable`. */
function given(check: Check): string[] {
  return check.reasons.filter((reason) => !check.reserved?.includes(reason));
}

function measured({ measuredBy = [] }: Check): string {
  if (measuredBy.length === 0) return 'not measured';
  return `[accuracy](accuracy.md): ${measuredBy.map(code).join(', ')}`;
}

function section(check: Check): string {
  const settings = Object.entries(check.defaultSettings).map(
    ([name, value]) => `${code(name)} = ${code(JSON.stringify(value))}`,
  );
  const rows = [
    ['Type', typeNames[check.type]],
    ['Requirement unless the template says otherwise', requirements[check.defaultRequirement]],
    ['Needs', Object.keys(check.needs).map(code).join(', ') || 'nothing'],
    ['Reasons it gives', given(check).map(code).join(', ') || 'none'],
    ...(check.reserved?.length
      ? [['Reasons of the contract it never gives', check.reserved.map(code).join(', ')]]
      : []),
    ...(settings.length ? [['Settings', settings.join(', ')]] : []),
    ['What passing does not prove', check.limits],
    ['How it can be fooled', check.fooledBy],
    ['Measured error', measured(check)],
    ['Revision', String(check.revision)],
  ];
  return [`### ${code(check.name)}`, check.summary, table(['', ''], rows)].join('\n\n');
}

export async function generateChecks(): Promise<GeneratedFiles> {
  const byKind = kinds.flatMap(([kind, title]) => {
    const members = checks.filter((check) => check.kind === kind);
    return [`## ${title} (${members.length})`, ...members.map(section)];
  });
  const text = page(
    generatedNotice('packages/server/src/checks/'),
    '# Checks',
    `The ${checks.length} checks a verification can carry. Each answers one question on facts that were extracted before, with ` +
      '`passed`, `failed` or `not_applicable` and reasons from a closed list. `not_applicable` means that the question could not be ' +
      'answered here, and is never counted as passed. Requirements and settings come from the template.',
    'What a page says of how it took a picture (`capture-method`) is shown and decides nothing: anybody can send it. A selfie counts as taken ' +
      'now when `selfie_liveness_detection` passed: head turns in the order that the service gave to this session. A photo of a document ' +
      'has no such proof and counts as uploaded in every decision ([0121](decisions/0121-the-page-is-not-believed.md)).',
    ...byKind,
    '## Simulated only',
    'Nothing here reads a chip: this kind is made by the simulations of a sandbox alone, never of a real person, and each of its checks has `simulated` in its metadata.',
    table(
      ['Kind', 'Checks'],
      Object.entries(simulatedOnlyChecks).map(([kind, members]) => [
        code(kind),
        members.map(({ name }) => code(name)).join(', '),
      ]),
    ),
  );
  return new Map([['docs/checks.md', text]]);
}
