/** A form: sends its fields once while the request is pending, and shows errors above them. */
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Form as AriaForm, FormContext } from 'react-aria-components/Form';
import { isApiError } from '../client/api-error.ts';
import { Button } from './button.tsx';
import { FocusOnRelease } from './focus-on-release.tsx';
import styles from './form.module.css';
import { Notice } from './notice.tsx';
import { useSentenceOf } from './sentence-of.ts';
import { useMarkTyped } from './typed-context.ts';

export interface FormProps {
  /** Sends the form; an error is shown, and the fields keep their values. */
  readonly onSend: () => Promise<unknown>;
  /** Label of the submit button. */
  readonly send: string;
  readonly children: ReactNode;
  /** Error messages of this form, by code; other codes use the shared messages. */
  readonly refusals?: Readonly<Record<string, string>>;
  /** Content next to the submit button. */
  readonly others?: ReactNode;
  readonly isDanger?: boolean;
  /** True if the button fills the width of the form. */
  readonly isWide?: boolean;
}

const refusalOf = (fault: unknown, refusals: Readonly<Record<string, string>>): string | undefined =>
  isApiError(fault) ? refusals[fault.code] : undefined;

/** Reports unsent typed text to the dialog around the form, if there is one. */
function useTyped(form: RefObject<HTMLFormElement | null>): void {
  const markTyped = useMarkTyped();
  useEffect(() => {
    const mark = () => markTyped(true);
    const shown = form.current;
    // The browser's event is used: React's event would also come from a dialog that the form opened.
    shown?.addEventListener('input', mark);
    return () => {
      shown?.removeEventListener('input', mark);
      // A dialog may show other content after its form was sent.
      markTyped(false);
    };
  }, [form, markTyped]);
}

/** Submits on Ctrl or Cmd with Enter, in multi-line fields too. */
function useSendKeys(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const sendByKeys = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
    };
    const shown = form.current;
    shown?.addEventListener('keydown', sendByKeys);
    return () => shown?.removeEventListener('keydown', sendByKeys);
  }, [form]);
}

export function Form({ onSend, send, children, refusals = {}, others, isDanger = false, isWide = false }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useSendKeys(form);
  useTyped(form);
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const sentenceOf = useSentenceOf();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Stops bubbling, so that a form in a dialog does not submit the form that opened it; the same for the context
    // below.
    event.stopPropagation();
    if (isSending) return;
    setSending(true);
    setFault(null);
    try {
      await onSend();
    } catch (error) {
      setFault(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <FormContext.Provider value={null}>
      <AriaForm className={styles['form'] ?? ''} onSubmit={submit} ref={form}>
        {fault !== null && <Notice tone="problem">{refusalOf(fault, refusals) ?? sentenceOf(fault)}</Notice>}
        {children}
        <div className={`${styles['actions']} ${isWide ? styles['wide'] : ''}`}>
          <FocusOnRelease>
            {others}
            <Button type="submit" look={isDanger ? 'danger' : 'main'} isPending={isSending} wide={isWide}>
              {send}
            </Button>
          </FocusOnRelease>
        </div>
      </AriaForm>
    </FormContext.Provider>
  );
}
