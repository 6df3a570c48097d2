/** Both sides of a document into facts: what it is, what it states and where each value came from. */
import { ENGINE_VERSION } from '../engine-version.ts';
import type { DocumentFacts, DocumentInput } from '../facts.ts';
import { extractSide, type SideInSight } from './extract-side.ts';
import type { ExtractorParts } from './extractor-parts.ts';
import { readLedger } from './read-ledger.ts';

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

/** The barcode is looked for on the back first; the front is searched only when the back has none. */
async function extractSides(parts: ExtractorParts, input: DocumentInput): Promise<readonly SideInSight[]> {
  const selected = input.selectedIdClass;
  const country = input.selectedCountryCode;
  const mayHaveBarcode =
    (selected === null || BARCODE_CLASSES.has(selected)) && (country === null || AAMVA_COUNTRIES.has(country));
  const wantsCodes = selected === null || !CODELESS_CLASSES.has(selected);
  const expectsMrz = selected !== null && MRZ_CLASSES.has(selected);
  const back = input.back
    ? await extractSide(parts, {
        image: input.back,
        wantsBarcode: mayHaveBarcode,
        wantsCodes,
        wantsFaces: false,
        wantsMrz: true,
        expectsMrz,
      })
    : null;
  const front = await extractSide(parts, {
    image: input.front,
    // They stand on backs as a rule, and a search takes a tenth of a second.
    wantsCodes: wantsCodes && back === null,
    wantsBarcode: mayHaveBarcode && !back?.facts.barcode,
    wantsFaces: true,
    wantsMrz: !back?.facts.barcode?.aamva,
    expectsMrz: expectsMrz && !back?.facts.mrz?.valid,
  });
  return back ? [front, back] : [front];
}

/** Combines the engines given into one that reads whole documents. */
export function createDocumentExtractor(parts: ExtractorParts): DocumentExtractor {
  return {
    async extractDocument(input) {
      const { asOf } = input;
      const own = asOf === undefined ? parts : { ...parts, today: () => asOf };
      const sides = await extractSides(own, input);
      const [front, back] = sides.map(({ facts }) => facts);
      if (!front) throw new Error('A document has a front');
      const portrait = front.faces[0];
      const ledger = await readLedger(own, sides, input);
      return {
        engineVersion: ENGINE_VERSION,
        front,
        back: back ?? null,
        ...ledger,
        portrait: portrait ?? null,
        portraitPicture: portrait ? await parts.cutPortrait(front.rectifiedJpeg, portrait.box) : null,
      };
    },
  };
}
