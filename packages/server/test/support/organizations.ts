/** A second organization of a service, as the operator's command makes it. */
import { randomIds } from '../../src/lib/ids.ts';
import { readRootKey } from '../../src/security/root-key.ts';
import { addOrganization, type SeedParts } from '../../src/seed/seed.ts';
import type { TestService } from './service.ts';

export function seedParts({ app, clock, ownerConnection }: TestService): SeedParts {
  const rootKey = async () => (await readRootKey(app.config.rootKeyFile)) ?? Buffer.alloc(0);
  return { ownerConnection, config: app.config, rootKey, clock, ids: randomIds };
}

/** The same service as its people see it. */
export async function secondOrganization(service: TestService): Promise<TestService> {
  return { ...service, seeded: await addOrganization(seedParts(service), 'Second Company') };
}
