/** A running service that generated clients call: the real one over a fresh database. */
import { startService } from '../../packages/server/test/support/service.ts';

export interface CalledService {
  /** Address, key of the sandbox and id of an inquiry template: the arguments of every program that calls. */
  readonly args: readonly string[];
  close(): Promise<void>;
}

export async function startCalledService(): Promise<CalledService> {
  const service = await startService();
  const { baseUrl, seeded, templateId } = service;
  return { args: [baseUrl, seeded.sandbox.apiKey, templateId], close: () => service.close() };
}
