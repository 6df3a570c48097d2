/** Tips for paper documents: accepted kinds, and what a document must show. */
import { useWords } from '../language-context.ts';
import type { PaperPage } from '../page.ts';
import type { TextKey } from '../texts/keys.ts';

const known = [
  'standard_utility_bill',
  'telecom_bill',
  'bank_statement',
  'credit_card_statement',
  'tax_document',
  'payslip',
  'insurance_document',
  'lease_agreement',
] as const;

/** Returns the names of the accepted kinds; a kind added later is omitted. */
const kindKeys = (types: readonly string[]): TextKey[] =>
  known.filter((type) => types.includes(type)).map((type) => `paperType.${type}` as const);

/** Shows a sheet with a name, an address and a few lines. */
function PaperDrawing() {
  return (
    <svg class="drawing large" viewBox="0 0 240 152" aria-hidden="true" focusable="false">
      <path d="M70 8h76l26 26v110H70zM146 8v26h26" />
      <path d="M84 26h40M84 52h52M84 64h44M84 76h48M84 100h72M84 114h72M84 128h44" />
    </svg>
  );
}

/** Shows which document to present and how. */
export function PaperTips({ page }: { readonly page: PaperPage }) {
  const { say } = useWords();
  const kinds = kindKeys(page.documentTypes);
  return (
    <>
      <p class="lead">{say('paper.lead')}</p>
      <PaperDrawing />
      {kinds.length > 0 && (
        <>
          <p>{say('paper.accepted')}</p>
          <ul class="tips">
            {kinds.map((key) => (
              <li key={key}>{say(key)}</li>
            ))}
          </ul>
        </>
      )}
      <ul class="tips">
        <li>{say('paper.tip.pdf')}</li>
        <li>{say('paper.tip.whole')}</li>
        <li>{say('capture.tip.read')}</li>
      </ul>
    </>
  );
}
