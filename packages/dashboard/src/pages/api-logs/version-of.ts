/** Version that a request was answered in. */
import type { ApiLog } from '../../client/resources.ts';

/** Returns the version in force, or that of the header for an older entry; null if neither is there. */
export const versionOf = ({ 'api-version': version, request }: ApiLog['attributes']): string | null =>
  version ?? request.headers['Service-Version'] ?? null;
