/**
 * Optional services of the operator besides the engines: an authority that verifies licences, and a gallery of faces of
 * public figures. A part that is not connected is null, and its checks report that. The composition root chooses.
 */
import type { FaceComparison, FaceEmbedding, FaceUse } from '@countersign/engines/facts';

/** Values of a licence by kebab attribute name; values that were not read are left out. */
export type LicenceRecord = Readonly<Record<string, string>>;

export type LicenceAnswer =
  /** Agreement of each compared value with the record, by kebab attribute name. */
  | { readonly state: 'found'; readonly matches: Readonly<Record<string, boolean>> }
  | { readonly state: 'not_found' }
  /** No answer, or an invalid one. */
  | { readonly state: 'unavailable' };

export interface LicenceAuthority {
  /** Looks a licence up. Never throws: a failure is `unavailable`. */
  lookUp(record: LicenceRecord): Promise<LicenceAnswer>;
}

export interface GalleryAnswer {
  /** Nearest face of the gallery; null if the gallery is empty. */
  readonly nearest: FaceComparison | null;
  /** Name of that person. */
  readonly name: string | null;
  readonly searchedFaces: number;
}

export interface FaceGallery {
  /** Searches the gallery; null if it could not be opened. */
  search(face: FaceEmbedding, pictures: FaceUse['pictures']): Promise<GalleryAnswer | null>;
}

export interface Lookups {
  readonly licences: LicenceAuthority | null;
  readonly publicFigures: FaceGallery | null;
}

/** Lookups without a connected service, as in every sandbox: the data of a simulated person belongs to no real one. */
export const noLookups: Lookups = { licences: null, publicFigures: null };
