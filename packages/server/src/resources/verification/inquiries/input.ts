/** Parsing of request bodies into the commands of the inquiry operations. Pure. */
import type { Wire } from '../../../api/json-api/schema.ts';
import type { ExpirySettings } from '../inquiry-templates/index.ts';
import { checkCreate } from './check-create.ts';
import type { CreateAttributes, CreateMeta, updateInquiryAttributes } from './schema.ts';

/** Command that creates an inquiry. Null means omitted; exactly one of the three template identifiers is required. */
export interface CreateInquiry {
  readonly inquiryTemplateId?: string | null;
  readonly inquiryTemplateVersionId?: string | null;
  /** Older name of an inquiry template, `tmpl_…`. */
  readonly templateId?: string | null;
  readonly referenceId?: string | null;
  readonly accountId?: string | null;
  /** Account to find or create if `accountId` is omitted. */
  readonly account?: {
    /** False to create the inquiry without an account. */
    readonly isWanted: boolean;
    readonly typeId: string | null;
    readonly referenceId: string | null;
  };
  /** Transaction that the inquiry is created from. */
  readonly transactionId?: string;
  readonly creatorEmailAddress?: string | null;
  readonly themeSetId?: string | null;
  readonly initialStepName?: string | null;
  /** Values as sent, by field key. */
  readonly fields?: Readonly<Record<string, unknown>> | null;
  readonly note?: string | null;
  readonly redirectUri?: string | null;
  /** Return address that a link gave; replaces that of the template. */
  readonly linkRedirectUri?: string | null;
  readonly tags?: readonly string[] | null;
  /** Expiry settings; omitted ones are those of the template. */
  readonly expiry?: { readonly [Setting in keyof ExpirySettings]?: number | null };
  /** Accesses to open at once. */
  readonly opens?: { readonly session: boolean; readonly link: boolean };
}

/** Command that updates an inquiry; omitted members stay unchanged. */
export interface UpdateInquiry {
  readonly fields?: Readonly<Record<string, unknown>> | null;
  readonly note?: string | null;
  readonly redirectUri?: string | null;
  readonly tags?: readonly string[];
}

type Pointer = `/data/attributes/${keyof CreateAttributes}`;

/** JSON pointers of the command's members in the request body. */
export const pointers = {
  inquiryTemplateId: '/data/attributes/inquiry-template-id',
  inquiryTemplateVersionId: '/data/attributes/inquiry-template-version-id',
  templateId: '/data/attributes/template-id',
  themeSetId: '/data/attributes/theme-set-id',
  initialStepName: '/data/attributes/initial-step-name',
  redirectUri: '/data/attributes/redirect-uri',
  tags: '/data/attributes/tags',
} as const satisfies Partial<Record<keyof CreateInquiry, Pointer>>;

/** Returns the last part of a pointer: the attribute name. */
export const nameAt = (pointer: Pointer): string => pointer.slice('/data/attributes/'.length);

/** Parses the body. Throws bad_request with every problem that needs no look-up, not_found for a theme. */
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
