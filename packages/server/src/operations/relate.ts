/** Relates one resource to another, whose row keeps the reference. */
import type { ResourceReference } from '../api/json-api/document.ts';
import type { OperationContext } from './context.ts';

/** Adds the reference. Throws for a relationship that no slice declares. */
export async function relate(
  { tx, scope, slices }: OperationContext,
  owner: ResourceReference,
  name: string,
  reference: ResourceReference,
): Promise<void> {
  await slices.relation(owner.type, name).append(tx, scope, owner.id, name, reference);
}
