/** Extraction of facts from both sides of a document: its class, its values and the source of each. */
import { ENGINE_VERSION } from '../engine-version.ts';
import type { DocumentFacts, DocumentInput } from '../facts.ts';
import type { ExtractorParts } from './extractor-parts.ts';
import { readLedger } from './read-ledger.ts';
import { type Expectations, readBack, readFront } from './read-side.ts';

export type { ExtractorParts } from './extractor-parts.ts';

export interface DocumentExtractor {
  /** Extracts the facts. Rejects only if an engine fails; unreadable values are null or absent. */
  extractDocument(input: DocumentInput): Promise<DocumentFacts>;
}

const MRZ_CLASSES: ReadonlySet<string> = new Set(['pp', 'ppc', 'id', 'pr', 'rp', 'visa', 'td', 'wp']);
const BARCODE_CLASSES: ReadonlySet<string> = new Set(['dl', 'id']);
/** Classes of books, whose pages have no symbols that document readers use. */
const CODELESS_CLASSES: ReadonlySet<string> = new Set(['pp', 'visa', 'td']);
/** Countries with AAMVA members: others print no PDF417, and searching one takes seconds. */
const AAMVA_COUNTRIES: ReadonlySet<string> = new Set(['US', 'CA', 'PR', 'GU', 'VI', 'AS', 'MP']);

/** Returns the parts that a document of the chosen class and country may have. */
function expectationsOf({ selectedIdClass: selected, selectedCountryCode: country }: DocumentInput): Expectations {
  return {
    barcode: (selected === null || BARCODE_CLASSES.has(selected)) && (country === null || AAMVA_COUNTRIES.has(country)),
    codes: selected === null || !CODELESS_CLASSES.has(selected),
    zone: selected !== null && MRZ_CLASSES.has(selected),
  };
}

/** Creates an extractor of whole documents from the given engines. */
export function createDocumentExtractor(parts: ExtractorParts): DocumentExtractor {
  return {
    async extractDocument(input) {
      const { asOf } = input;
      const own = asOf === undefined ? parts : { ...parts, today: () => asOf };
      const expected = expectationsOf(input);
      // The back is searched in parallel, on another thread, while this thread rectifies the front.
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
