/** Interface of uploads in parts. */
import type { SessionCredentials } from './page.ts';

/** Uploads of one running session. */
export interface SessionUploads {
  readonly sessionId: string;
  /** Answers a request of the tus protocol, whose body is complete. */
  readonly answer: (request: Request) => Promise<Response>;
}

/** Resolves to the uploads of the running session of a request; null if there is none. */
export type UploadService = (credentials: SessionCredentials) => Promise<SessionUploads | null>;
