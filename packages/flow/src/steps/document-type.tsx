/** Kind of document: one card per class accepted for the country. */
import { useWords, type Words } from '../language-context.ts';
import type { DocumentTypePage } from '../page.ts';
import { Heading } from '../shell.tsx';
import { StepForm } from '../step-form.tsx';
import { ContinueButton } from './continue-button.tsx';
import { DocumentDrawing } from './document-drawing.tsx';

function className(code: string, { say, has }: Words): string {
  const key = `idClass.${code}`;
  return key !== 'idClass.unknown' && has(key) ? say(key) : say('idClass.unknown', { code });
}

/** Posts `id-class`. */
export function DocumentType({ page }: { readonly page: DocumentTypePage }) {
  const words = useWords();
  const { say } = words;
  const only = page.idClasses.length === 1;
  return (
    <>
      <Heading page={page} />
      <p class="lead" id="type-hint">
        {say('type.hint')}
      </p>
      <StepForm page={page}>
        <fieldset
          class="choices"
          id="field-id-class"
          tabIndex={-1}
          aria-labelledby="heading"
          aria-describedby="type-hint"
        >
          {page.idClasses.map((code) => (
            <label key={code} class="choice choice-card">
              <input type="radio" name="id-class" value={code} defaultChecked={only || code === page.selected} />
              <DocumentDrawing idClass={code} />
              <span>{className(code, words)}</span>
            </label>
          ))}
        </fieldset>
        <details class="aside">
          <summary>{say('type.none')}</summary>
          <p>{say('type.none.body')}</p>
        </details>
        <ContinueButton />
      </StepForm>
    </>
  );
}
