/** Endpoints GET …/print: inquiries and verifications as PDF. */

import type { Caller } from '../../../api/caller.ts';
import { readEndpoint } from '../../../api/endpoint.ts';
import { demandPermission } from '../../../api/key-rights/key-rights.ts';
import type { ReadContext } from '../../../operations/context.ts';
import type { Slice } from '../../../operations/slice.ts';
import { printLanguageFor, printLanguages } from '../../../print/print-language.ts';
import type { Printer } from '../../../print/printer.ts';
import type { Report } from '../../../print/report.ts';
import { describeInquiry } from './describe-inquiry.ts';
import { describeVerification } from './describe-verification.ts';
import { gatherInquiry, gatherVerification } from './gather.ts';
import { type Printed, type PrintWords, printWords } from './words.ts';

export interface PrintParts {
  readonly print: Printer;
}

/** Returns the origin that every printed page states, and the words of the language that the caller prefers. */
const printedBy = ({ clock, scope }: ReadContext, acceptLanguage: string | null): Printed => ({
  at: clock.now(),
  isSandbox: scope.environmentKind === 'sandbox',
  words: printWords(printLanguageFor(acceptLanguage)),
});

/** The printed inquiry and its account, which the audit log entry of a print names. */
interface OfInquiry {
  readonly id: string;
  readonly accountId?: string | null;
}

/** Throws unless the user may see pictures, which are printed. */
function demandPictures(caller: Caller): void {
  if (caller.kind === 'user') demandPermission(caller, 'image.view');
}

export function createPrintsSlice({ print }: PrintParts): Slice {
  const answer = async (report: Report, { language }: PrintWords, { id, accountId = null }: OfInquiry) => ({
    note: { subjectIds: accountId === null ? [id] : [id, accountId], context: { action: 'pictures-printed' } },
    file: {
      contentType: 'application/pdf' as const,
      fileName: `${report.id}.pdf`,
      bytes: await print(report),
      language,
    },
  });
  return {
    events: [],
    kinds: [],
    endpoints: [
      readEndpoint({
        path: '/inquiries/{inquiry-id}/print',
        operationId: 'print-an-inquiry-pdf',
        auditedAs: 'view',
        summary:
          'Returns a PDF of an inquiry: status, timeline, fields, verifications with pictures and checks, and the results of its reports.',
        permission: 'inquiry.read',
        resourceType: 'inquiry',
        answerFile: 'application/pdf',
        languages: printLanguages,
        async handle(context, { params, caller, acceptLanguage }) {
          demandPermission(caller, 'verification.read');
          demandPictures(caller);
          const printed = printedBy(context, acceptLanguage);
          const found = await gatherInquiry(context, params['inquiry-id'], caller.permissions.has('report.read'));
          return answer(describeInquiry(found, printed), printed.words, found.inquiry);
        },
      }),
      readEndpoint({
        path: '/verifications/{verification-id}/print',
        operationId: 'print-a-verification-as-pdf',
        auditedAs: 'view',
        summary: 'Returns a PDF of a verification: extracted data, pictures, and each check with its reasons.',
        permission: 'verification.read',
        resourceType: 'verification/',
        answerFile: 'application/pdf',
        languages: printLanguages,
        async handle(context, { params, caller, acceptLanguage }) {
          demandPictures(caller);
          const printed = printedBy(context, acceptLanguage);
          const { verification, pictures } = await gatherVerification(context, params['verification-id']);
          return answer(describeVerification(verification, pictures, printed), printed.words, {
            id: verification.inquiryId,
          });
        },
      }),
    ],
  };
}
