/**
 * Remedies that the individual sees after failed checks, and the parts to retake, as each check declares them. Pure.
 */
import { badPicturesOf, judgesCapture, stemsFromCapture } from './bad-capture.ts';
import type { CheckResult } from './check.ts';
import { findCheck } from './index.ts';
import type { AskedPart, RemedyCode, RetryPart } from './remedy-codes.ts';

/** Returns the remedy for a failed check; softened to `not_accepted` if its check declares none. */
export function remedyFor({ name, reasons }: CheckResult): RemedyCode {
  const asks = findCheck(name)?.asks;
  const byReason = reasons.map((reason) => asks?.remedyByReason?.[reason]).find((code) => code);
  return byReason ?? asks?.remedy ?? 'not_accepted';
}

/** Part that a softened failure requests again, by kind of verification: everything that the individual showed. */
const shownFor = {
  'government-id': 'document',
  selfie: 'selfie',
  document: 'paper',
  'email-address': 'contact',
  'phone-number': 'contact',
} as const;

function askedBy({ name }: CheckResult): AskedPart {
  const check = findCheck(name);
  const kind = check?.kind ?? 'government-id';
  return check?.asks?.part ?? (kind in shownFor ? shownFor[kind as keyof typeof shownFor] : 'details');
}

function failedPages(result: CheckResult): readonly unknown[] {
  const pages = result.metadata.pages;
  return Array.isArray(pages) ? pages : [];
}

/**
 * Returns the part to retake: another document if this one is not acceptable, else the one side that was bad (according
 * to `all`) or that the check names in its metadata `pages`, else the whole document.
 */
export function partFor(result: CheckResult, all: readonly CheckResult[] = []): RetryPart {
  const part = askedBy(result);
  if (part !== 'document') return part;
  const bad = badPicturesOf(result, all);
  const [page, ...others] = bad.length > 0 ? bad : failedPages(result);
  return others.length === 0 && (page === 'front' || page === 'back') ? page : 'document';
}

/**
 * Returns one part for several failed checks: the choice if one requests another document, otherwise the common part,
 * otherwise the whole document; selfies only if all request them.
 */
export function partForAll(results: readonly CheckResult[], all: readonly CheckResult[] = []): RetryPart {
  const parts = new Set(results.map((result) => partFor(result, all)));
  if (parts.has('choice')) return 'choice';
  if (parts.size === 1) return [...parts][0] ?? 'document';
  return 'document';
}

/**
 * Returns all remedies to show, each once. `failures` are the checks that caused the retry, or ended it. A failed blur
 * or glare check in `all` is added even if it does not count, since it explains why the others could not read the
 * picture. It replaces the softened `not_accepted` of those others, and is not added if another failure still requires
 * `not_accepted`.
 */
export function remediesFor(failures: readonly CheckResult[], all: readonly CheckResult[] = failures): RemedyCode[] {
  const said = failures
    .filter((result) => remedyFor(result) !== 'not_accepted' || !stemsFromCapture(result, all))
    .map(remedyFor);
  if (failures.length === 0 || said.includes('not_accepted')) return [...new Set(said)];
  const causes = all.filter((each) => each.status === 'failed' && judgesCapture(each)).map(remedyFor);
  return [...new Set([...causes, ...said])];
}
