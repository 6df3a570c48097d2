// A page in React, also as a client component of Next.js (with 'use client' as its first line).
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
