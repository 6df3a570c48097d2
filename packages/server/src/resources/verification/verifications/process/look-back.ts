/** Repeats of the same document, person or face in earlier inquiries of the environment. */
import type { CheckFacts, RepeatFacts } from '../../../../checks/check.ts';
import { copyDistance, hashDistance, selfieCopyDistance } from '../../../../checks/shared/perceptual-hash.ts';
import type { Reader } from '../../../../database/connection.ts';
import type { Perception } from '../../../../perception/perception.ts';
import type { Scope } from '../../../../security/scope.ts';
import { type FilePage, findUploadsOfInquiries } from '../../../platform/files/index.ts';
import {
  compareWithAccount,
  compareWithInquiries,
  type FaceOwner,
  type FaceSearch,
  type SeenFace,
  searchFaces,
} from '../faces.ts';
import { findRepeats, type SeenInquiry } from '../traces.ts';
import type { PerceivedFacts } from './perceived-facts.ts';
import { faceOf, tracesOf } from './read-outcome.ts';

/** Face history, found before the transaction that settles the verification because the search is slow. */
export interface FaceHistory {
  readonly face: SeenFace | null;
  readonly accountToSelfie: CheckFacts['accountToSelfie'];
  /** Search result; null if a repeat has no meaning. */
  readonly search: FaceSearch | null;
}

export async function searchFaceHistory(
  tx: Reader,
  scope: Scope,
  perception: Perception,
  facts: PerceivedFacts,
  owner: FaceOwner,
): Promise<FaceHistory> {
  const face = faceOf(facts);
  const compare = perception.compareFaces;
  const none = { nearest: null, searched: 0 };
  if (face === null) return { face, accountToSelfie: null, search: perception.leavesTraces ? none : null };
  const accountToSelfie = face.kind === 'selfie' ? await compareWithAccount(tx, scope, face, owner, compare) : null;
  const search = perception.leavesTraces ? await searchFaces(tx, scope, face, owner, compare) : null;
  return { face, accountToSelfie, search };
}

/**
 * Looks up keyed hashes inside the settling transaction, so that one of two concurrent transactions sees the other's.
 */
export async function findRepeatFacts(
  tx: Reader,
  scope: Scope,
  perception: Perception,
  facts: PerceivedFacts,
  { face, search }: Pick<FaceHistory, 'face' | 'search'>,
  owner: FaceOwner,
): Promise<RepeatFacts | null> {
  const traces = tracesOf(facts);
  if (search === null || traces.length === 0) return null;
  const { sameNumberInquiries, similarInquiries, pictureAccounts, ...seen } = await findRepeats(
    tx,
    scope,
    traces,
    owner,
  );
  const copies = await findCopies(tx, scope, facts, similarInquiries);
  const accounts = new Set([...pictureAccounts, ...copies.flatMap(({ accountId }) => accountId ?? [])]);
  const sameNumberFace =
    face === null ? null : await compareWithInquiries(tx, scope, face, sameNumberInquiries, perception.compareFaces);
  const similarPicture = copies.length > 0;
  return {
    ...seen,
    similarPicture,
    pictureAccounts: accounts.size,
    sameNumberFace,
    nearestFace: search.nearest,
    searchedFaces: search.searched,
  };
}

/** Limit of similar pictures compared one by one, the newest ones. */
const mostCompared = 200;

/** Returns the pages to compare with: a front with fronts and backs, each selfie with every selfie. */
function comparedPictures({ document, selfies }: PerceivedFacts): Compared {
  const known = (pictures: readonly { readonly fineHash?: string }[]) =>
    pictures.flatMap(({ fineHash }) => fineHash ?? []);
  return selfies === null
    ? { hashes: known(document === null ? [] : [document.front]), pages: ['front', 'back'], distance: copyDistance }
    : {
        hashes: known(Object.values(selfies)),
        pages: ['center_photo', 'left_photo', 'right_photo'],
        distance: selfieCopyDistance,
      };
}

interface Compared {
  readonly hashes: readonly string[];
  readonly pages: readonly FilePage[];
  readonly distance: number;
}

/** Finds the inquiries that showed a copy of one of these pictures. */
async function findCopies(
  tx: Reader,
  scope: Scope,
  facts: PerceivedFacts,
  candidates: readonly SeenInquiry[],
): Promise<readonly SeenInquiry[]> {
  const { hashes, pages, distance } = comparedPictures(facts);
  if (hashes.length === 0 || candidates.length === 0) return [];
  const compared = candidates.slice(0, mostCompared);
  const ids = compared.map(({ inquiryId }) => inquiryId);
  const uploads = await findUploadsOfInquiries(tx, scope, ids, pages);
  const isCopy = (other = '') => hashes.some((hash) => (hashDistance(hash, other) ?? Infinity) <= distance);
  const copies = new Set(uploads.filter(({ details }) => isCopy(details.fineHash)).map(({ inquiryId }) => inquiryId));
  return compared.filter(({ inquiryId }) => copies.has(inquiryId));
}
