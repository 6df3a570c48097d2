/** From the bodies of requests, as their schemas have them, to the commands that the operations of inquiries take. Pure. */
import type { Wire } from '../../../api/json-api/schema.ts';
import type { ExpirySettings } from '../inquiry-templates/index.ts';
import { checkCreate } from './check-create.ts';
import type { createInquiryAttributes, createInquiryMeta, updateInquiryAttributes } from './schema.ts';

export type CreateAttributes = Wire<typeof createInquiryAttributes>;
export type CreateMeta = Wire<typeof createInquiryMeta>;

/** What makes an inquiry. Null stands for left out; exactly one of the three template identifiers is needed. */
export interface CreateInquiry {
  readonly inquiryTemplateId?: string | null;
  readonly inquiryTemplateVersionId?: string | null;
  /** The older name of an inquiry template, `tmpl_…`. */
  readonly templateId?: string | null;
  readonly referenceId?: string | null;
  readonly accountId?: string | null;
  /** What the account is found or made by, where none is named. */
  readonly account?: {
    /** False: the inquiry is made without one. */
    readonly isWanted: boolean;
    readonly typeId: string | null;
    readonly referenceId: string | null;
  };
  /** The transaction that it is made of. */
  readonly transactionId?: string;
  readonly creatorEmailAddress?: string | null;
  readonly themeSetId?: string | null;
  readonly initialStepName?: string | null;
  /** Values as they were sent, by the key of their field. */
  readonly fields?: Readonly<Record<string, unknown>> | null;
  readonly note?: string | null;
  readonly redirectUri?: string | null;
  readonly tags?: readonly string[] | null;
  /** What is left out is as the template says. */
  readonly expiry?: { readonly [Setting in keyof ExpirySettings]?: number | null };
  /** What is opened at once. */
  readonly opens?: { readonly session: boolean; readonly link: boolean };
}

/** What is left out stays. */
export interface UpdateInquiry {
  readonly fields?: Readonly<Record<string, unknown>> | null;
  readonly note?: string | null;
  readonly redirectUri?: string | null;
  readonly tags?: readonly string[];
}

type Pointer = `/data/attributes/${keyof CreateAttributes}`;

/** Where requests say what the commands have. */
export const pointers = {
  inquiryTemplateId: '/data/attributes/inquiry-template-id',
  inquiryTemplateVersionId: '/data/attributes/inquiry-template-version-id',
  templateId: '/data/attributes/template-id',
  themeSetId: '/data/attributes/theme-set-id',
  initialStepName: '/data/attributes/initial-step-name',
  redirectUri: '/data/attributes/redirect-uri',
  tags: '/data/attributes/tags',
} as const satisfies Partial<Record<keyof CreateInquiry, Pointer>>;

/** The name that the last part of a pointer gives. */
export const nameAt = (pointer: Pointer): string => pointer.slice('/data/attributes/'.length);

/** Throws bad_request naming everything that the body says wrong by itself, not_found for a theme. */
export function readCreateInquiry(attributes: CreateAttributes, meta: CreateMeta): CreateInquiry {
  checkCreate(attributes, meta);
  return {
    inquiryTemplateId: attributes['inquiry-template-id'],
    inquiryTemplateVersionId: attributes['inquiry-template-version-id'],
    templateId: attributes['template-id'],
    referenceId: attributes['reference-id'] ?? meta['auto-create-account-reference-id'],
    accountId: attributes['account-id'],
    account: {
      isWanted: meta['auto-create-account'] !== false,
      typeId: meta['auto-create-account-type-id'] ?? null,
      referenceId: meta['auto-create-account-reference-id'] ?? attributes['reference-id'] ?? null,
    },
    creatorEmailAddress: attributes['creator-email-address'],
    themeSetId: attributes['theme-set-id'],
    initialStepName: attributes['initial-step-name'],
    fields: attributes.fields,
    note: attributes.note,
    redirectUri: attributes['redirect-uri'],
    tags: attributes.tags,
    expiry: {
      createSeconds: meta['expiration-after-create-interval-seconds'],
      startSeconds: meta['expiration-after-start-interval-seconds'],
      resumeSeconds: meta['expiration-after-resume-interval-seconds'],
      oneTimeLinkSeconds: meta['one-time-link-expiration-seconds'],
    },
    opens: {
      session: meta['auto-create-inquiry-session'] === true,
      link: meta['auto-create-one-time-link'] === true,
    },
  };
}

export const readUpdateInquiry = (attributes: Wire<typeof updateInquiryAttributes>): UpdateInquiry => ({
  fields: attributes.fields,
  note: attributes.note,
  redirectUri: attributes['redirect-uri'],
  tags: attributes.tags,
});
