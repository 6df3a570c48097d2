/** Offer to go on with a phone, on devices without a touch screen, whose cameras are poor or missing. */
import { useAnswering } from '../answer-context.ts';
import { useWords } from '../language-context.ts';
import type { InquiryPage } from '../page.ts';
import { StepForm } from '../step-form.tsx';

/** Posts `hand-off=start`. */
export function HandOffOffer({ page }: { readonly page: InquiryPage }) {
  const { say } = useWords();
  const { sending } = useAnswering();
  const isDesktop = !matchMedia('(any-pointer: coarse)').matches;
  if (page.handOff !== true || !isDesktop) return null;
  return (
    <div class="hand-off-offer">
      <p>{say('handoff.offer')}</p>
      <StepForm page={page}>
        <button type="submit" class="button" name="hand-off" value="start" data-action="hand-off" disabled={sending}>
          {say('handoff.start')}
        </button>
      </StepForm>
    </div>
  );
}
