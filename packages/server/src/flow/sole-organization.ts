import type { Scopes } from '../resources/platform/organizations/index.ts';

/** The name of the one organization of this service; null when there are several, since nothing tells them apart here. */
export async function soleOrganization(scopes: Scopes): Promise<string | null> {
  const names = await Promise.all((await scopes.all()).map((scope) => scopes.organizationName(scope)));
  const [name, ...others] = new Set(names);
  return name === undefined || others.length > 0 ? null : name;
}
