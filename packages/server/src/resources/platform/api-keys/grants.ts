/** Rules of granting: a key gives other keys, and itself, no right that it lacks (decision 0014). */
import type { Caller } from '../../../api/caller.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { allowlistCovers } from '../../../security/address-allowlist.ts';
import { defaultPermissions, type Permission, type Right } from '../../../security/permissions.ts';
import type { KeySettings } from './api-key.ts';
import { pointers } from './input.ts';

/** Rights and limits of the calling key. */
export interface Grant {
  readonly kind: Caller['kind'];
  /** Id of the calling key. A person's id never equals a key's id. */
  readonly id: string;
  readonly permissions: ReadonlySet<Right>;
  readonly ipAllowlist: readonly string[];
  readonly attributesBlocklist: readonly string[];
  readonly rateLimitPerMinute: number | null;
}

/** Permissions that show a key the secrets of webhooks; a person needs a separate right for them (decision 0122). */
const showsSecrets: readonly Permission[] = ['webhook.read', 'webhook.write'];

const mayGive = ({ kind, permissions }: Grant, name: Permission): boolean =>
  permissions.has(name) && (kind === 'key' || !showsSecrets.includes(name) || permissions.has('webhook.secret'));

type Granted = Pick<KeySettings, 'permissions' | 'ipAllowlist' | 'attributesBlocklist' | 'rateLimitPerMinute'>;

/** Returns the grant of a key created without explicit settings: the default, limited to the rights of its maker. */
export const grantedByDefault = (grant: Grant): Granted => ({
  permissions: defaultPermissions.filter((name) => mayGive(grant, name)),
  ipAllowlist: grant.ipAllowlist.length === 0 ? ['*'] : grant.ipAllowlist,
  attributesBlocklist: grant.attributesBlocklist,
  rateLimitPerMinute: grant.rateLimitPerMinute,
});

const refusal = (pointer: string, details: string): Refusal => new Refusal('exceeds_grant', { details, pointer });

/**
 * Throws exceeds_grant if the key has more rights or addresses than the calling key, which could otherwise lock out a
 * stronger key. Every key may change and expire its own settings.
 */
export function checkControl(grant: Grant, key: Granted & { readonly id: string }): void {
  if (key.id === grant.id) return;
  const lacking = key.permissions.find((name) => !grant.permissions.has(name));
  try {
    checkGrant(grant, { ...key, permissions: lacking === undefined ? [] : [lacking] }, null);
  } catch (excess) {
    if (!(excess instanceof Refusal)) throw excess;
    throw new Refusal('exceeds_grant', {
      details: `${key.id} may do more than this key, which cannot change or end it`,
    });
  }
}

/**
 * Throws missing_permission for the first permission the calling key lacks, exceeds_grant if `requested` goes beyond
 * another limit of that key. `before` is the key's present grant, which it may keep.
 */
export function checkGrant(grant: Grant, requested: Granted, before: Granted | null): void {
  const lacking = requested.permissions.find(
    (name) => !mayGive(grant, name) && before?.permissions.includes(name) !== true,
  );
  if (lacking !== undefined) {
    throw new Refusal('missing_permission', {
      details: `the caller cannot give the permission ${lacking}`,
      meta: { 'required-permission': grant.permissions.has(lacking) ? 'webhook.secret' : lacking },
      pointer: pointers.permissions,
    });
  }
  if (!same(requested.ipAllowlist, before?.ipAllowlist)) checkAddresses(grant, requested.ipAllowlist);
  if (!same(requested.attributesBlocklist, before?.attributesBlocklist))
    checkBlocklist(grant, requested.attributesBlocklist);
  const most = grant.rateLimitPerMinute;
  if (most !== null && requested.rateLimitPerMinute !== before?.rateLimitPerMinute) {
    if (requested.rateLimitPerMinute === null || requested.rateLimitPerMinute > most) {
      throw refusal(pointers.rateLimitPerMinute, `the key has a limit of ${most} and gives no more`);
    }
  }
}

const same = (left: readonly string[], right: readonly string[] | undefined): boolean =>
  right !== undefined && left.length === right.length && left.every((entry, index) => entry === right[index]);

function checkAddresses(grant: Grant, requested: readonly string[]): void {
  const entries = requested.length === 0 ? ['*'] : requested;
  const outside = entries.find((entry) => !allowlistCovers(grant.ipAllowlist, entry));
  if (outside !== undefined) {
    throw refusal(pointers.ipAllowlist, `${outside} lies outside of the addresses this key may be used from`);
  }
}

/**
 * Throws unless `requested` hides everything that the calling key's blocklist hides. An exemption makes attributes
 * visible, so it must be one of the calling key's exemptions.
 */
export function checkBlocklist(grant: Pick<Grant, 'attributesBlocklist'>, requested: readonly string[]): void {
  const own = grant.attributesBlocklist;
  if (own.length === 0) return;
  const dropped = own.find((entry) => !entry.startsWith('!') && !requested.includes(entry));
  const uncovered = requested.find((entry) => entry.startsWith('!') && !own.includes(entry));
  if (dropped !== undefined)
    throw refusal(pointers.attributesBlocklist, `${dropped} is kept from this key and must stay`);
  if (uncovered !== undefined)
    throw refusal(pointers.attributesBlocklist, `${uncovered} would show what this key cannot see`);
}
