/** What the hosted flow gets from and gives to the HTTP server; it knows no framework. */
import type { FlowPage } from '@countersign/flow/page';

export interface Upload {
  read(): Promise<Buffer>;
}

export interface FlowForm {
  readonly fields: ReadonlyMap<string, string>;
  /** Uploads by field name, read when they are decoded. */
  readonly files: ReadonlyMap<string, Upload>;
  /** Names of files that were larger than an upload may be; their bytes were not kept. */
  readonly oversized: ReadonlySet<string>;
}

export interface FlowRequest {
  readonly method: 'GET' | 'POST';
  readonly query: ReadonlyMap<string, string>;
  /** Value of the flow's own cookie, null when there is none. */
  readonly sessionCookie: string | null;
  readonly form: FlowForm | null;
  readonly ip: string;
  readonly userAgent: string | null;
  readonly acceptLanguage: string | null;
  /** Headers in which the browser describes itself, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** False when the browser says that another site sent this form. */
  readonly sameOrigin: boolean;
}

export interface FlowReply {
  readonly status: number;
  readonly page: FlowPage;
  /** New value of the flow's cookie. */
  readonly sessionCookie?: { readonly value: string; readonly expires: Date };
}

export type FlowHandler = (request: FlowRequest) => Promise<FlowReply>;

/** Largest photo or paper an individual may upload, in bytes: what the decoder takes. */
export const maxPhotoBytes = 10_000_000;
