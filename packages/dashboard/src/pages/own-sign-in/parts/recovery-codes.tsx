/** A dialog for ten new recovery codes, which replace the old ones. */
import { useMutation } from '@tanstack/react-query';
import { makeRecoveryCodes } from '../../../client/own-factors.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Fault } from '../../../kit/fault.tsx';
import { RecoveryCodes } from '../../../shell/sign-in/recovery-codes.tsx';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export function NewRecoveryCodes() {
  const { ownSignIn, enter } = usePageTexts();
  const made = useMutation({ mutationFn: makeRecoveryCodes });
  const action = (
    <Button isPending={made.isPending} onPress={() => made.mutate()}>
      {ownSignIn.recoveryMake}
    </Button>
  );
  return (
    <Card title={ownSignIn.recovery} help={ownSignIn.recoveryHelp} actions={action}>
      {made.isError && <Fault error={made.error} />}
      {made.data !== undefined && (
        <Dialog title={ownSignIn.recovery} isOpen isDismissable={false} onClose={() => made.reset()}>
          <RecoveryCodes codes={made.data['recovery-codes']} onKept={() => made.reset()} />
        </Dialog>
      )}
      <p>{enter.recoveryHelp}</p>
    </Card>
  );
}
