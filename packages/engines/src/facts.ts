/**
 * Facts that the engines report, with confidence and provenance, never a verdict. Checks decide on these; this package
 * has no database, clock or network. All positions are pixels of the upright, normalized picture.
 */
import type { FaceComparison, FaceEmbedding, FaceFacts, FaceUse } from './face-facts.ts';

export type * from './face-facts.ts';

import type { SelfieFacts, SelfiePose, TurnFacts, TurnInput } from './liveness/liveness-facts.ts';
import type { NormalizedPaper, PaperFacts, PaperInput } from './paper-facts.ts';
import type {
  Box,
  CaptureMetadata,
  CompressionFacts,
  CutPicture,
  ImageQuality,
  ImageRefusal,
  NormalizedImage,
  PictureSize,
  Quad,
  SurfaceFacts,
  TextLine,
} from './picture-facts.ts';

export type * from './liveness/liveness-facts.ts';
export type * from './paper-facts.ts';
export type * from './picture-facts.ts';

/** Two-letter class codes of the contract; the first ones are those that the engines can distinguish. */
export type IdClass = 'dl' | 'id' | 'pp' | 'ppc' | 'pr' | 'rp' | 'visa' | 'wp' | 'td';

/** Attribute names, as in the contract's `verification/government-id`. Dates are YYYY-MM-DD. */
export type DocumentAttribute =
  | 'name-first'
  | 'name-middle'
  | 'name-last'
  | 'name-suffix'
  | 'native-name-first'
  | 'native-name-last'
  | 'birthdate'
  | 'issue-date'
  | 'expiration-date'
  | 'document-number'
  | 'identification-number'
  | 'address-street-1'
  | 'address-street-2'
  | 'address-city'
  | 'address-subdivision'
  | 'address-postal-code'
  | 'issuing-authority'
  | 'issuing-subdivision'
  | 'nationality'
  | 'sex'
  | 'height'
  | 'birthplace'
  | 'endorsements'
  | 'restrictions'
  | 'vehicle-class';

export type ReadingSource = 'barcode' | 'mrz' | 'visual-zone';

/** One value as stated by one part of the document. */
export interface Reading {
  readonly value: string;
  readonly source: ReadingSource;
  /** Confidence, 0 to 1. */
  readonly confidence: number;
  readonly box: Box | null;
  /** Source whose value was ruled out by a second, closer reading of the line; printed readings only. */
  readonly rulesOut?: ReadingSource;
  /** Source with the same value, apart from its characters that were read without certainty; printed names only. */
  readonly repeats?: ReadingSource;
  /**
   * Places in `value` that only one of the zone's two readers recognized, with the other's character; names of a zone
   * only.
   */
  readonly open?: readonly { readonly at: number; readonly other: string }[];
}

/** Decoded AAMVA element file (AAMVA DL/ID Card Design Standard, annex D). */
export interface AamvaRecord {
  /** AAMVA version number of the header, 0 (pre-standard) to 10 and above. */
  readonly version: number;
  /**
   * Issuer identification number, six digits. Five digits, unchanged, if the barcode has only five and they match no
   * known issuer.
   */
  readonly issuerId: string;
  readonly jurisdiction: string | null;
  readonly countryCode: 'US' | 'CA' | null;
  /** Subfile type: DL licence, ID identification card. */
  readonly kind: 'dl' | 'id';
  /** Raw text by element id (DCS, DAC, …). */
  readonly elements: Readonly<Record<string, string>>;
  readonly attributes: Readonly<Partial<Record<DocumentAttribute, string>>>;
}

export interface BarcodeFacts {
  readonly format: 'PDF417';
  readonly text: string;
  /** Stage that decoded the symbol. `matched`: every codeword was compared with all existing codewords. */
  readonly stage: 'direct' | 'rectified' | 'matched' | 'sharpened' | 'deskewed';
  /**
   * Box in pixels of the normalized picture. Null if a copy of the picture was decoded; absent in facts of older
   * readings.
   */
  readonly box?: Box | null;
  readonly aamva: AamvaRecord | null;
  /** Reason why the text is not an AAMVA record; null if it is one. */
  readonly aamvaError: string | null;
}

/**
 * Another symbol on a document: an inventory number, a link, a signed seal. Its text is reported unparsed, since it is
 * unknown which values it contains.
 */
export interface CodeFacts {
  readonly format: 'QRCode' | 'DataMatrix' | 'Aztec' | 'Code128';
  readonly text: string;
  /** Box in pixels of the normalized picture, not of the rectified one. */
  readonly box: Box;
}

/** Formats of ICAO Doc 9303 parts 4 to 7, and those of single states. */
export type MrzFormat =
  | 'TD1'
  | 'TD2'
  | 'TD3'
  | 'MRV-A'
  | 'MRV-B'
  | 'FRENCH_NATIONAL_ID'
  | 'FRENCH_DRIVING_LICENSE'
  | 'DUTCH_DRIVING_LICENSE'
  | 'SLOVAK_NATIONAL_ID'
  | 'SWISS_DRIVING_LICENSE';

export interface MrzFacts {
  readonly format: MrzFormat;
  readonly lines: readonly string[];
  /** True if every check digit is right (ICAO Doc 9303 part 3, 4.9). */
  readonly valid: boolean;
  /** Names of the wrong check digits. */
  readonly wrongCheckDigits: readonly string[];
  /** Characters changed by check-digit repair: the read one and its replacement. */
  readonly repairs: readonly {
    readonly line: number;
    readonly column: number;
    readonly from: string;
    readonly to: string;
  }[];
  /**
   * True if a second reader, which compares the glyphs of OCR-B, could read every line too; absent for lines received
   * as text.
   */
  readonly isReadTwice?: boolean;
  /**
   * Doubtful characters: those that only one reader recognized in elements without a check digit, and those for which
   * another character fits the check digits too. Values with such a character are withheld. Absent for lines received
   * as text.
   */
  readonly disagreements?: readonly {
    readonly line: number;
    readonly column: number;
    readonly taken: string;
    /** Character of the other reader; the same character if the other reader recognized none clearly. */
    readonly other: string;
    /** Name of the element in the layout. */
    readonly element?: string;
    /** Attributes that the character belongs to. */
    readonly attributes: readonly DocumentAttribute[];
  }[];
  /**
   * Values that the zone lawfully omits, entirely or in part: fillers in place of a date, of its day or of one of the
   * names (Doc 9303 part 3, 4.6 and 4.8), and elements that the layout lacks. Absent in facts of older readings.
   */
  readonly unstated?: readonly DocumentAttribute[];
  /** Dates with six digits that are no day of the calendar. Absent in facts of older readings. */
  readonly impossible?: readonly DocumentAttribute[];
  readonly documentCode: string;
  /** Three-letter codes of Doc 9303, filler removed. */
  readonly issuingState: string;
  readonly nationality: string;
  readonly attributes: Readonly<Partial<Record<DocumentAttribute, string>>>;
  readonly confidence: number;
}

export interface DocumentSideFacts {
  readonly width: number;
  readonly height: number;
  readonly sha256: string;
  readonly perceptualHash: string;
  readonly fineHash?: string;
  readonly capture: CaptureMetadata;
  /** Traces of an earlier compression, boxes in pixels of `rectifiedJpeg`; absent if not measured. */
  readonly compression?: CompressionFacts | null;
  readonly quality: ImageQuality;
  /** Surface; null on a back, and in facts that were made without it. */
  readonly surface: SurfaceFacts | null;
  /** `quality.glareBox` in pixels of `rectifiedJpeg`; null if there is none. */
  readonly glareOnPage: Box | null;
  /** Outline of the document in the picture; null if none was found (the whole picture is used then). */
  readonly outline: Quad | null;
  /** Degrees clockwise that the content was turned for reading: 0, 90, 180 or 270. */
  readonly turned: 0 | 90 | 180 | 270;
  readonly barcode: BarcodeFacts | null;
  /** `barcode.box` in pixels of `rectifiedJpeg`; null without one, absent in facts of older readings. */
  readonly barcodeOnPage?: Box | null;
  /**
   * Symbols other than PDF417. Absent if they were not searched: on passports and visas, on fronts with a back, and
   * together with a PDF417 that was read as AAMVA text.
   */
  readonly codes?: readonly CodeFacts[];
  readonly mrz: MrzFacts | null;
  readonly text: readonly TextLine[];
  readonly faces: readonly FaceFacts[];
  /** Perspective-corrected copy, JPEG; the whole picture if no outline was found. */
  readonly rectifiedJpeg: Uint8Array;
  /** Size of `rectifiedJpeg` in pixels. */
  readonly rectifiedSize: PictureSize;
}

export interface DocumentFacts {
  readonly engineVersion: string;
  readonly front: DocumentSideFacts;
  readonly back: DocumentSideFacts | null;
  /** Class, country and subdivision that the document states; null if unknown. Country is ISO 3166-1 alpha-2. */
  readonly detected: {
    readonly idClass: IdClass | null;
    readonly countryCode: string | null;
    readonly subdivision: string | null;
    /** Confidence, 0 to 1. */
    readonly confidence: number;
  };
  /** Evidence ledger: every value with its source. */
  readonly readings: Readonly<Partial<Record<DocumentAttribute, readonly Reading[]>>>;
  /** Value chosen for each attribute: barcode before MRZ before visual zone, in its printed spelling. */
  readonly attributes: Readonly<Partial<Record<DocumentAttribute, string>>>;
  /**
   * Sources that state the holder's last name, birthdate or number reliably enough to be chosen. With only one such
   * source, no value is confirmed by repetition.
   */
  readonly sources: readonly ReadingSource[];
  /** Portrait on the document; null if no face was found. */
  readonly portrait: FaceFacts | null;
  /** Head and shoulders of the portrait, cut from the rectified front; null if no face was found. */
  readonly portraitPicture: CutPicture | null;
}

export interface DocumentInput {
  readonly front: NormalizedImage;
  readonly back: NormalizedImage | null;
  /** Selection of the individual, used only as a hint: ISO 3166-1 alpha-2 and class code. */
  readonly selectedCountryCode: string | null;
  readonly selectedIdClass: string | null;
  /** Day of the submission, YYYY-MM-DD: determines the century of two-digit years, which are not parsed without it. */
  readonly asOf?: string;
}

/** Interface of the package: the server uses this and nothing else. Slow calls run outside the caller's thread. */
export interface Engines {
  /** Decodes an untrusted upload in a child process with a time and memory limit. Never throws for bad input. */
  normalizeImage(bytes: Uint8Array): Promise<NormalizedImage | ImageRefusal>;
  /** Decodes a paper in the same way: a photograph, or the first pages of a PDF. */
  normalizePaper(bytes: Uint8Array): Promise<NormalizedPaper | ImageRefusal>;
  extractDocument(input: DocumentInput): Promise<DocumentFacts>;
  extractPaper(input: PaperInput): Promise<PaperFacts>;
  extractSelfie(image: NormalizedImage, pose: SelfiePose): Promise<SelfieFacts>;
  /** Measures the video between the selfies. */
  extractTurns(input: TurnInput): Promise<TurnFacts>;
  /**
   * Compares two embeddings; null unless both are of the model in use. Throws RangeError for numbers that are not an
   * embedding.
   */
  compareFaces(a: FaceEmbedding, b: FaceEmbedding, use?: FaceUse): FaceComparison | null;
  /** Ends the child processes. */
  close(): Promise<void>;
}
