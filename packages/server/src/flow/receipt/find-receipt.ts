/** Finds the data of a receipt. */
import type { FlowLook } from '@countersign/flow/page';
import type { Receipt } from '@countersign/flow/receipt';
import type { ReadContext } from '../../operations/context.ts';
import { findFileIdsOfInquiry, findFiles } from '../../resources/platform/files/index.ts';
import { findInquiry, type Inquiry } from '../../resources/verification/inquiries/index.ts';
import type { TemplateDefinition } from '../../resources/verification/inquiry-templates/index.ts';
import { findVerificationsOfInquiry } from '../../resources/verification/verifications/index.ts';
import type { Scope } from '../../security/scope.ts';
import type { AccessParts } from '../access.ts';
import { findFlowTemplate } from '../find-template.ts';
import { receiptOf } from './receipt.ts';
import { isGenuineReceipt, parseReceiptToken } from './receipt-token.ts';

export interface FoundReceipt {
  readonly scope: Scope;
  readonly receipt: Receipt;
  readonly look: FlowLook | null;
}

/** Finds the receipt of a token; null if the text is no token of an existing receipt. */
export async function findReceipt(parts: AccessParts, text: string): Promise<FoundReceipt | null> {
  const token = parseReceiptToken(text);
  const scope = token === null ? null : await parts.scopes.open(token.environmentId);
  if (token === null || scope === null || !isGenuineReceipt(token, scope)) return null;
  const organizationName = await parts.scopes.organizationName(scope);
  return parts.runner.read(scope, async (context) => {
    const found = await findInquiry(context.tx, scope, token.inquiryId);
    if (found === null) return null;
    const { inquiry } = found;
    const { definition, look } = await findFlowTemplate(context, inquiry, null);
    return { scope, look, receipt: await readReceipt(context, inquiry, definition, organizationName) };
  });
}

/** Reads the current content of an inquiry's receipt. */
export async function readReceipt(
  { tx, scope }: ReadContext,
  inquiry: Inquiry,
  { retentionDays }: Pick<TemplateDefinition, 'retentionDays'>,
  organizationName: string,
): Promise<Receipt> {
  const ids = await findFileIdsOfInquiry(tx, scope, inquiry.id);
  const stored = await findFiles(tx, scope, ids);
  return receiptOf({
    inquiry,
    verifications: await findVerificationsOfInquiry(tx, scope, inquiry.id),
    files: stored.map(({ file }) => file),
    filesEver: ids.length,
    retentionDays,
    organizationName,
    environment: scope.environmentKind,
  });
}
