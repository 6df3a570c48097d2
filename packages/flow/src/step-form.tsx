/** The form of every step: a plain form without script, sent in place with script. */
import type { ComponentChildren, TargetedSubmitEvent } from 'preact';
import { useAnswering } from './answer-context.ts';
import { answerFields } from './answer-fields.ts';

/** Data of the form's page, its fields, and whether it carries files. */
export interface StepFormProps {
  readonly page: { readonly action: string; readonly csrf: string; readonly step: string };
  readonly multipart?: boolean;
  /** Prepares the fields before script sends them. Rejects when a chosen file can no longer be read. */
  readonly prepare?: (data: FormData) => Promise<FormData>;
  readonly children: ComponentChildren;
}

/** Returns the fields of a form, with the submit button's: older browsers do not accept it as a second argument. */
export function formData(form: HTMLFormElement, submitter: HTMLElement | null): FormData {
  const data = new FormData(form);
  if (submitter instanceof HTMLButtonElement && submitter.name !== '') data.set(submitter.name, submitter.value);
  return data;
}

/**
 * Renders a form that posts to the page's action. The browser's own validation bubbles are off, because the page shows
 * the server's problems.
 */
export function StepForm({ page, multipart = false, prepare, children }: StepFormProps) {
  const { scripted, send } = useAnswering();
  function onSubmit(event: TargetedSubmitEvent<HTMLFormElement>) {
    if (!scripted) return;
    event.preventDefault();
    const data = formData(event.currentTarget, event.submitter);
    send(() => prepare?.(data) ?? data);
  }
  return (
    <form
      method="post"
      action={page.action}
      encType={multipart ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
      onSubmit={onSubmit}
      noValidate
    >
      {answerFields(page).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
