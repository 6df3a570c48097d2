/**
 * What the engines report: facts with confidence and provenance, never a verdict. Checks decide on these; nothing here
 * knows of a database, a clock or the network. All positions are pixels of the upright, normalized picture.
 */
import type { FaceComparison, FaceEmbedding, FaceFacts, FaceUse } from './face-facts.ts';

export type * from './face-facts.ts';

import type { TurnFacts, TurnInput } from './liveness/liveness-facts.ts';
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
} from './picture-facts.ts';

export type * from './liveness/liveness-facts.ts';
export type * from './paper-facts.ts';
export type * from './picture-facts.ts';

/** Two-letter class codes of the contract; the first ones are those the engines can tell apart. */
export type IdClass = 'dl' | 'id' | 'pp' | 'ppc' | 'pr' | 'rp' | 'visa' | 'wp' | 'td';

export interface TextLine {
  readonly text: string;
  /** Mean over its characters, 0 to 1. */
  readonly confidence: number;
  /** Confidence of its least certain character but spaces, 0 to 1; absent where only the mean is known. */
  readonly weakest?: number;
  /** Places of its uncertain characters, spaces not counted; absent where they are not known. */
  readonly weakAt?: readonly number[];
  readonly box: Box;
}

/** Attribute names as the contract writes them on `verification/government-id`. Dates are YYYY-MM-DD. */
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

/** One value as one part of the document states it. */
export interface Reading {
  readonly value: string;
  readonly source: ReadingSource;
  /** 0 to 1. */
  readonly confidence: number;
  readonly box: Box | null;
  /** Printed readings only: the part whose statement a second, closer reading of the line ruled out; absent otherwise. */
  readonly rulesOut?: ReadingSource;
  /** Printed names only: the part that says the same, but for characters of it that were not surely read; absent otherwise. */
  readonly repeats?: ReadingSource;
  /** Names of a zone only: places in `value` that one of its two readers alone saw, and what the other one saw there. */
  readonly open?: readonly { readonly at: number; readonly other: string }[];
}

/** One AAMVA element file, decoded (AAMVA DL/ID Card Design Standard, annex D). */
export interface AamvaRecord {
  /** AAMVA version number of the header, 0 (pre-standard) to 10 and above. */
  readonly version: number;
  /** Six-digit issuer identification number. */
  readonly issuerId: string;
  readonly jurisdiction: string | null;
  readonly countryCode: 'US' | 'CA' | null;
  /** Subfile type: DL licence, ID identification card. */
  readonly kind: 'dl' | 'id';
  /** Element id (DCS, DAC, …) to its raw text. */
  readonly elements: Readonly<Record<string, string>>;
  readonly attributes: Readonly<Partial<Record<DocumentAttribute, string>>>;
}

export interface BarcodeFacts {
  readonly format: 'PDF417';
  readonly text: string;
  /** Which rung of the ladder read it; `matched`: codeword by codeword, by comparison with all that exist. */
  readonly stage: 'direct' | 'rectified' | 'matched' | 'sharpened' | 'deskewed';
  readonly aamva: AamvaRecord | null;
  /** Why the text is not an AAMVA record, null when it is one. */
  readonly aamvaError: string | null;
}

/**
 * Another symbol on a document: an inventory number, a link, a signed seal. Its text is reported as it is; which value of
 * which state it carries is not known, so none is claimed.
 */
export interface CodeFacts {
  readonly format: 'QRCode' | 'DataMatrix' | 'Aztec' | 'Code128';
  readonly text: string;
  /** In pixels of the normalized picture, not of the rectified one. */
  readonly box: Box;
}

/** Arrangements of ICAO Doc 9303 parts 4 to 7, and those of single states. */
export type MrzFormat =
  | 'TD1'
  | 'TD2'
  | 'TD3'
  | 'MRV-A'
  | 'MRV-B'
  | 'FRENCH_NATIONAL_ID'
  | 'FRENCH_DRIVING_LICENSE'
  | 'SWISS_DRIVING_LICENSE';

export interface MrzFacts {
  readonly format: MrzFormat;
  readonly lines: readonly string[];
  /** Every check digit right (ICAO Doc 9303 part 3, 4.9). */
  readonly valid: boolean;
  /** Names of the check digits that are wrong. */
  readonly wrongCheckDigits: readonly string[];
  /** Characters changed by check-digit repair: what was read and what it became. */
  readonly repairs: readonly {
    readonly line: number;
    readonly column: number;
    readonly from: string;
    readonly to: string;
  }[];
  /** Whether a second reader, the comparison with the glyphs of OCR-B, could read every line too; absent for lines given as text. */
  readonly isReadTwice?: boolean;
  /**
   * Characters that one reader alone gives in elements that no check digit proves, and characters for which another fits the check
   * digits as well: values with such a character are withheld. Absent for lines given as text.
   */
  readonly disagreements?: readonly {
    readonly line: number;
    readonly column: number;
    readonly taken: string;
    /** What the other reader saw; the same where it saw nothing clearly. */
    readonly other: string;
    /** Name of the element in the layout. */
    readonly element?: string;
    /** Attributes that the character belongs to. */
    readonly attributes: readonly DocumentAttribute[];
  }[];
  readonly documentCode: string;
  /** Three-letter codes as printed, filler removed. */
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
  /** What the file tells of an earlier compression, boxes in pixels of `rectifiedJpeg`; absent where it was not measured. */
  readonly compression?: CompressionFacts | null;
  readonly quality: ImageQuality;
  /** Null on a back, and in facts that were made without it. */
  readonly surface: SurfaceFacts | null;
  /** Where `quality.glareBox` is in `rectifiedJpeg`; null when there is none. */
  readonly glareOnPage: Box | null;
  /** Outline of the document in the picture, null when none was found (the whole picture is used then). */
  readonly outline: Quad | null;
  /** Degrees clockwise that the content had to be turned to be read: 0, 90, 180 or 270. */
  readonly turned: 0 | 90 | 180 | 270;
  readonly barcode: BarcodeFacts | null;
  /**
   * Symbols other than PDF417; absent where none are looked for: on passports and visas, on fronts with a back, beside a
   * PDF417 that was read as AAMVA text.
   */
  readonly codes?: readonly CodeFacts[];
  readonly mrz: MrzFacts | null;
  readonly text: readonly TextLine[];
  readonly faces: readonly FaceFacts[];
  /** Perspective-corrected copy, JPEG; the whole picture when no outline was found. */
  readonly rectifiedJpeg: Uint8Array;
  /** Size of `rectifiedJpeg` in pixels. */
  readonly rectifiedSize: PictureSize;
}

export interface DocumentFacts {
  readonly engineVersion: string;
  readonly front: DocumentSideFacts;
  readonly back: DocumentSideFacts | null;
  /** What the document itself says it is; null where it could not be told. Country is ISO 3166-1 alpha-2. */
  readonly detected: {
    readonly idClass: IdClass | null;
    readonly countryCode: string | null;
    readonly subdivision: string | null;
    /** 0 to 1. */
    readonly confidence: number;
  };
  /** Evidence ledger: every value with where it came from. */
  readonly readings: Readonly<Partial<Record<DocumentAttribute, readonly Reading[]>>>;
  /** The value chosen for each attribute: barcode before MRZ before visual zone, display spelling kept. */
  readonly attributes: Readonly<Partial<Record<DocumentAttribute, string>>>;
  /** Parts that state the holder's last name, birthdate or number well enough to be chosen; one alone repeats nothing. */
  readonly sources: readonly ReadingSource[];
  /** The portrait on the document, null when no face was found. */
  readonly portrait: FaceFacts | null;
  /** Head and shoulders of the portrait, cut from the rectified front; null when no face was found. */
  readonly portraitPicture: CutPicture | null;
}

export interface DocumentInput {
  readonly front: NormalizedImage;
  readonly back: NormalizedImage | null;
  /** What the individual chose, a hint only: ISO 3166-1 alpha-2 and class code. */
  readonly selectedCountryCode: string | null;
  readonly selectedIdClass: string | null;
  /** Day of the submission, YYYY-MM-DD: tells the century of years with two digits, which are no dates without it. */
  readonly asOf?: string;
}

export type SelfiePose = 'center' | 'left' | 'right';

export interface SelfieFacts {
  readonly engineVersion: string;
  readonly pose: SelfiePose;
  readonly width: number;
  readonly height: number;
  readonly sha256: string;
  readonly perceptualHash: string;
  readonly fineHash?: string;
  readonly capture: CaptureMetadata;
  readonly faces: readonly FaceFacts[];
  /** Mean luma of the whole picture, 0 to 255: says why no face was found in the dark. */
  readonly brightness: number;
  /** Lines of small print around the largest face, as on a document; null where none was looked for. */
  readonly printedLines: number | null;
}

/** The face of the package: the server uses this and nothing else. Slow calls run outside the caller's thread. */
export interface Engines {
  /** Decodes an untrusted upload in a child process with a time and memory limit. Never throws for bad input. */
  normalizeImage(bytes: Uint8Array): Promise<NormalizedImage | ImageRefusal>;
  /** The same for a paper: a photograph, or a PDF with its first pages. */
  normalizePaper(bytes: Uint8Array): Promise<NormalizedPaper | ImageRefusal>;
  extractDocument(input: DocumentInput): Promise<DocumentFacts>;
  extractPaper(input: PaperInput): Promise<PaperFacts>;
  extractSelfie(image: NormalizedImage, pose: SelfiePose): Promise<SelfieFacts>;
  /** Measures the video between the selfies. */
  extractTurns(input: TurnInput): Promise<TurnFacts>;
  /** Null when the two embeddings are not of the model in use. Throws RangeError for numbers that are none of a model. */
  compareFaces(a: FaceEmbedding, b: FaceEmbedding, use?: FaceUse): FaceComparison | null;
  /** Ends the child processes. */
  close(): Promise<void>;
}
