/** Entry point of a thread of the screener. */
import type { Model } from '@countersign/screening';
import { affectedSubjects } from './affected-subjects.ts';
import { entriesThatDiffer } from './entries-that-differ.ts';
import { rebuildSegment } from './rebuild-segment.ts';
import { buildSandboxSegments } from './sandbox-watchlists.ts';
import type { ScreeningRequest } from './screening-request.ts';
import { type Found, type SharedSegment, searchSegments } from './search-segments.ts';

export default function screen([segments, request, model]: readonly [
  readonly SharedSegment[],
  ScreeningRequest,
  Model,
]): Found {
  return searchSegments(segments, request, model);
}

export const buildSandbox = buildSandboxSegments;

export const affected = affectedSubjects;

export const rebuild = rebuildSegment;

export const differing = entriesThatDiffer;
