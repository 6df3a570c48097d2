/** Sign-in slice: ways into the dashboard, and the factors for them. */
import { defineSlice, type ResourceKind, type Slice } from '../../../operations/slice.ts';
import { breakGlassEvent } from './break-glass.ts';
import { passkeyStepUpEndpoints } from './endpoints/passkey-step-up.ts';
import { passkeyEndpoints } from './endpoints/passkeys.ts';
import { passwordEndpoints } from './endpoints/password.ts';
import { resetSignInEndpoint } from './endpoints/reset-sign-in.ts';
import { stepUpEndpoint } from './endpoints/step-up.ts';
import { totpEndpoints } from './endpoints/totp.ts';
import { entryEntry } from './entries/entry.ts';
import { firstPasskeyEntry } from './entries/first-passkey.ts';
import { acceptInvitationEntry, lookAtInvitationEntry } from './entries/invitations.ts';
import { passkeyEntry, passkeyOptionsEntry } from './entries/passkey.ts';
import { passwordEntry } from './entries/password.ts';
import { recoveryCodeEntry, totpEntry } from './entries/second-factor.ts';
import { setupEntry } from './entries/setup.ts';
import { invitationEndpoints } from './invitations/endpoints.ts';
import { invitationAttributes } from './invitations/schema.ts';
import { issuerLoop } from './oidc/check-loop.ts';
import { issuerEntries } from './oidc/entries.ts';
import type { SignInParts } from './parts.ts';
import { userPasskeyAttributes } from './passkeys/schema.ts';
import { countEndedAttempts, countEndedFailures, deleteEndedAttempts, deleteEndedFailures } from './retention.ts';

export { nameBreakGlass } from './break-glass.ts';
export { checkIssuerSessions } from './oidc/check-sessions.ts';
export { relyingPartyOf } from './passkeys/relying-party.ts';
export { requireSignIn } from './require-sign-in.ts';
export { resetSignIn } from './reset-sign-in.ts';
export { makeSetupLinks } from './setup-links.ts';

const staff = 'of somebody who works for the organization, who is no subject of a redaction';

export type { SignInParts } from './parts.ts';

const dashboardKinds: readonly ResourceKind[] = [
  {
    type: 'invitation',
    aboutStaff: true,
    readPermission: null,
    relationships: { inviter: 'one' },
    includable: [],
    attributes: invitationAttributes,
  },
  {
    type: 'user-passkey',
    aboutStaff: true,
    readPermission: null,
    includable: [],
    attributes: userPasskeyAttributes,
  },
];

const erases: NonNullable<Slice['erases']> = [
  { table: 'invitations', stays: { email_sealed: staff, email_digest: staff, code_digest: staff } },
  { table: 'setup_codes', stays: { code_digest: 'a hash of a code, of no person' } },
  {
    table: 'sign_in_attempts',
    stays: { token_digest: 'a hash of a token, of no person', state_sealed: 'a challenge, deleted within the day' },
  },
  { table: 'sign_in_failures', stays: { subject_digest: staff } },
];

const keeps: NonNullable<Slice['keeps']> = [
  { table: 'user_recovery_codes', forever: 'until the person makes others' },
  { table: 'invitations', forever: 'who let whom in' },
  { table: 'setup_codes', forever: 'a row a start without an owner' },
  {
    table: 'sign_in_attempts',
    until: 'an hour after their time',
    due: countEndedAttempts,
    expire: deleteEndedAttempts,
  },
  {
    table: 'sign_in_failures',
    until: 'a day after the last one',
    due: countEndedFailures,
    expire: deleteEndedFailures,
  },
];

export const createSignInSlice = (parts: SignInParts) =>
  defineSlice({
    kinds: [],
    dashboardKinds,
    endpoints: [],
    entries: [
      entryEntry(parts),
      setupEntry(parts),
      firstPasskeyEntry,
      passkeyOptionsEntry,
      passkeyEntry(parts),
      passwordEntry(parts),
      totpEntry,
      recoveryCodeEntry,
      lookAtInvitationEntry,
      acceptInvitationEntry(parts),
      ...issuerEntries(parts),
    ],
    dashboard: [
      stepUpEndpoint(parts),
      ...passkeyStepUpEndpoints(parts),
      ...totpEndpoints,
      ...passwordEndpoints(parts),
      ...passkeyEndpoints(parts),
      ...invitationEndpoints,
      resetSignInEndpoint,
    ],
    events: [breakGlassEvent],
    loops: [issuerLoop(parts)],
    erases,
    keeps,
  });
