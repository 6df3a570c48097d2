/** Setup and removal of an authenticator app. */

import { useState } from 'react';
import { ownFactorMutations } from '../../../client/own-factors.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { NewTotp } from '../../../shell/sign-in/new-totp.tsx';
import { RecoveryCodes } from '../../../shell/sign-in/recovery-codes.tsx';
import { useMutations, useRefresh } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export function AuthenticatorApp({ isThere }: { readonly isThere: boolean }) {
  const { ownSignIn } = usePageTexts();
  const [asked, setAsked] = useState<'set-up' | 'remove' | null>(null);
  const close = () => setAsked(null);
  const action = isThere ? (
    <Button onPress={() => setAsked('remove')}>{ownSignIn.remove}</Button>
  ) : (
    <Button onPress={() => setAsked('set-up')}>{ownSignIn.setUp}</Button>
  );
  return (
    <Card title={ownSignIn.totp} help={ownSignIn.totpHelp} actions={action}>
      <p>
        <Badge tone={isThere ? 'good' : 'plain'}>{isThere ? ownSignIn.isThere : ownSignIn.isNotThere}</Badge>
      </p>
      {asked === 'set-up' && <SetUp onClose={close} />}
      {asked === 'remove' && <Remove onClose={close} />}
    </Card>
  );
}

function SetUp({ onClose }: { readonly onClose: () => void }) {
  const { ownSignIn } = usePageTexts();
  const refresh = useRefresh(ownFactorMutations);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const end = () => {
    void refresh();
    onClose();
  };
  return (
    <Dialog title={ownSignIn.totp} isOpen isDismissable={false} onClose={end}>
      {codes === null ? <NewTotp onMade={setCodes} /> : <RecoveryCodes codes={codes} onKept={end} />}
    </Dialog>
  );
}

function Remove({ onClose }: { readonly onClose: () => void }) {
  const { ownSignIn } = usePageTexts();
  const { removeTotp } = useMutations(ownFactorMutations);
  return (
    <ConfirmDialog
      title={ownSignIn.totpRemove}
      text={ownSignIn.totpRemoval}
      send={ownSignIn.remove}
      onConfirm={() => removeTotp()}
      onClose={onClose}
    />
  );
}
