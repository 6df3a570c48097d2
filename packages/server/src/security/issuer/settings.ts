/** Settings of an issuer that users sign in at, as rows of the table of settings in `settings.ts`. */
export const issuerSettings = {
  OIDC_ISSUER: {
    kind: 'url',
    fallback: null,
    sentence:
      'URL of the OpenID Connect issuer for users of the first organization, see `docs/sign-in.md`; https unless it is on this machine.',
  },
  OIDC_CLIENT_ID: {
    kind: 'string',
    fallback: null,
    sentence:
      'Client id of this service at the issuer. Register the redirect URI `BASE_URL/dashboard/api/sign-in/oidc/callback` there.',
  },
  OIDC_CLIENT_SECRET: { kind: 'string', fallback: null, sentence: 'Client secret of this service at the issuer.' },
  OIDC_CLIENT_SECRET_FILE: {
    kind: 'path',
    fallback: null,
    sentence: 'File with the client secret, instead of OIDC_CLIENT_SECRET.',
  },
  OIDC_NAME: {
    kind: 'string',
    fallback: 'single sign-on',
    sentence: 'Name of the issuer on the sign-in button.',
  },
  OIDC_TRUST_EMAIL: {
    kind: 'boolean',
    fallback: 'false',
    sentence:
      'Treats e-mail addresses as verified if the issuer omits `email_verified`. Use it for directories whose addresses your organization assigns.',
  },
  OIDC_ROLE_CLAIM: {
    kind: 'string',
    fallback: null,
    sentence: 'Claim of the issuer, such as `groups`, that OIDC_ROLE_MAP maps to roles; a string or a list of strings.',
  },
  OIDC_ROLE_MAP: {
    kind: 'string',
    fallback: '',
    sentence:
      'Role for each value of OIDC_ROLE_CLAIM, such as `fraud-team=reviewer,platform=developer`. The issuer grants and removes the roles named here; it cannot make a person an owner.',
  },
} as const;

export type IssuerSettingName = keyof typeof issuerSettings;
