/** Operator's configuration that is shown to people, without secrets. */

export interface SettingsParts {
  readonly settings: {
    readonly signIn: 'any' | 'oidc-only';
    /** Name of the issuer for sign-in; null if there is none. */
    readonly issuerName: string | null;
    /** Public address of the service, without a trailing slash. */
    readonly baseUrl: string;
    readonly hasAlertEmail: boolean;
    /** True if mails can be sent. */
    readonly hasMail: boolean;
    /** True if the root key is the file that the first start created in the data directory. */
    readonly isRootKeyBesideData: boolean;
  };
}
