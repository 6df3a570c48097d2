/**
 * The points where this product is not what the reference documents, each with its reason. Whatever is not listed here
 * fails the conformance run. docs/compatibility.md shows these tables, so a line is written for its reader.
 */

export interface StatusDifference {
  readonly operationId: string;
  readonly reference: number;
  readonly ours: number;
  readonly reason: string;
}

/** Where the interface specification gives another status of success. */
export const statuses: readonly StatusDifference[] = [
  {
    operationId: 'create-an-inquiry',
    reference: 201,
    ours: 200,
    reason: 'The interface specification says that 200 means success here, and any other status an error.',
  },
];

export interface Addition {
  /** Type of the resource, `error` for entries of `errors`, `document` for members beside `data`. */
  readonly of: string;
  /** Path of the member below it. */
  readonly member: string;
  /** Where `document` is meant: the operations it concerns. */
  readonly operations?: readonly string[];
  readonly reason: string;
}

/** Members that the reference does not document. Clients that ignore what they do not know notice nothing. */
export const additions: readonly Addition[] = [
  { of: 'error', member: 'code', reason: 'A stable name of the cause, for programs.' },
  { of: 'error', member: 'links', reason: '`links.about` leads to the page that explains the code.' },
  {
    of: 'error',
    member: 'details',
    reason: 'On a 401 too: by the interface specification every error says title and details.',
  },
  { of: 'error', member: 'source', reason: '`source.pointer` on a 400 too; the reference has it on a 422 only.' },
  {
    of: 'api-key',
    member: 'attributes.rate-limit-per-minute',
    reason: 'The reference sets the limit of a key in its dashboard.',
  },
  {
    of: 'api-log',
    member: 'attributes.request.headers.Service-Version',
    reason: 'The header has the name of the interface specification.',
  },
  {
    of: 'inquiry',
    member: 'attributes.signals',
    reason: 'Documented by the reference in prose only; an empty list here.',
  },
  {
    of: 'webhook',
    member: 'attributes.failing-since',
    reason: 'Since when every attempt has failed; null while all is well.',
  },
  {
    of: 'webhook',
    member: 'attributes.disabled-reason',
    reason: 'Why the service disabled it by itself; null when it did not.',
  },
  { of: 'event', member: 'attributes.redacted-at', reason: 'When the payload was erased with its resource.' },
  {
    of: 'webhook-body',
    member: 'data.attributes.context',
    reason: 'The reference tells of it in its changelog; the bodies it documents leave it out.',
  },
  {
    of: 'document',
    member: 'meta',
    operations: ['retrieve-an-inquiry'],
    reason: 'The interface specification puts `session-token` here, for keys that may write inquiries.',
  },
];

/** Types of ours that the reference serializes under another one. */
export const kinds: readonly { readonly ours: string; readonly reference: string; readonly reason: string }[] = [
  {
    ours: 'verification/driver-license',
    reference: 'verification/government-id',
    reason: 'The interface specification names the kind; its attributes are those of verification/government-id.',
  },
];

export interface Absence {
  /** Type of the resource; a slash at the end stands for the family. */
  readonly of: string;
  /** A star at the end stands for any rest. */
  readonly members: readonly string[];
  readonly reason: string;
}

/** Documented attributes and relationships that our resources do not carry. */
export const absences: readonly Absence[] = [
  {
    of: 'event',
    members: ['attributes.context'],
    reason: 'Some events alone have one, as in the reference.',
  },
  {
    of: 'verification/',
    members: ['attributes.from-reusable-*'],
    reason: 'Named after a product of the vendor of the reference that this product does not have.',
  },
];

export interface Impossible {
  readonly operations: readonly string[];
  readonly status: number;
  readonly reason: string;
}

/** Documented answers that this product never gives; they are not counted. */
export const impossible: readonly Impossible[] = [
  {
    operations: [
      'retrieve-an-aamva-verification',
      'retrieve-an-ecbsv-database-verification',
      'retrieve-a-phone-carrier-database-verification',
      'retrieve-a-serpro-database-verification',
      'retrieve-a-database-standard-verification',
      'retrieve-a-tin-database-verification',
      'retrieve-a-email-address-verification',
      'retrieve-a-government-id-nfc-verification',
      'retrieve-a-phone-number-verification',
    ],
    status: 200,
    reason: 'No inquiry makes a verification of this kind; the address answers every refusal as documented.',
  },
  {
    operations: ['redact-an-inquiry', 'redact-an-account', 'redact-a-verification', 'archive-a-theme-set'],
    status: 422,
    reason: 'The request has no member that a rule could find unprocessable; what stands in the way of it is a 409.',
  },
  {
    operations: ['accounts-list-all-relations'],
    status: 409,
    reason: 'Reading a list changes nothing that another request could stand in the way of.',
  },
];

/** Documented events that can be subscribed to and that nothing in the product brings about; they are not counted. */
export const neverSent: readonly { readonly events: readonly string[]; readonly reason: string }[] = [
  {
    events: ['account.restored'],
    reason: 'An account that was consolidated stays with the one that took its objects.',
  },
  {
    events: ['document.errored', 'document.extracted', 'document.pending', 'selfie.errored'],
    reason: 'Reading a picture is one step here; a picture that cannot be read leads to a verification that failed.',
  },
  {
    events: [
      'verification.escalated',
      'verification.skipped',
      'verification.tentatively-failed',
      'verification.tentatively-passed',
      'verification.updated-tags',
    ],
    reason: 'A verification is judged at once and for good, and no operation escalates, skips or tags one.',
  },
];
