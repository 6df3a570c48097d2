/**
 * Events of the reference except those with a vendor's name (contract, platform 15.2), including events that this
 * service never records, since a webhook may subscribe to them. Data only.
 */
const suffixes: Readonly<Record<string, string>> = {
  account:
    'added-relation archived consolidated consolidated-with created redacted removed-relation restored status-updated tag-added tag-removed updated-fields updated-tags',
  'account-property': 'redacted',
  'account-type': 'deleted-field',
  'agent-conversation': 'created errored message-added',
  authentication: 'completed created expired failed redacted',
  case: 'assigned created exported print-initiated queue-updated redacted reopened resolved sla-expired status-updated updated updated-fields updated-tags',
  'case-comment': 'created',
  'case-message': 'received sent',
  'case-template': 'deleted-field',
  checkpoint: 'completed created expired failed started',
  'connect/share-token': 'inbound-created inbound-redeemed outbound-created outbound-redeemed',
  document: 'created errored extracted pending processed submitted',
  filing: 'created filed',
  'graph-query': 'cancelled completed errored reran submitted timed-out',
  'importer-pipeline-run': 'canceled completed errored paused resumed started',
  inquiry:
    'approved completed created declined expired failed marked-for-review redacted started transitioned updated-tags',
  'inquiry-session': 'canceled expired started',
  'inquiry-template-version': 'created published',
  'integration-log': 'created',
  sar: 'created filed',
  selfie: 'created errored processed submitted',
  session: 'created expired',
  transaction:
    'added-relation created labeled redacted removed-relation sentinel-session-processed status-updated updated-fields',
  'transaction-type': 'deleted-field',
  user: 'availability-updated',
  verification:
    'canceled created escalated failed passed requires-retry skipped submitted tentatively-failed tentatively-passed updated-tags',
  workflow: 'published',
  'workflow-run': 'created errored resumed',
};

/** Event suffixes of reports with the kinds of reports that have them. */
const reports: readonly (readonly [suffixes: string, kinds: string])[] = [
  [
    'ready errored matched dismissed',
    'watchlist adverse-media business-watchlist business-adverse-media politically-exposed-person custom-list',
  ],
  ['ready errored matched', 'screening community-safety crypto-address-watchlist business-media-coverage'],
  ['reviewed', 'screening'],
  ['submitted', 'business-media-coverage'],
  [
    'ready errored submitted',
    'address-lookup business-classification business-enforcement-action business-industry-classification business-online-presence business-personnel-insights',
  ],
  [
    'ready errored',
    'business-associated-persons business-liens-lookup business-lookup business-lookup-eu business-registrations-lookup business-social-media business-website email-address phone-number profile profile-non-authoritative sec-action-lookup sentilink-scores social-media synthetic',
  ],
  ['ready errored changed', 'business-nonprofit'],
  ['ready', 'background-check comprehensive-profile employer-lookup'],
  ['ready matched', 'crypto_address'],
];

const named = (types: readonly string[], endings: string): string[] =>
  types.flatMap((type) => endings.split(' ').map((ending) => `${type}.${ending}`));

export const publishedEvents: ReadonlySet<string> = new Set([
  ...Object.entries(suffixes).flatMap(([type, endings]) => named([type], endings)),
  ...reports.flatMap(([endings, kinds]) =>
    named(
      kinds.split(' ').map((kind) => `report/${kind}`),
      endings,
    ),
  ),
]);
