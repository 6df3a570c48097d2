/** Types of the issuer for tests, as far as they are used; the package has none. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  export class Provider {
    constructor(issuer: string, configuration: object);
    readonly Grant: new (of: {
      readonly accountId: string;
      readonly clientId: string;
    }) => Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ readonly prompt: { readonly name: string }; readonly session?: { readonly accountId: string } }>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
      options: { readonly mergeWithLastSubmission: boolean },
    ): Promise<void>;
  }
}
