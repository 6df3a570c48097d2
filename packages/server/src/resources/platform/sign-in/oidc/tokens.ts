/** Refresh token of a session from the issuer, sealed: it is used to check that the person still exists there. */
import type { OperationContext } from '../../../../operations/context.ts';
import { seal, unseal } from '../../../../security/encryption.ts';
import type { KeyRing } from '../../../../security/key-ring.ts';
import type { Scope } from '../../../../security/scope.ts';
import { saveIssuerTokens } from '../../user-sessions/index.ts';

const place = (organizationId: string, row: string) => ({
  environmentId: organizationId,
  table: 'user_sessions',
  row,
  column: 'oidc_tokens_sealed',
});

type Keys = Pick<KeyRing, 'openOrganization'>;

export const openToken = (keyRing: Keys, { organizationId }: Scope, sessionId: string, sealed: Buffer): string =>
  unseal(keyRing.openOrganization(organizationId).dataKey, place(organizationId, sessionId), sealed).toString('utf8');

/** Saves the tokens with the present time as that of the issuer's last answer. */
export async function keepTokens(
  { tx, scope, keyRing, clock }: Pick<OperationContext, 'tx' | 'scope' | 'keyRing' | 'clock'>,
  sessionId: string,
  refreshToken: string | null,
): Promise<void> {
  const { organizationId } = scope;
  const { dataKey } = keyRing.openOrganization(organizationId);
  const sealed =
    refreshToken === null ? null : seal(dataKey, place(organizationId, sessionId), Buffer.from(refreshToken));
  await saveIssuerTokens(tx, scope, sessionId, { sealed, checkedAt: clock.now() });
}
