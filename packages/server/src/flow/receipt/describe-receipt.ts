/** Receipt on paper, in the language of its individual. Pure. */
import type { Receipt, ReceiptResult } from '@countersign/flow/receipt';
import type { ReceiptWords } from '@countersign/flow/receipt-words';
import { spokenNumber } from '@countersign/texts/spoken-number';
import type { Block, Report, Section, Tone } from '../../print/report.ts';

const tones: Readonly<Record<ReceiptResult | 'waiting' | 'done', Tone>> = {
  passed: 'positive',
  failed: 'negative',
  review: 'attention',
  open: 'neutral',
  expired: 'neutral',
  waiting: 'attention',
  done: 'neutral',
};

function checkedBlock({ checked }: Receipt, { say, day }: ReceiptWords): Block {
  if (checked.length === 0) return { kind: 'note', text: say('nothingChecked') };
  return {
    kind: 'table',
    markTitle: say('result'),
    columns: [
      { title: '', share: 70 },
      { title: say('ended'), share: 30 },
    ],
    rows: checked.map(({ what, result, at }) => ({
      cells: [say(`kind.${what}`), at === null ? '' : day(at)],
      mark: { text: say(`check.${result}`), tone: tones[result] },
    })),
  };
}

const notes = (texts: readonly string[]): Block[] => texts.map((text) => ({ kind: 'note', text }));

function keptTexts({ photos, knows }: Receipt, { say }: ReceiptWords): string[] {
  return [
    ...(photos === null ? [] : [photos === 'erased' ? say('kept.photosGone') : say('kept.photos', photos.erasedOn)]),
    ...(knows.length === 0 ? [] : [say('kept.details')]),
  ];
}

function sectionsOf(receipt: Receipt, words: ReceiptWords, address: string): Section[] {
  const { say } = words;
  const { knows, erasedAt } = receipt;
  const known = knows.length === 0 ? say('knowsNothing') : knows.map((each) => say(`knows.${each}`)).join(' · ');
  const checked: Section = { title: say('checked'), blocks: [checkedBlock(receipt, words)] };
  const signed: Section = { title: say('signature'), blocks: notes([say('signed'), say('keep'), address]) };
  if (erasedAt !== null) {
    return [{ title: say('erased', erasedAt), blocks: notes([say('erasedBody')]) }, checked, signed];
  }
  const kept = keptTexts(receipt, words);
  return [
    checked,
    { title: say('knows'), blocks: notes([known]) },
    ...(kept.length === 0 ? [] : [{ title: say('kept'), blocks: notes(kept) }]),
    {
      title: say('rights'),
      blocks: notes([
        (['export', 'correct', 'erase', 'object'] as const).map((each) => say(`right.${each}`)).join(' · '),
      ]),
    },
    signed,
  ];
}

export interface PrintedReceipt {
  readonly receipt: Receipt;
  readonly words: ReceiptWords;
  /** Address of the page of this receipt. */
  readonly address: string;
  /** Signed statement, which the document contains as a file. */
  readonly signature: string;
  readonly at: Date;
}

export function describeReceipt({ receipt, words, address, signature, at }: PrintedReceipt): Report {
  const { say, moment } = words;
  const { startedAt, endedAt, result, organizationName, inquiryId } = receipt;
  const number = spokenNumber(inquiryId);
  return {
    kind: say('title'),
    id: inquiryId,
    title: organizationName,
    mark: { text: say(`state.${result}`), tone: tones[result] },
    stamp: receipt.environment === 'sandbox' ? say('sandbox') : null,
    facts: [
      { label: say('number'), value: number },
      { label: say('result'), value: say(`state.${result}`) },
      { label: say('started'), value: startedAt && moment(startedAt) },
      { label: say('ended'), value: endedAt && moment(endedAt) },
    ],
    sections: sectionsOf(receipt, words, address),
    printedAt: at,
    language: words.locale,
    foot: `${say('title')} ${number} · ${say('printed', at)}`,
    attachment: { name: 'receipt.jws', mimeType: 'application/jose', text: signature },
  };
}
