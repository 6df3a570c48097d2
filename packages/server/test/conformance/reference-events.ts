/**
 * Every event with a documented body in the reference, by its type; the brand as in reference-operations.ts. Data only.
 */
const eventsByType: Readonly<Record<string, string>> = {
  account:
    'added-relation archived consolidated consolidated-with created redacted removed-relation restored status-updated tag-added tag-removed updated-fields updated-tags',
  case: 'assigned created exported queue-updated redacted reopened resolved sla-expired status-updated updated-fields updated-tags',
  document: 'created errored extracted pending processed submitted',
  'graph-query': 'cancelled completed errored reran timed-out',
  'importer-pipeline-run': 'canceled completed errored paused resumed started',
  inquiry:
    'approved completed created declined expired failed marked-for-review redacted reusable-<vendor>-created reusable-<vendor>-used started transitioned updated-tags',
  'inquiry-session': 'canceled expired started',
  'report/address-lookup': 'errored ready submitted',
  'report/adverse-media': 'dismissed errored matched ready',
  'report/business-adverse-media': 'dismissed errored matched ready',
  'report/business-associated-persons': 'errored ready',
  'report/business-lookup': 'errored ready',
  'report/business-registrations-lookup': 'errored ready',
  'report/business-watchlist': 'dismissed errored matched ready',
  'report/crypto-address-watchlist': 'errored matched ready',
  'report/email-address': 'errored ready',
  'report/phone-number': 'errored ready',
  'report/politically-exposed-person': 'dismissed errored matched ready',
  'report/profile': 'errored ready',
  'report/profile-non-authoritative': 'errored ready',
  'report/sentilink-scores': 'errored ready',
  'report/social-media': 'errored ready',
  'report/synthetic': 'errored ready',
  'report/watchlist': 'dismissed errored matched ready',
  selfie: 'created errored processed submitted',
  transaction:
    'added-relation created labeled redacted removed-relation sentinel-session-processed status-updated updated-fields',
  'transaction-type': 'deleted-field',
  verification:
    'canceled created escalated failed passed requires-retry skipped submitted tentatively-failed tentatively-passed updated-tags',
  'workflow-run': 'created errored resumed',
};

export const referenceEvents: readonly string[] = Object.entries(eventsByType).flatMap(([type, endings]) =>
  endings.split(' ').map((ending) => `${type}.${ending}`),
);
