/** Faults of a document for its type: rules that do not compile, outcomes that cannot be applied, and unknown names. */
import type { ReadContext } from '../../../operations/context.ts';
import { hasList } from '../../people/lists/index.ts';
import { caseTemplateOf } from '../../platform/case-links/index.ts';
import { findLiveVersion } from '../../verification/inquiry-templates/index.ts';
import { initialStatusOf, type TransactionType } from '../transactions/index.ts';
import { type AskedList, compileRules, type DocumentFault } from './compile-rules.ts';
import { lostList } from './look-up-lists.ts';
import type { OutcomeRule, RuleDocument } from './rule-set.ts';

type Looking = Pick<ReadContext, 'tx' | 'scope' | 'slices'>;

function statusFault({ status }: OutcomeRule, type: TransactionType): string | null {
  if (status === null) return null;
  const named = type.statuses.find(({ name }) => name.toLowerCase() === status.toLowerCase());
  if (named === undefined) return `names a status that the transaction type has not: ${status}`;
  return named.name === initialStatusOf(type) ? 'names the initial status, which nothing becomes again' : null;
}

function outcomeFaults({ outcomes }: RuleDocument, type: TransactionType): DocumentFault[] {
  const scores = outcomes.map(({ score }) => score);
  return outcomes.flatMap((outcome, at) => {
    const pointer = `/outcomes/${at}`;
    const found: DocumentFault[] = [];
    const status = statusFault(outcome, type);
    if (status !== null) found.push({ pointer: `${pointer}/status`, message: status });
    if (scores.indexOf(outcome.score) !== at)
      found.push({ pointer: `${pointer}/score`, message: 'is the score of another outcome' });
    if (outcome.status === null && !outcome.makeInquiry && !outcome.openCase)
      found.push({ pointer, message: 'does nothing: it needs a status, an inquiry or a case' });
    return found;
  });
}

function nameFaults({ rules }: RuleDocument): DocumentFault[] {
  const names = rules.map(({ name }) => name);
  return names.flatMap((name, at) =>
    names.indexOf(name) === at ? [] : [{ pointer: `/rules/${at}/name`, message: 'is the name of another rule' }],
  );
}

async function listFaults({ tx, scope }: Looking, asked: readonly AskedList[]): Promise<DocumentFault[]> {
  const found: DocumentFault[] = [];
  for (const { pointer, list } of asked) {
    if (!(await hasList(tx, scope, list))) found.push({ pointer, message: lostList(list) });
  }
  return found;
}

/** Returns the reason why no inquiry could be created for a transaction of this type; null if one could. */
async function inquiryFault({ tx, scope }: Looking, { settings }: TransactionType): Promise<string | null> {
  const { fallbackTemplateId: id, passedStatus, failedStatus } = settings;
  if (passedStatus === null || failedStatus === null)
    return 'needs a passed and a failed status of the transaction type, which its inquiry decides between';
  if (id === null) return 'needs an inquiry template, and the transaction type names none';
  const live = await findLiveVersion(tx, scope, id);
  if (live === null) return 'makes an inquiry of a template that is not there';
  if (live.status !== 'active') return 'makes an inquiry of a template that is inactive';
  return live.version === null ? 'makes an inquiry of a template that has no published version' : null;
}

async function madeFaults(context: Looking, { outcomes }: RuleDocument, type: TransactionType) {
  const found: DocumentFault[] = [];
  const unmade = outcomes.some(({ makeInquiry }) => makeInquiry) ? await inquiryFault(context, type) : null;
  for (const [at, { makeInquiry, openCase, caseTemplateId }] of outcomes.entries()) {
    if (makeInquiry && unmade !== null) found.push({ pointer: `/outcomes/${at}/make-inquiry`, message: unmade });
    if (!openCase) continue;
    const templateId = caseTemplateId === null ? {} : { templateId: caseTemplateId };
    const template = await context.slices.port(caseTemplateOf)(context, { cause: { type: 'rule' }, ...templateId });
    if (template !== null) continue;
    found.push(
      caseTemplateId === null
        ? {
            pointer: `/outcomes/${at}/open-case`,
            message: 'opens a case, but no case template allows rules to open cases',
          }
        : { pointer: `/outcomes/${at}/case-template-id`, message: 'names no active case template' },
    );
  }
  return found;
}

/** Checks against the present type, lists and templates. */
export async function documentFaults(
  context: Looking,
  document: RuleDocument,
  type: TransactionType,
): Promise<readonly DocumentFault[]> {
  const { faults, lists } = compileRules(document, type.fields);
  return [
    ...faults,
    ...nameFaults(document),
    ...outcomeFaults(document, type),
    ...(await listFaults(context, lists)),
    ...(await madeFaults(context, document, type)),
  ];
}
