/** Both sides of a document into facts: what it is, what it states and where each value came from. */
import { ENGINE_VERSION } from '../engine-version.ts';
import type { DocumentFacts, DocumentInput } from '../facts.ts';
import type { ExtractorParts } from './extractor-parts.ts';
import { readLedger } from './read-ledger.ts';
import { type Expectations, readBack, readFront } from './read-side.ts';

export type { ExtractorParts } from './extractor-parts.ts';

export interface DocumentExtractor {
  /** Rejects only when a part fails; what cannot be read is null or left out. */
  extractDocument(input: DocumentInput): Promise<DocumentFacts>;
}

const MRZ_CLASSES: ReadonlySet<string> = new Set(['pp', 'ppc', 'id', 'pr', 'rp', 'visa', 'td', 'wp']);
const BARCODE_CLASSES: ReadonlySet<string> = new Set(['dl', 'id']);
/** Books: their pages carry no symbols that a reader of documents uses. */
const CODELESS_CLASSES: ReadonlySet<string> = new Set(['pp', 'visa', 'td']);
/** Members of AAMVA: the others print no PDF417, and looking for one takes seconds. */
const AAMVA_COUNTRIES: ReadonlySet<string> = new Set(['US', 'CA', 'PR', 'GU', 'VI', 'AS', 'MP']);

/** What a document of the class and country that the individual chose may carry. */
function expectationsOf({ selectedIdClass: selected, selectedCountryCode: country }: DocumentInput): Expectations {
  return {
    barcode: (selected === null || BARCODE_CLASSES.has(selected)) && (country === null || AAMVA_COUNTRIES.has(country)),
    codes: selected === null || !CODELESS_CLASSES.has(selected),
    zone: selected !== null && MRZ_CLASSES.has(selected),
  };
}

/** Combines the engines given into one that reads whole documents. */
export function createDocumentExtractor(parts: ExtractorParts): DocumentExtractor {
  return {
    async extractDocument(input) {
      const { asOf } = input;
      const own = asOf === undefined ? parts : { ...parts, today: () => asOf };
      const expected = expectationsOf(input);
      // At once: the back is searched on another thread while this one lays the front flat.
      const ahead = input.back ? readBack(own, input.back, expected) : null;
      const [sight, back] = await Promise.all([readFront(own, input.front, expected, ahead), ahead]);
      const front = sight.facts;
      const portrait = front.faces[0];
      const ledger = await readLedger(own, sight, back, input);
      return {
        engineVersion: ENGINE_VERSION,
        front,
        back,
        ...ledger,
        portrait: portrait ?? null,
        portraitPicture: portrait ? await parts.cutPortrait(front.rectifiedJpeg, portrait.box) : null,
      };
    },
  };
}
