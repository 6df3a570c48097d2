/** The API versions, newest first, and the conversions between each and the newest. */
import { Refusal } from '../../lib/refusal.ts';
import type { Document } from '../json-api/document.ts';
import { oneNumberOfGovernmentIds } from './2021-02-21/one-number-of-government-ids.ts';
import { oneIdentificationNumber } from './2021-05-14/one-identification-number.ts';
import { reviewerIsARelationship } from './2021-07-05/reviewer-is-a-relationship.ts';
import { browserFingerprintOfTheDevice } from './2021-08-18/browser-fingerprint-of-the-device.ts';
import { fileLinksSignThemselves } from './2023-01-05/file-links-sign-themselves.ts';
import { caseFieldsOnlyInFields } from './2025-10-27/case-fields-only-in-fields.ts';
import { fieldKeysNotInflected } from './2025-10-27/field-keys-not-inflected.ts';
import { noInquiryMatchesOfListItems } from './2025-10-27/no-inquiry-matches-of-list-items.ts';
import { nothingIncludedUnasked } from './2025-10-27/nothing-included-unasked.ts';
import { personalAttributesOnlyInFields } from './2025-10-27/personal-attributes-only-in-fields.ts';
import { unknownAttributesRefused } from './2025-10-27/unknown-attributes-refused.ts';
import { noRunHistoryInReports } from './2025-12-08/no-run-history-in-reports.ts';
import { sessionsNameTheGpsCountry } from './2026-09-29/sessions-name-the-gps-country.ts';
import { webhookNameRequired } from './2026-09-29/webhook-name-required.ts';
import type { ApiVersion, AttributesSchema, RequestBody, RequestTarget, VersionChange } from './version-change.ts';
import { downgradeThrough, requestSchemaThrough, upgradeThrough } from './walk.ts';

/** Versions, newest first; the changes of each are the differences to the version below it. */
export const apiVersions: readonly ApiVersion[] = [
  { date: '2026-09-29', changes: [webhookNameRequired, sessionsNameTheGpsCountry] },
  { date: '2025-12-08', changes: [noRunHistoryInReports] },
  {
    date: '2025-10-27',
    changes: [
      unknownAttributesRefused,
      personalAttributesOnlyInFields,
      nothingIncludedUnasked,
      fieldKeysNotInflected,
      noInquiryMatchesOfListItems,
      caseFieldsOnlyInFields,
    ],
  },
  { date: '2023-01-05', changes: [fileLinksSignThemselves] },
];

/**
 * Versions accepted for older clients, equal to 2023-01-05 except for these differences (decision 0006). They have no
 * documents of their own.
 */
export const olderVersions: readonly ApiVersion[] = [
  { date: '2022-09-01', changes: [] },
  { date: '2021-08-18', changes: [browserFingerprintOfTheDevice] },
  { date: '2021-07-05', changes: [reviewerIsARelationship] },
  { date: '2021-05-14', changes: [oneIdentificationNumber] },
  { date: '2021-02-21', changes: [oneNumberOfGovernmentIds] },
  { date: '2020-05-18', changes: [] },
];

const allVersions = [...apiVersions, ...olderVersions];

export const newestVersion = apiVersions[0]?.date ?? '';
export const acceptedVersions: readonly string[] = allVersions.map(({ date }) => date);

/** Returns the version. Throws unknown_version with the header and the accepted dates. */
export function checkVersion(text: string): string {
  if (acceptedVersions.includes(text)) return text;
  throw new Refusal('unknown_version', {
    details: `Service-Version must be one of ${acceptedVersions.join(', ')}, not ${text.slice(0, 40)}`,
  });
}

/** Returns the changes between `date` and the newest version, newest first. */
export function changesSince(date: string): readonly VersionChange[] {
  const known = changesByDate.get(date);
  if (known !== undefined) return known;
  const changes = allVersions.filter((version) => version.date > date).flatMap((version) => version.changes);
  changesByDate.set(date, changes);
  return changes;
}

const changesByDate = new Map<string, readonly VersionChange[]>();

/** Converts the newest document to version `date`. */
export const downgradeDocument = (document: Document, date: string): Document =>
  downgradeThrough(changesSince(date), document);

/** Converts a request body of version `date` to the newest version. */
export const upgradeRequest = (body: RequestBody, target: RequestTarget, date: string): RequestBody =>
  upgradeThrough(changesSince(date), body, target);

/** Converts a request schema of the newest version to that of version `date`. */
export const downgradeRequestSchema = (
  schema: AttributesSchema,
  target: RequestTarget,
  date: string,
): AttributesSchema => requestSchemaThrough(changesSince(date), schema, target);

export function defaultIncludes(operationId: string, date: string): readonly string[] {
  return changesSince(date).flatMap((change) => change.defaultIncludes?.[operationId] ?? []);
}

export function inflectsFieldKeys(date: string): boolean {
  return changesSince(date).some((change) => change.inflectsFieldKeys === true);
}

export function fileLinksNeedAKey(date: string): boolean {
  return changesSince(date).some((change) => change.fileLinksNeedAKey === true);
}
