/**
 * A picture that was taken badly proves nothing against the one who took it: what was read from it is asked again, and
 * when no try remains a person looks. Pure.
 */
import type { CapturedPart, CheckResult } from './check.ts';
import { findCheck } from './index.ts';

/** The pictures that an answer hangs on: those its metadata names, else those of its check. */
function picturesOf({ name, metadata }: CheckResult): readonly CapturedPart[] {
  const all = findCheck(name)?.readFrom ?? [];
  const { pages } = metadata;
  return Array.isArray(pages) ? all.filter((part) => pages.includes(part)) : all;
}

export const judgesCapture = ({ name }: CheckResult): boolean => findCheck(name)?.judgesCapture === true;

/** Of the pictures that the answer hangs on those that were taken badly, by what any check says of them, required or not. */
export function badPicturesOf(result: CheckResult, all: readonly CheckResult[]): readonly CapturedPart[] {
  const bad = new Set(all.filter((each) => each.status === 'failed' && judgesCapture(each)).flatMap(picturesOf));
  return picturesOf(result).filter((part) => bad.has(part));
}

/** True for a failure that may come from nothing but a picture taken badly. */
export const stemsFromCapture = (result: CheckResult, all: readonly CheckResult[]): boolean =>
  result.status === 'failed' && badPicturesOf(result, all).length > 0;
