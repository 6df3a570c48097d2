/** The page of another site that shows the flow in a frame; the flow tells it what happens (contract, inquiries 9). */
export interface EmbedTarget {
  /** Id of the frame's container, repeated in each message. */
  readonly containerId: string;
  /** Origin that messages go to, such as https://shop.example. */
  readonly origin: string;
  /** Template ids as the embedding page gave them, repeated in each message; null if it gave none. */
  readonly templateId: string | null;
  readonly templateVersionId: string | null;
  /** `embedded`: a dialog that its page opens and closes; `inline`: a part of its page. */
  readonly flowType: 'embedded' | 'inline';
}

/** The embedding page of an inquiry, which its template allows. */
export interface Embedding extends EmbedTarget {
  /** Token to resume the inquiry; null if it has ended. */
  readonly sessionToken: string | null;
}

/** Error that an embedding page is told. */
export interface EmbedError {
  /** HTTP status. */
  readonly status: number;
  readonly code: 'application_error' | 'invalid_config' | 'unauthenticated' | 'inactive_template' | 'unknown';
}
