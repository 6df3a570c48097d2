/** Offer to go on with a phone, on devices without a touch screen, whose cameras are poor or missing. */
import { useAnswering } from '../answer-context.ts';
import { useWords } from '../language-context.ts';
import type { InquiryPage } from '../page.ts';
import { StepForm } from '../step-form.tsx';

/** True if the page offers the phone first; the camera of this device then comes second. */
export const offersPhone = (page: InquiryPage): boolean =>
  page.handOff === true && !matchMedia('(any-pointer: coarse)').matches;

/** Posts `hand-off=start`. */
export function HandOffOffer({ page }: { readonly page: InquiryPage }) {
  const { say } = useWords();
  const { sending } = useAnswering();
  if (!offersPhone(page)) return null;
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
