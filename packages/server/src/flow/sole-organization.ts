import type { Scopes } from '../resources/platform/organizations/index.ts';

/**
 * Returns the name of the service's only organization; null if there are several, since nothing here identifies one.
 */
export async function soleOrganization(scopes: Scopes): Promise<string | null> {
  const names = await Promise.all((await scopes.all()).map((scope) => scopes.organizationName(scope)));
  const [name, ...others] = new Set(names);
  return name === undefined || others.length > 0 ? null : name;
}
