/**
 * Failures caused by bad pictures. A bad picture proves nothing against the person: its readings are requested again,
 * and without a remaining attempt a reviewer decides. Pure.
 */
import type { CapturedPart, CheckResult } from './check.ts';
import { findCheck } from './index.ts';

/** Returns the pictures that a result depends on: those in its metadata, else those of its check. */
function picturesOf({ name, metadata }: CheckResult): readonly CapturedPart[] {
  const all = findCheck(name)?.readFrom ?? [];
  const { pages } = metadata;
  return Array.isArray(pages) ? all.filter((part) => pages.includes(part)) : all;
}

export const judgesCapture = ({ name }: CheckResult): boolean => findCheck(name)?.judgesCapture === true;

/** Returns the bad ones among the pictures that the result depends on, according to any check, required or not. */
export function badPicturesOf(result: CheckResult, all: readonly CheckResult[]): readonly CapturedPart[] {
  const bad = new Set(all.filter((each) => each.status === 'failed' && judgesCapture(each)).flatMap(picturesOf));
  return picturesOf(result).filter((part) => bad.has(part));
}

/** Returns true for a failure that a bad picture may explain. */
export const stemsFromCapture = (result: CheckResult, all: readonly CheckResult[]): boolean =>
  result.status === 'failed' && badPicturesOf(result, all).length > 0;
