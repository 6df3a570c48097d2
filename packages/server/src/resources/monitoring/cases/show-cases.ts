/** Cases as resources with their related data: four statements load a page of them. */
import type { Resource } from '../../../api/json-api/document.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import type { ReadContext } from '../../../operations/context.ts';
import { findUsers } from '../../platform/users/index.ts';
import { findCaseTemplates } from '../case-templates/index.ts';
import type { Case } from './case.ts';
import { findCommentIds } from './comment-store.ts';
import { findCaseObjects } from './object-store.ts';
import type { caseAttributes } from './schema.ts';
import { serializeCase } from './serializer.ts';

export type CaseReading = Pick<ReadContext, 'tx' | 'scope' | 'keyRing'>;

/** Finds e-mail addresses by id; ids outside of the organization are omitted. */
export async function emailsOf(context: CaseReading, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  if (asked.length === 0) return new Map();
  const users = await findUsers(context.tx, context, asked);
  return new Map(users.map(({ id, emailAddress }) => [id, emailAddress]));
}

const peopleOf = ({ creator, assigneeId, assigner, resolver, updater }: Case): (string | null)[] => [
  assigneeId,
  ...[creator, assigner, resolver, updater].map((party) => (party?.type === 'user' ? party.id : null)),
];

export async function showCases(
  context: CaseReading,
  cases: readonly Case[],
): Promise<Resource<Wire<typeof caseAttributes>>[]> {
  if (cases.length === 0) return [];
  const { tx, scope } = context;
  const ids = cases.map(({ id }) => id);
  const templateIds = [...new Set(cases.map(({ templateId }) => templateId))];
  const templates = new Map((await findCaseTemplates(tx, scope, templateIds)).map((each) => [each.id, each]));
  const emails = await emailsOf(context, cases.flatMap(peopleOf));
  const objects = Map.groupBy(await findCaseObjects(tx, scope, ids), ({ caseId }) => caseId);
  const comments = Map.groupBy(await findCommentIds(tx, scope, ids), ({ caseId }) => caseId);
  return cases.map((each) => {
    const template = templates.get(each.templateId);
    if (template === undefined) throw new Error(`the template of ${each.id} is missing`);
    return serializeCase(each, {
      template,
      emails,
      objects: objects.get(each.id) ?? [],
      commentIds: (comments.get(each.id) ?? []).map(({ id }) => id),
    });
  });
}

export async function showCase(context: CaseReading, given: Case): Promise<Resource<Wire<typeof caseAttributes>>> {
  const [shown] = await showCases(context, [given]);
  if (shown === undefined) throw new Error(`${given.id} cannot be shown`);
  return shown;
}
