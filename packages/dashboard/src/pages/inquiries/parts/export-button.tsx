/** A button that exports the list to a file; the exports page shows its progress. */
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { exportInquiries } from '../../../client/exports.ts';
import { Button } from '../../../kit/button.tsx';
import { useSentenceOf } from '../../../kit/sentence-of.ts';
import { toast } from '../../../kit/toast.tsx';
import { useApi, useEnvironment } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { parseFilter } from '../filter-grammar.ts';

export function ExportButton({ line }: { readonly line: string }) {
  const { exports: texts } = usePageTexts();
  const api = useApi();
  const { kind } = useEnvironment();
  const navigate = useNavigate();
  const sentenceOf = useSentenceOf();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      await exportInquiries(api, parseFilter(line, Date.now()).filter);
      await navigate({ to: `/${kind}/exports` });
    } catch (error) {
      toast('problem', sentenceOf(error));
      setSending(false);
    }
  };
  return (
    <Button icon="download" isPending={isSending} onPress={() => void send()}>
      {texts.exportThese}
    </Button>
  );
}
