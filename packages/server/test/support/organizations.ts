/** Second organization of a service, created like by the operator's command. */
import { randomIds } from '../../src/lib/ids.ts';
import { readRootKey } from '../../src/security/root-key.ts';
import { addOrganization, type SeedParts } from '../../src/seed/seed.ts';
import type { TestService } from './service.ts';

export function seedParts({ app, clock, ownerConnection }: TestService): SeedParts {
  const rootKey = async () => (await readRootKey(app.config.rootKeyFile)) ?? Buffer.alloc(0);
  return { ownerConnection, config: app.config, rootKey, clock, ids: randomIds };
}

/** Returns the same service as seen by its people. */
export async function secondOrganization(service: TestService): Promise<TestService> {
  return { ...service, seeded: await addOrganization(seedParts(service), 'Second Company') };
}
