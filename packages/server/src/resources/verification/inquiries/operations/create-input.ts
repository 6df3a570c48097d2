/** The body of POST /inquiries after validation: kebab keys, newest version. */
export interface CreateAttributes {
  readonly 'inquiry-template-id'?: string | null;
  readonly 'inquiry-template-version-id'?: string | null;
  readonly 'template-id'?: string | null;
  readonly 'reference-id'?: string | null;
  readonly 'account-id'?: string | null;
  readonly 'creator-email-address'?: string | null;
  readonly note?: string | null;
  readonly 'theme-id'?: string | null;
  readonly 'theme-set-id'?: string | null;
  readonly 'initial-step-name'?: string | null;
  readonly fields?: Readonly<Record<string, unknown>> | null;
  readonly tags?: readonly string[] | null;
  readonly 'redirect-uri'?: string | null;
}

export interface CreateMeta {
  readonly 'auto-create-account'?: boolean;
  readonly 'auto-create-account-type-id'?: string | null;
  readonly 'auto-create-account-reference-id'?: string | null;
  readonly 'auto-create-inquiry-session'?: boolean;
  readonly 'auto-create-one-time-link'?: boolean;
  readonly 'expiration-after-create-interval-seconds'?: number | null;
  readonly 'expiration-after-start-interval-seconds'?: number | null;
  readonly 'expiration-after-resume-interval-seconds'?: number | null;
  readonly 'one-time-link-expiration-seconds'?: number | null;
}
