/** A form that explains why a receiver refuses a signature; nothing typed here leaves the page. */
import { useState } from 'react';
import { Card } from '../../../kit/card.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { checkSignature, type SignatureVerdict } from '../check-signature.ts';

const tones = {
  fits: 'good',
  'no-header': 'warning',
  'wrong-format': 'problem',
  'body-or-secret': 'problem',
  'fits-trimmed': 'warning',
  'too-old': 'warning',
} as const;

export function SignatureCheck() {
  const { webhooks: texts } = usePageTexts();
  const [header, setHeader] = useState('');
  const [body, setBody] = useState('');
  const [secret, setSecret] = useState('');
  const [verdict, setVerdict] = useState<SignatureVerdict | null>(null);
  // Browsers offer no cryptography on pages loaded over plain http from another host.
  if (!globalThis.isSecureContext) return null;
  const check = async () => setVerdict(await checkSignature({ header, body, secret }, Date.now()));
  return (
    <Card title={texts.signature} help={texts.signatureHelp}>
      <Form send={texts.check} onSend={check}>
        <Field label={texts.header} value={header} onChange={setHeader} autoComplete="off" spellCheck="false" />
        <Field label={texts.body} help={texts.bodyHelp} value={body} onChange={setBody} rows={4} spellCheck="false" />
        <Field label={texts.secret} value={secret} onChange={setSecret} autoComplete="off" spellCheck="false" />
        <div aria-live="polite">
          {verdict !== null && <Notice tone={tones[verdict]}>{texts.signatureVerdicts[verdict]}</Notice>}
        </div>
      </Form>
    </Card>
  );
}
