/**
 * Limits a user's rights to certain inquiry templates (`only` of a role, decision 0080). The template of a request is
 * determined before its work, and rights bound to other templates do not apply to it. Keys are not limited, so they
 * cost no lookup.
 */

import { Refusal } from '../lib/refusal.ts';
import type { ReadContext } from '../operations/context.ts';
import { definePortOfMany } from '../operations/port.ts';
import type { Right } from '../security/permissions.ts';
import type { UserCaller } from './caller.ts';
import type { Endpoint, EndpointInput } from './endpoint.ts';
import type { Whole } from './exchange.ts';
import { demandPermission } from './key-rights/key-rights.ts';

/** A path parameter that identifies an inquiry template, directly or through another resource. */
export interface Belonging {
  /** Name of the path parameter, such as `verification-id`. */
  readonly parameter: string;
  /**
   * Finds the template, or else the resource whose template it is, by path parameter and id; null for an unknown id.
   */
  find(context: ReadContext, id: string): Promise<Owner | null>;
}

export type Owner = { readonly templateId: string } | { readonly parameter: string; readonly id: string };

/** Port for slices whose resources belong to an inquiry template. */
export const belonging = definePortOfMany<Belonging>()('inquiry template that a resource belongs to');

interface Within {
  readonly known: Whole;
  readonly input: EndpointInput;
}

/**
 * Returns the request with only the rights that apply to its resource, and narrows a list's filter to the templates of
 * the needed right. Throws not_found if that right is bound to other templates, and missing_permission if no template
 * can be determined.
 */
export async function withinBounds(known: Whole, context: ReadContext, input: EndpointInput): Promise<Within> {
  const { caller, endpoint } = known;
  if (caller.kind === 'key' || caller.boundTo.size === 0) return { known, input };
  const needed = endpoint.userPermission ?? endpoint.permission;
  const listed = listedTemplates(caller, endpoint, needed, input);
  const templateIds = listed ?? (await templateAskedFor(endpoint, context, input));
  const narrowed = narrowedTo(caller, templateIds, known.services.registry.boundableRights);
  if (templateIds === null) demandPermission(narrowed, needed);
  else if (needed !== null && !narrowed.permissions.has(needed)) throw new Refusal('not_found');
  const filter =
    listed === null || endpoint.boundBy === undefined
      ? input.filter
      : new Map(input.filter).set(endpoint.boundBy.member, listed);
  return {
    known: { ...known, caller: narrowed },
    input: { ...input, filter, caller: narrowed, permissions: narrowed.permissions },
  };
}

/**
 * Returns the templates that the list is narrowed to; null if templates do not narrow it or the right has no bounds.
 */
function listedTemplates(
  { boundTo }: UserCaller,
  { filters, boundBy }: Endpoint,
  needed: Right | null,
  { filter }: EndpointInput,
): string[] | null {
  const bounds = needed === null ? undefined : boundTo.get(needed);
  if (bounds === undefined || filters === null || boundBy === undefined) return null;
  const wanted = filter.get(boundBy.member)?.flatMap((value) => value.split(','));
  return bounds.filter((id) => wanted?.includes(id) !== false);
}

/**
 * Finds the template that the path or the body names; null if neither names one. Throws not_found for an unknown id.
 */
async function templateAskedFor(
  { path, boundBy }: Endpoint,
  context: ReadContext,
  input: EndpointInput,
): Promise<string[] | null> {
  const all = context.slices.ports(belonging);
  const inPath = all.find(({ parameter }) => path.includes(`{${parameter}}`));
  if (inPath !== undefined) return [await templateOf(context, inPath, input.params[inPath.parameter] ?? '')];
  if (boundBy === undefined) return null;
  const named = { ...input.attributes, ...input.body, ...input.meta }[boundBy.member];
  return typeof named === 'string' ? [await templateOf(context, belongingOf(context, boundBy.parameter), named)] : null;
}

function belongingOf(context: ReadContext, parameter: string): Belonging {
  const found = context.slices.ports(belonging).find((each) => each.parameter === parameter);
  if (found === undefined) throw new Error(`no slice finds the template of ${parameter}`);
  return found;
}

async function templateOf(context: ReadContext, { find }: Belonging, id: string): Promise<string> {
  const owner = await find(context, id);
  if (owner === null) throw new Refusal('not_found');
  if ('templateId' in owner) return owner.templateId;
  return templateOf(context, belongingOf(context, owner.parameter), owner.id);
}

/** Keeps only the rights that apply to all of these templates; without a template, all bound rights are dropped. */
function narrowedTo(
  caller: UserCaller,
  templateIds: readonly string[] | null,
  boundable: ReadonlySet<Right>,
): UserCaller {
  const reaches = (right: Right): boolean => {
    const bounds = caller.boundTo.get(right);
    if (bounds === undefined) return true;
    return templateIds !== null && boundable.has(right) && templateIds.every((id) => bounds.includes(id));
  };
  const permissions = new Set([...caller.permissions].filter(reaches));
  const rights = `${caller.rights} ${[...permissions].toSorted().join()}`;
  return { ...caller, permissions, rights, answersAs: `${caller.id} ${rights}` };
}

/**
 * Refuses a request about one inquiry: throws missing_permission if the caller lacks the right, and not_found if the
 * right is bound to other templates than that of the inquiry.
 */
export function demandReach(caller: UserCaller, right: Right, templateId: string): void {
  demandPermission(caller, right);
  if (caller.boundTo.get(right)?.includes(templateId) === false) throw new Refusal('not_found');
}
