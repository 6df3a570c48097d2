/** Running service for generated clients: the real one over a new database. */
import { startService } from '../../packages/server/test/support/service.ts';

export interface CalledService {
  /** Arguments of every calling program: address, key of the sandbox and id of an inquiry template. */
  readonly args: readonly string[];
  close(): Promise<void>;
}

export async function startCalledService(): Promise<CalledService> {
  const service = await startService();
  const { baseUrl, seeded, templateId } = service;
  return { args: [baseUrl, seeded.sandbox.apiKey, templateId], close: () => service.close() };
}
