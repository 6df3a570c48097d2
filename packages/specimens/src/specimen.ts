/** Specimen: pictures of one document with its holder's selfies, and their ground truth. */
import type { PhotographLevel } from './photograph.ts';
import type { TravelKind } from './travel-document.ts';

export type SpecimenKind = 'licence' | 'european-licence' | TravelKind | 'utility-bill';

/** Forgery of a specimen. */
export type Forgery =
  | 'edited-field'
  | 'swapped-portrait'
  | 'wrong-check-digit'
  | 'expired'
  | 'mismatched-barcode'
  | 'same-side-twice'
  | 'screen-recapture'
  | 'print-recapture'
  | 'retouched-field'
  | 'retouched-portrait'
  | 'punched-hole';

/** Forgeries that make sense on each kind. */
export const FORGERIES: Readonly<Record<SpecimenKind, readonly Forgery[]>> = {
  licence: [
    'edited-field',
    'mismatched-barcode',
    'expired',
    'same-side-twice',
    'swapped-portrait',
    'screen-recapture',
    'print-recapture',
    'retouched-field',
    'retouched-portrait',
    'punched-hole',
  ],
  passport: [
    'edited-field',
    'wrong-check-digit',
    'expired',
    'swapped-portrait',
    'screen-recapture',
    'print-recapture',
    'retouched-field',
    'retouched-portrait',
    'punched-hole',
  ],
  'identity-card': [
    'edited-field',
    'wrong-check-digit',
    'expired',
    'same-side-twice',
    'swapped-portrait',
    'screen-recapture',
    'print-recapture',
    'retouched-field',
    'retouched-portrait',
    'punched-hole',
  ],
  // An edited value cannot be detected here, since the document states no value twice.
  'european-licence': ['expired', 'swapped-portrait', 'screen-recapture', 'print-recapture'],
  'td2-card': ['edited-field', 'wrong-check-digit', 'expired'],
  'visa-a': ['wrong-check-digit', 'expired'],
  'visa-b': ['wrong-check-digit', 'expired'],
  'utility-bill': [],
};

export interface SpecimenRequest {
  readonly seed: number;
  readonly kind: SpecimenKind;
  readonly forgery: Forgery | null;
  /** Level; 'none' keeps the flat pictures. */
  readonly level: PhotographLevel | 'none';
  /** Day on which a genuine specimen is valid, YYYY-MM-DD. */
  readonly asOf: string;
}

/** Ground truth of a specimen; written to truth.json in its folder. */
export interface SpecimenTruth extends SpecimenRequest {
  /** ISO 3166-1 alpha-2 and the class codes of the contract (dl, pp, id, visa); null for bills. */
  readonly countryCode: string;
  readonly idClass: string | null;
  /** Values as printed on the front, by attribute; dates YYYY-MM-DD. An edited value is the forged one. */
  readonly values: Readonly<Record<string, string>>;
  readonly edited: { readonly attribute: string; readonly from: string; readonly to: string } | null;
  readonly barcodeText: string | null;
  /** Lines of the zone as printed. */
  readonly mrzLines: readonly string[] | null;
  /**
   * Portrait indexes (modulo their number) of the page's holder and of the selfies; a forger pastes the portrait of the
   * person who presents it.
   */
  readonly portraits: { readonly issued: number; readonly selfies: number } | null;
}

export interface Specimen {
  readonly truth: SpecimenTruth;
  /** Bytes by file name: front, back, selfie-center, selfie-left, selfie-right, or bill. */
  readonly files: Readonly<Record<string, Buffer>>;
}
