/**
 * Bounds of a user's rights to certain inquiry templates (`only` of a role, decision 0080). The template of a request
 * is determined before its work; rights bound to other templates do not apply to it. Keys have no bounds and no cost.
 */

import { Refusal } from '../lib/refusal.ts';
import type { ReadContext } from '../operations/context.ts';
import { definePortOfMany } from '../operations/port.ts';
import type { Right } from '../security/permissions.ts';
import type { UserCaller } from './caller.ts';
import type { Endpoint, EndpointInput } from './endpoint.ts';
import type { Whole } from './exchange.ts';
import { demandPermission } from './key-rights/key-rights.ts';

/** A path parameter that identifies an inquiry template, directly or through an inquiry. */
export interface Belonging {
  /** Name of the path parameter, such as `verification-id`. */
  readonly parameter: string;
  /** Finds the template, or the inquiry whose template it is; null for an unknown id. */
  find(
    context: ReadContext,
    id: string,
  ): Promise<{ readonly templateId: string } | { readonly inquiryId: string } | null>;
}

/** Port that each slice fills whose resources belong to an inquiry template. */
export const belonging = definePortOfMany<Belonging>()('inquiry template that a resource belongs to');

/** Rights that can be bound to templates; other rights are never granted with a bound. */
const boundable: ReadonlySet<Right> = new Set<Right>([
  'document.read',
  'document.write',
  'inquiry.decide',
  'inquiry.read',
  'inquiry.redact',
  'inquiry.write',
  'inquiry_session.read',
  'inquiry_session.write',
  'inquiry_template.publish',
  'inquiry_template.read',
  'inquiry_template.write',
  'image.view',
  'pii.view',
  'verification.read',
  'verification.write',
]);

interface Within {
  readonly known: Whole;
  readonly input: EndpointInput;
}

/**
 * Returns the request with the rights that reach its resource, and with its list filter narrowed to them. Throws
 * not_found if the needed right is bound to other templates, and missing_permission if no template can be determined.
 */
export async function withinBounds(known: Whole, context: ReadContext, input: EndpointInput): Promise<Within> {
  const { caller, endpoint } = known;
  if (caller.kind === 'key' || caller.boundTo.size === 0) return { known, input };
  const needed = endpoint.userPermission ?? endpoint.permission;
  const listed = listedTemplates(caller, endpoint, needed, input);
  const templateIds = listed ?? (await templateAskedFor(endpoint, context, input));
  const narrowed = narrowedTo(caller, templateIds);
  if (templateIds === null) demandPermission(narrowed, needed);
  else if (needed !== null && !narrowed.permissions.has(needed)) throw new Refusal('not_found');
  const filter = listed === null ? input.filter : new Map(input.filter).set('inquiry-template-id', listed);
  return {
    known: { ...known, caller: narrowed },
    input: { ...input, filter, caller: narrowed, permissions: narrowed.permissions },
  };
}

/** Returns the templates that bound the list; null for an endpoint that is no such list, or a right without bounds. */
function listedTemplates(
  { boundTo }: UserCaller,
  { filters, boundBy }: Endpoint,
  needed: Right | null,
  { filter }: EndpointInput,
): string[] | null {
  const bounds = needed === null ? undefined : boundTo.get(needed);
  if (bounds === undefined || filters === null || boundBy === undefined) return null;
  const wanted = filter.get(boundBy)?.flatMap((value) => value.split(','));
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
  const named = boundBy === undefined ? undefined : { ...input.attributes, ...input.body, ...input.meta }[boundBy];
  const found = all.find(({ parameter }) => parameter === parameters[boundBy ?? '']);
  return found === undefined || typeof named !== 'string' ? null : [await templateOf(context, found, named)];
}

/** Path parameter that names the same resource as a member of a body, by member. */
const parameters: Readonly<Record<string, string>> = { 'inquiry-template-id': 'inquiry-template-id', file: 'file-id' };

async function templateOf(context: ReadContext, { find }: Belonging, id: string): Promise<string> {
  const owner = await find(context, id);
  if (owner === null) throw new Refusal('not_found');
  if ('templateId' in owner) return owner.templateId;
  const inquiries = context.slices.ports(belonging).find(({ parameter }) => parameter === 'inquiry-id');
  if (inquiries === undefined) throw new Error('no slice tells the template of an inquiry');
  return templateOf(context, inquiries, owner.inquiryId);
}

/** Keeps the rights that reach all of these templates; without a template it drops all bound rights. */
function narrowedTo(caller: UserCaller, templateIds: readonly string[] | null): UserCaller {
  const reaches = (right: Right): boolean => {
    const bounds = caller.boundTo.get(right);
    if (bounds === undefined) return true;
    return templateIds !== null && boundable.has(right) && templateIds.every((id) => bounds.includes(id));
  };
  const permissions = new Set([...caller.permissions].filter(reaches));
  const rights = `${caller.rights} ${[...permissions].toSorted().join()}`;
  return { ...caller, permissions, rights, answersAs: `${caller.id} ${rights}` };
}
