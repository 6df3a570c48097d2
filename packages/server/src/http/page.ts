/** Requests for pages and their replies; the code that creates pages does not depend on the framework. */
import type { FlowPage } from '@countersign/flow/page';

export interface Upload {
  read(): Promise<Buffer>;
}

export interface PageForm {
  readonly fields: ReadonlyMap<string, string>;
  /** Uploads by field name, read when they are decoded. */
  readonly files: ReadonlyMap<string, Upload>;
  /** Names of files that exceeded the upload limit; their bytes were not kept. */
  readonly oversized: ReadonlySet<string>;
}

export interface PageRequest {
  readonly method: 'GET' | 'POST';
  /** True for `/widget`, the first document of a frame. */
  readonly isWidget: boolean;
  readonly query: ReadonlyMap<string, string>;
  /** Tokens of the browser's session cookies, oldest first. */
  readonly sessionCookies: readonly string[];
  /** False if the browser sent no cookie of the flow: it may keep none. */
  readonly keepsCookies: boolean;
  /** Form of the request; null for a GET, and for a form that was not read. */
  readonly form: PageForm | null;
  readonly ip: string;
  readonly userAgent: string | null;
  readonly acceptLanguage: string | null;
  /** Headers in which the browser describes itself, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** False for a request that only previews the address: HEAD, or a prefetch by the browser. */
  readonly isVisit: boolean;
  /** False if the browser reports that another site sent this form. */
  readonly sameOrigin: boolean;
}

export interface SessionCookie {
  readonly sessionId: string;
  readonly value: string;
  readonly expires: Date;
}

export interface PageReply {
  readonly status: number;
  readonly page: FlowPage;
  /** Cookie of a session that began with this answer. */
  readonly sessionCookie?: SessionCookie;
}

/** Parts of a request that identify its session. */
export type SessionCredentials = Pick<PageRequest, 'query' | 'sessionCookies' | 'userAgent'>;

/** A reply that moves the browser to another address of this service. */
export interface PageMove {
  readonly location: string;
}

export type PageHandler = (request: PageRequest) => Promise<PageReply | PageMove>;
