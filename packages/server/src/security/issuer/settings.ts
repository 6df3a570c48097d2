/** Settings of an issuer that users sign in at, as rows of the table of settings in `settings.ts`. */
export const issuerSettings = {
  OIDC_ISSUER: {
    kind: 'url',
    fallback: null,
    sentence:
      'Address of the OpenID Connect issuer at which people of the first organization sign in to the dashboard, see `docs/sign-in.md`; https unless it is on this machine.',
  },
  OIDC_CLIENT_ID: {
    kind: 'string',
    fallback: null,
    sentence:
      'Name of this service at the issuer, where its redirect address is `BASE_URL/dashboard/api/sign-in/oidc/callback`.',
  },
  OIDC_CLIENT_SECRET: { kind: 'string', fallback: null, sentence: 'Secret of this service at the issuer.' },
  OIDC_CLIENT_SECRET_FILE: {
    kind: 'path',
    fallback: null,
    sentence: 'File with the secret of this service at the issuer, in place of OIDC_CLIENT_SECRET.',
  },
  OIDC_NAME: {
    kind: 'string',
    fallback: 'single sign-on',
    sentence: 'What the button on the page of the ways in calls the issuer.',
  },
  OIDC_TRUST_EMAIL: {
    kind: 'boolean',
    fallback: 'false',
    sentence:
      'Takes an address of the issuer as verified where it does not say (`email_verified` left out): for directories whose addresses your organization gives out itself.',
  },
  OIDC_ROLE_CLAIM: {
    kind: 'string',
    fallback: null,
    sentence: 'Claim of the issuer, a text or a list of texts, that OIDC_ROLE_MAP makes roles of; such as `groups`.',
  },
  OIDC_ROLE_MAP: {
    kind: 'string',
    fallback: '',
    sentence:
      'Role for each value of OIDC_ROLE_CLAIM, such as `fraud-team=reviewer,platform=developer`. The issuer grants and removes the roles named here; it cannot make a person an owner.',
  },
} as const;

export type IssuerSettingName = keyof typeof issuerSettings;
