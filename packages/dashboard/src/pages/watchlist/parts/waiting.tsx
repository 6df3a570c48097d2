/** A version that was held back: the reasons, and the two ways to proceed. */

import { useState } from 'react';
import { watchlistMutations } from '../../../client/watchlists.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useHasRight } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { countOf, fill, numberIn } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import { TryVersion, type WaitingProps } from './try-version.tsx';
import { Version } from './version.tsx';

type Way = 'accept' | 'reject';

export function Waiting({ watchlist, version }: WaitingProps) {
  const { watchlists: texts, backtest } = usePageTexts();
  const language = useLanguage();
  const hasRight = useHasRight();
  const mayChange = hasRight('setting.write');
  const [asked, setAsked] = useState<Way | 'try' | null>(null);
  const { 'may-decide': mayDecide, current } = watchlist.attributes;
  const counts = countOf(texts.against, current?.entities ?? 0, language, {
    waiting: numberIn(language, version.entities),
  });
  const actions = (
    <>
      {hasRight('inquiry_template.publish') && <Button onPress={() => setAsked('try')}>{backtest.tryIt}</Button>}
      {mayDecide && mayChange && (
        <>
          <Button onPress={() => setAsked('reject')}>{texts.reject}</Button>
          <Button look="main" onPress={() => setAsked('accept')}>
            {texts.accept}
          </Button>
        </>
      )}
    </>
  );
  return (
    <Card title={texts.waiting}>
      <Notice tone="warning" title={fill(texts.objection, { objection: version.objection ?? '' })} action={actions}>
        {counts}
        {!mayDecide && ` ${fill(texts.shared, { slug: watchlist.id })}`}
      </Notice>
      <Version slug={watchlist.id} version={version} />
      {asked === 'try' && <TryVersion watchlist={watchlist} version={version} onClose={() => setAsked(null)} />}
      {(asked === 'accept' || asked === 'reject') && (
        <Decide way={asked} watchlist={watchlist} version={version} onClose={() => setAsked(null)} />
      )}
    </Card>
  );
}

function Decide({
  way,
  watchlist,
  version,
  onClose,
}: WaitingProps & { readonly way: Way; readonly onClose: () => void }) {
  const { watchlists: texts, kit } = usePageTexts();
  const { accept, reject } = useMutations(watchlistMutations);
  const [reason, setReason] = useState('');
  const words = {
    accept: { title: texts.acceptTitle, text: texts.acceptText, send: texts.accept, done: texts.accepted },
    reject: { title: texts.rejectTitle, text: texts.rejectText, send: texts.reject, done: texts.rejected },
  }[way];
  const send = async () => {
    await (way === 'accept'
      ? accept(watchlist.id, version.version, reason.trim())
      : reject(watchlist.id, version.version, reason.trim()));
    toast('good', words.done);
    onClose();
  };
  return (
    <Dialog title={words.title} isOpen onClose={onClose} isDismissable={false}>
      <Form
        send={words.send}
        onSend={send}
        isDanger={way === 'reject'}
        others={<Button onPress={onClose}>{kit.cancel}</Button>}
      >
        <p>{words.text}</p>
        <Field
          label={texts.reason}
          help={texts.reasonHelp}
          value={reason}
          onChange={setReason}
          maxLength={1000}
          isRequired
          autoFocus
        />
      </Form>
    </Dialog>
  );
}
