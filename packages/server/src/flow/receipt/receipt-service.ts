/** Receipts of individuals at their own addresses: as a page, as a document, as a signed statement. */
import type { ReceiptPage } from '@countersign/flow/receipt';
import { receiptWords } from '@countersign/flow/receipt-words';
import { servedLocales } from '@countersign/flow/texts';
import type { ReceiptFile, ReceiptRequest, ReceiptService } from '../../http/receipts.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Printer } from '../../print/printer.ts';
import type { AccessParts } from '../access.ts';
import { pickLocale } from '../locale.ts';
import { describeReceipt } from './describe-receipt.ts';
import { type FoundReceipt, findReceipt } from './find-receipt.ts';
import { receiptPath } from './receipt-token.ts';
import { requestRight } from './request-right.ts';
import { isRight } from './rights.ts';
import { receiptKeys, signReceipt } from './sign-receipt.ts';

export interface ReceiptParts extends AccessParts {
  readonly print: Printer;
  /** Resolves to false if the receipt of an inquiry is printed too often. */
  readonly printAllowed: (inquiryId: string) => Promise<boolean>;
  /** Public address of the service. */
  readonly baseUrl: string;
}

const localeOf = ({ language, acceptLanguage }: ReceiptRequest): string =>
  pickLocale(language, acceptLanguage, servedLocales);

export function createReceiptService(parts: ReceiptParts): ReceiptService {
  const { baseUrl, clock, runner, scopes } = parts;
  const pathOf = ({ scope, receipt }: FoundReceipt): string => receiptPath(scope, receipt.inquiryId);
  const pageOf = (found: FoundReceipt, request: ReceiptRequest): ReceiptPage => {
    const { receipt, look } = found;
    return { receipt, look, locale: localeOf(request), path: pathOf(found) };
  };
  const sign = ({ scope, receipt }: FoundReceipt, at: Date) => signReceipt(scope, receipt, baseUrl, at);

  async function documentOf(found: FoundReceipt, request: ReceiptRequest): Promise<ReceiptFile> {
    const { receipt } = found;
    if (!(await parts.printAllowed(receipt.inquiryId))) {
      throw new Refusal('rate_limited', { details: 'this receipt was printed too often' }, { 'retry-after': '60' });
    }
    const at = clock.now();
    const report = describeReceipt({
      receipt,
      words: receiptWords(localeOf(request), receipt.organizationName),
      address: `${baseUrl}${pathOf(found)}`,
      signature: await sign(found, at),
      at,
    });
    return { mimeType: 'application/pdf', bytes: await parts.print(report) };
  }

  return {
    async page(request) {
      const found = await findReceipt(parts, request.token);
      return found && pageOf(found, request);
    },
    async request(request, right) {
      const found = await findReceipt(parts, request.token);
      if (found === null) return null;
      if (!isRight(right))
        throw new Refusal('bad_request', { details: 'right must be export, correct, erase or object' });
      const { scope, receipt } = found;
      await runner.write(scope, { type: 'inquiry-session', id: receipt.inquiryId }, (context) =>
        requestRight(context, receipt.inquiryId, right),
      );
      return pathOf(found);
    },
    async file(request, name) {
      const found = await findReceipt(parts, request.token);
      if (found === null) return null;
      if (name === 'receipt.pdf') return documentOf(found, request);
      return { mimeType: 'application/jose', bytes: Buffer.from(await sign(found, clock.now())) };
    },
    async keys(environmentId) {
      const scope = /^env_[A-Za-z0-9]{1,64}$/.test(environmentId) ? await scopes.open(environmentId) : null;
      return scope && receiptKeys(scope);
    },
  };
}
