/** Export of a whole case: as JSON, or as a PDF stored under its key. Every export is logged. */
import { type Endpoint, writeEndpoint } from '../../../api/endpoint.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { demandPermission } from '../../../api/key-rights/key-rights.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { type PrintLanguage, printLanguageFor } from '../../../print/print-language.ts';
import type { Printer } from '../../../print/printer.ts';
import { liveSubject } from '../../../security/subject-keys.ts';
import { storeFieldFiles } from '../../platform/files/index.ts';
import { findCaseTemplates } from '../case-templates/index.ts';
import type { Case } from './case.ts';
import { findChecks } from './check-store.ts';
import { findCommentsOfCase } from './comment-store.ts';
import { findCaseObjects } from './object-store.ts';
import { lockCase, recordCaseEvents } from './operations/change-case.ts';
import { type CaseToPrint, describeCase } from './print/describe-case.ts';
import { printWords } from './print/words.ts';
import { serializeComment } from './serializer.ts';
import { emailsOf, showCase } from './show-cases.ts';
import { exportBody, exportMeta } from './work-schema.ts';

async function gather(context: OperationContext, given: Case): Promise<CaseToPrint> {
  const { tx, scope } = context;
  const [template] = await findCaseTemplates(tx, scope, [given.templateId]);
  const labels = new Map(template?.version.document.checklist.map(({ key, label }) => [key, label]));
  const comments = await findCommentsOfCase(tx, scope, given.id);
  const checks = await findChecks(tx, scope, given.id);
  const emails = await emailsOf(context, [
    ...[given.assigneeId, given.creator?.id ?? null, given.resolver?.id ?? null],
    ...comments.map(({ commenter }) => commenter.id),
    ...checks.map(({ userId }) => userId),
  ]);
  return {
    given,
    emails,
    comments,
    objects: await findCaseObjects(tx, scope, [given.id]),
    checks: checks.map(({ item, userId, checkedAt }) => ({
      label: labels.get(item) ?? item,
      by: emails.get(userId) ?? userId,
      at: checkedAt,
    })),
  };
}

type Exported = Wire<typeof exportBody>;

async function asJson(context: OperationContext, gathered: CaseToPrint): Promise<Exported> {
  const { given, objects, comments, checks, emails } = gathered;
  const document = {
    data: await showCase(context, given),
    comments: comments.map((comment) => serializeComment(comment, emails).attributes),
    objects: objects.map(({ type, id }) => ({ type, id })),
    checklist: checks.map(({ label, by, at }) => ({ label, by, at: at.toISOString() })),
  };
  const filename = `${given.name}.json`;
  return { filename, 'file-id': null, 'byte-size': JSON.stringify(document).length, document };
}

/** Creates the PDF in a language and stores it under the key of the case, whose redaction erases it. */
async function asPdf(
  context: OperationContext,
  gathered: CaseToPrint,
  print: Printer,
  language: PrintLanguage,
): Promise<Exported> {
  const { given } = gathered;
  const { clock, scope } = context;
  const origin = { at: clock.now(), isSandbox: scope.environmentKind === 'sandbox', words: printWords(language) };
  const bytes = await print(describeCase(gathered, origin));
  const mimeType = 'application/pdf';
  const id = context.ids.next('file');
  await storeFieldFiles(context, given.id, liveSubject(given.subject), [{ id, mimeType, bytes }]);
  return { filename: `${given.name}.pdf`, 'file-id': id, 'byte-size': bytes.length, document: null };
}

export const exportEndpoint = (print: Printer): Endpoint =>
  writeEndpoint({
    permission: null,
    surface: 'dashboard',
    userPermission: 'pii.view',
    resourceType: 'case',
    path: '/cases/{case-id}/export',
    operationId: 'export-a-case',
    auditedAs: 'view',
    summary: 'Gives a case out whole, as JSON in the answer or as a stored PDF.',
    meta: exportMeta,
    answerBody: exportBody,
    async handle(context, { params, meta, caller, acceptLanguage }) {
      // The right to personal data does not include the right to cases.
      demandPermission(caller, 'case.read');
      const given = await lockCase(context, params['case-id'], 'export');
      const gathered = await gather(context, given);
      const body =
        meta.format === 'json'
          ? await asJson(context, gathered)
          : await asPdf(context, gathered, print, printLanguageFor(acceptLanguage));
      await recordCaseEvents(context, given, [{ name: 'case.exported', context: { format: meta.format } }]);
      return { body, note: { subjectIds: [given.id] } };
    },
  });
