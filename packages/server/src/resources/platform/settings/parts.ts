/** What the operator configured and people are shown: no secret is among it. */

export interface SettingsParts {
  readonly settings: {
    readonly signIn: 'any' | 'oidc-only';
    /** Name of the issuer at which people sign in; null where there is none. */
    readonly issuerName: string | null;
    /** Public address of the service, without a slash at the end. */
    readonly baseUrl: string;
    readonly hasAlertEmail: boolean;
  };
}
