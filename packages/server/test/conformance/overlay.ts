/**
 * Differences between this product and the reference's documents, each with its reason. Any other difference fails the
 * conformance run. docs/compatibility.md shows these tables, so each line is written for its readers.
 */
import type { UnsentEvents, UnservedOperations } from './served.ts';

export interface StatusDifference {
  readonly operationId: string;
  readonly reference: number;
  readonly ours: number;
  readonly reason: string;
}

/** Operations for which the interface specification has another status of success. */
export const statuses: readonly StatusDifference[] = [
  {
    operationId: 'create-an-inquiry',
    reference: 201,
    ours: 200,
    reason: 'The interface specification says that 200 means success here, and any other status an error.',
  },
];

export interface Addition {
  /**
   * Type of the resource, with a trailing slash for a family, `error` for entries of `errors`, `document` for members
   * next to `data`.
   */
  readonly of: string;
  /** Path of the member below it. */
  readonly member: string;
  /** Operations concerned, for `document`. */
  readonly operations?: readonly string[];
  readonly reason: string;
}

/** Members that the reference does not document. Clients that ignore unknown members are not affected. */
export const additions: readonly Addition[] = [
  {
    of: 'inquiry-template',
    member: 'attributes.client-side-creation',
    reason: 'Whether template links may create inquiries; the reference sets it in its dashboard only.',
  },
  { of: 'error', member: 'code', reason: 'Stable name of the cause, for programs.' },
  { of: 'error', member: 'links', reason: '`links.about` links to the page that explains the code.' },
  {
    of: 'error',
    member: 'details',
    reason: 'Also on a 401: the interface specification requires title and details for every error.',
  },
  { of: 'error', member: 'source', reason: '`source.pointer` also on a 400; the reference has it only on a 422.' },
  {
    of: 'api-key',
    member: 'attributes.rate-limit-per-minute',
    reason: 'The reference sets the limit of a key in its dashboard.',
  },
  { of: 'api-log', member: 'attributes.request.headers.Service-Version', reason: 'The header of this interface.' },
  { of: 'api-log', member: 'attributes.api-key-id', reason: 'The key of the request; the reference does not show it.' },
  { of: 'api-log', member: 'attributes.api-version', reason: 'The version in force, also when no header was sent.' },
  { of: 'api-log', member: 'attributes.duration-ms', reason: 'How long the response took.' },
  { of: 'api-log', member: 'attributes.errors', reason: 'Why the request was refused, as in the response.' },
  { of: 'inquiry', member: 'attributes.field-corrections', reason: 'Read values, and how individuals corrected them.' },
  { of: 'inquiry', member: 'attributes.skipped-step-names', reason: 'Forms and steps that their condition left out.' },
  {
    of: 'inquiry',
    member: 'attributes.signals',
    reason: 'Documented by the reference in prose only; here the lists that something of the inquiry met.',
  },
  {
    of: 'webhook',
    member: 'attributes.failing-since',
    reason: 'Time since which every attempt has failed; null if the last one succeeded.',
  },
  {
    of: 'webhook',
    member: 'attributes.disabled-reason',
    reason: 'Why the service disabled the webhook; null if it did not.',
  },
  {
    of: 'report/',
    member: 'attributes.errors',
    reason: 'Why a report is errored, or what could not be searched for one that is ready.',
  },
  {
    of: 'report/',
    member: 'attributes.searched-sources',
    reason: 'Which watchlists were searched, in which version and how old.',
  },
  {
    of: 'report/',
    member: 'attributes.query-sources',
    reason:
      'The verification or inquiry that each member of the query came from, for a report that a template ran; otherwise empty.',
  },
  {
    of: 'report/',
    member: 'attributes.screened-versions',
    reason: 'Version of each watchlist that it was last screened against, by a run or by monitoring.',
  },
  {
    of: 'report/business-watchlist',
    member: 'attributes.term',
    reason: 'The business of the query; the reference shows it only in its dashboard.',
  },
  {
    of: 'report/email-address',
    member: 'attributes.email-domain-records',
    reason: 'Records of the domain name system; the reference keeps its own members for them null.',
  },
  {
    of: 'report/synthetic',
    member: 'attributes.signals',
    reason:
      'Signals from the accounts of the environment and from numbering plans, in addition to the scores of a vendor.',
  },
  {
    of: 'report-template/',
    member: 'attributes.settings',
    reason: 'The reference sets up report templates in its dashboard.',
  },
  {
    of: 'report-template/',
    member: 'attributes.draft',
    reason: 'Settings that are not published yet: the reference sets up report templates in its dashboard.',
  },
  {
    of: 'report-template/',
    member: 'attributes.revision',
    reason: 'A write that names the revision it has read is refused when another one was saved since.',
  },
  {
    of: 'report-template/',
    member: 'attributes.live-version-id',
    reason: 'The version in force, next to the draft.',
  },
  { of: 'importer/', member: 'attributes.list-id', reason: 'The list that an import fills.' },
  {
    of: 'importer/',
    member: 'attributes.row-count',
    reason: 'Number of rows; each finished row is in one of the three counts.',
  },
  {
    of: 'importer/',
    member: 'attributes.row-errors',
    reason: 'Rows that were refused, and why; the reference only counts them.',
  },
  {
    of: 'transaction-type',
    member: 'attributes.revision',
    reason: 'A write that names the revision it has read is refused when another one was saved since.',
  },
  {
    of: 'list-item/',
    member: 'attributes.expires-at',
    reason: 'Time when the item expires, if it has one.',
  },
  { of: 'event', member: 'attributes.redacted-at', reason: 'When the payload was erased with its resource.' },
  {
    of: 'webhook-body',
    member: 'data.attributes.context',
    reason: 'The changelog of the reference names it; its documented bodies leave it out.',
  },
  {
    of: 'document',
    member: 'meta',
    operations: ['retrieve-an-inquiry'],
    reason: 'The interface specification puts `session-token` here, for keys that may write inquiries.',
  },
];

/** Types of this service that the reference serializes under another name. */
export const kinds: readonly { readonly ours: string; readonly reference: string; readonly reason: string }[] = [
  {
    ours: 'verification/driver-license',
    reference: 'verification/government-id',
    reason: 'The interface specification names the kind; its attributes are those of verification/government-id.',
  },
];

export interface Absence {
  /** Type of the resource; a trailing slash denotes the family. */
  readonly of: string;
  /** Members; a trailing star matches any rest. */
  readonly members: readonly string[];
  readonly reason: string;
}

/** Documented attributes and relationships that resources of this service lack. */
export const absences: readonly Absence[] = [
  {
    of: 'event',
    members: ['attributes.context'],
    reason: 'Only some events have one, as in the reference.',
  },
  {
    of: 'verification/',
    members: ['attributes.from-reusable-*'],
    reason: 'Named after a product of the vendor of the reference that this product does not have.',
  },
  {
    of: 'verification/government-id-nfc',
    members: ['relationships.document'],
    reason: 'It is only simulated: no chip was read, so there is no document.',
  },
];

/** Formats that the reference declares and its own examples violate: dates of birth are given in parts. */
export const misprints: readonly { readonly schema: string; readonly members: readonly string[] }[] = [
  { schema: 'report-watchlist', members: ['year', 'month'] },
];

/** Type that the reference's examples have and its union schema omits; it has the shape of another one. */
export const leftOut: readonly { readonly schema: string; readonly like: string; readonly type: string }[] = [
  {
    schema: 'reports-included-objects',
    like: 'report-template-profile',
    type: 'report-template/profile-non-authoritative',
  },
];

export interface Impossible {
  readonly operations: readonly string[];
  readonly status: number;
  readonly reason: string;
}

/** Kinds of list items in operation ids. */
const itemNames = [
  'a-browser-fingerprint',
  'a-country',
  'a-device-fingerprint',
  'an-email-address',
  'a-field',
  'a-geolocation',
  'a-government-id-number',
  'an-ip-address',
  'a-name',
  'a-phone-number',
  'a-string',
];

/** Documented answers that this product never gives; they are not counted. */
export const impossible: readonly Impossible[] = [
  {
    operations: [
      'redact-an-inquiry',
      'redact-an-account',
      'redact-a-verification',
      'redact-a-report',
      'redact-a-transaction',
      'redact-a-case',
      'archive-a-theme-set',
    ],
    status: 422,
    reason: 'The request has no member that could be unprocessable; a conflict gets 409.',
  },
  {
    operations: ['create-a-case'],
    status: 503,
    reason: 'Without the database every operation responds with 503; creating a case has no other reason for it.',
  },
  {
    operations: ['archive-a-list', ...itemNames.map((name) => `archive-${name}-list-item`)],
    status: 422,
    reason: 'The request has no member that could be unprocessable; a conflict gets 409.',
  },
  {
    operations: itemNames.map((name) => `retrieve-${name}-list-item`),
    status: 422,
    reason: 'A request that only reads says nothing that a rule could find unprocessable.',
  },
  {
    operations: ['accounts-list-all-relations', ...itemNames.map((name) => `retrieve-${name}-list-item`)],
    status: 409,
    reason: 'Reading a list changes nothing that another request could stand in the way of.',
  },
];

/** Documented operations that are not served. */
export const unserved: readonly UnservedOperations[] = [
  {
    tag: 'Connect',
    reason: 'Not built so far: an inquiry cannot be shared with another organization.',
  },
  {
    tag: 'Graph',
    reason: 'Not built yet; `GET /accounts/{account-id}/linked-accounts` lists what accounts share.',
  },
  {
    tag: 'OAuth',
    reason: 'Not built so far: programs come with API keys, and people by the dashboard.',
  },
  {
    tag: 'Relay',
    reason: 'Not built so far: no pass is issued that proves something without saying who.',
  },
  {
    tag: 'Workflows',
    reason: 'Not built so far: templates of inquiries and reports, and rule sets of transactions, decide without one.',
  },
];

/** Documented events that no slice records. */
export const neverSent: readonly UnsentEvents[] = [
  {
    events: [
      'report/business-associated-persons.errored',
      'report/business-associated-persons.ready',
      'report/business-registrations-lookup.errored',
      'report/business-registrations-lookup.ready',
      'report/sentilink-scores.errored',
      'report/sentilink-scores.ready',
    ],
    reason: 'No request creates a report of these kinds, as in the reference, and no flow of work does so far.',
  },
  {
    events: ['account.restored'],
    reason: 'An account that was consolidated stays with the one that took its objects.',
  },
  {
    events: ['document.errored', 'document.extracted', 'document.pending', 'selfie.errored'],
    reason: 'Reading a picture is one step here; a picture that cannot be read leads to a verification that failed.',
  },
  {
    events: ['verification.tentatively-failed', 'verification.tentatively-passed'],
    reason: 'A verification is judged at once; what a person says of it later is an end of its own.',
  },
  {
    events: ['verification.updated-tags'],
    reason: 'No operation tags a verification, as in the reference.',
  },
  {
    events: ['inquiry.reusable-<vendor>-created', 'inquiry.reusable-<vendor>-used'],
    reason: 'Named after a product of the vendor of the reference that this product does not have.',
  },
  {
    events: ['transaction.sentinel-session-processed'],
    reason:
      'Signals of the devices of a transaction are gathered by a library of the vendor that this product does not have.',
  },
  {
    events: [
      'graph-query.cancelled',
      'graph-query.completed',
      'graph-query.errored',
      'graph-query.reran',
      'graph-query.timed-out',
      'importer-pipeline-run.canceled',
      'importer-pipeline-run.completed',
      'importer-pipeline-run.errored',
      'importer-pipeline-run.paused',
      'importer-pipeline-run.resumed',
      'importer-pipeline-run.started',
      'workflow-run.created',
      'workflow-run.errored',
      'workflow-run.resumed',
    ],
    reason: 'No operation so far makes what they are about: graph queries, pipelines of imports, runs of workflows.',
  },
];

/** Operations that the reference withdrew and that are not served: each is a 404. */
export const withdrawn: readonly { readonly operations: readonly string[]; readonly reason: string }[] = [
  {
    operations: [
      'POST /document/generics',
      'PATCH /document/generics/{document-id}',
      'POST /document/generics/{document-id}/submit',
      'POST /document/government-ids',
      'PATCH /document/government-ids/{document-id}',
      'POST /document/government-ids/{document-id}/submit',
    ],
    reason: 'Withdrawn from the description of the reference; documents are created by inquiries.',
  },
  {
    operations: [
      'POST /verification/{kind}',
      'PATCH /verification/{kind}/{verification-id}',
      'POST /verification/{kind}/{verification-id}/submit',
      'POST /verification/{kind}/{verification-id}/send-confirmation-code',
      'POST /verification/{kind}/{verification-id}/confirm',
    ],
    reason:
      'Withdrawn from the description of the reference; verifications are created by the steps of an inquiry, and in the sandbox by its simulations.',
  },
];

/**
 * Kinds of verification that no step creates; only simulations in a sandbox do, and each check says so in its metadata.
 */
export const onlySimulated: readonly { readonly kinds: readonly string[]; readonly reason: string }[] = [
  {
    kinds: ['government-id-nfc'],
    reason: 'No chip is read: a browser cannot read one, and the service has no app.',
  },
  {
    kinds: ['email-address', 'phone-number'],
    reason: 'A simulation sends no code. Data about an address or a number comes from a report.',
  },
];
