/** The user's own sign-in methods: passkeys, an authenticator app, recovery codes, a password. */
import { Notice } from '../../kit/notice.tsx';
import { Page } from '../../kit/page.tsx';
import { useSession } from '../../shell/session.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { AuthenticatorApp } from './parts/authenticator-app.tsx';
import { Passkeys } from './parts/passkeys.tsx';
import { Password } from './parts/password.tsx';
import { NewRecoveryCodes } from './parts/recovery-codes.tsx';

export function OwnSignInPage() {
  const { ownSignIn } = usePageTexts();
  const { ways, 'has-second-factor': hasSecondFactor } = useSession().data.attributes;
  return (
    <Page title={ownSignIn.title} text={ownSignIn.text} isNarrow>
      {!hasSecondFactor && <Notice tone="warning">{ownSignIn.onlySandbox}</Notice>}
      <Passkeys />
      <AuthenticatorApp isThere={ways.includes('totp')} />
      {(ways.includes('totp') || ways.includes('passkey')) && <NewRecoveryCodes />}
      <Password />
    </Page>
  );
}
