'use client';
import { VerificationDialog } from '@countersign/embed/react';
import { useState } from 'react';

export function VerifyButton() {
  const [inquiryId, setInquiryId] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [message, setMessage] = useState('');

  /** Asks our own server for an inquiry once, and opens the dialog again after that. */
  async function verify() {
    setMessage('');
    if (inquiryId !== '') return setIsOpen(true);
    const answer = await fetch('/api/inquiries', { method: 'POST' });
    if (!answer.ok) return setMessage('The check cannot begin now. Please try again.');
    setInquiryId((await answer.json()).inquiryId);
  }

  return (
    <>
      <button type="button" onClick={verify}>
        Verify your identity
      </button>
      <p role="status">{message}</p>
      {inquiryId !== '' && (
        <VerificationDialog
          host="verify.shop.example"
          inquiryId={inquiryId}
          isOpen={isOpen}
          onReady={() => setIsOpen(true)}
          onComplete={({ status }) => {
            setIsOpen(false);
            setMessage(status);
          }}
          onCancel={() => setIsOpen(false)}
          onError={({ code }) => {
            setIsOpen(false);
            setMessage(`The check cannot be shown (${code}).`);
          }}
        />
      )}
    </>
  );
}
