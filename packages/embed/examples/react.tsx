// A page in React. The folder `next` has one whose server creates the inquiry.
import { VerificationDialog } from '@countersign/embed/react';
import { useState } from 'react';

export function VerifyButton({ referenceId }: { readonly referenceId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [result, setResult] = useState('');
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Verify your identity
      </button>
      <p role="status">{result}</p>
      <VerificationDialog
        host="verify.shop.example"
        templateId="itmpl_..."
        referenceId={referenceId}
        isOpen={isOpen}
        onComplete={({ status }) => {
          setIsOpen(false);
          setResult(status);
        }}
        onCancel={() => setIsOpen(false)}
      />
    </>
  );
}
