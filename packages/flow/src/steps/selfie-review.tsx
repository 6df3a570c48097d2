/** The three face photos side by side before they are sent. */
import { useAnswering } from '../answer-context.ts';
import type { Photo } from '../camera/photo.ts';
import { useWords } from '../language-context.ts';
import { Actions } from './actions.tsx';
import { useHeadingFocus } from './photo-review.tsx';
import { poses } from './poses.ts';
import { useSendAhead } from './use-send-ahead.ts';
import { useSendingLabel } from './use-sending-label.ts';

/** Properties of the review; `photos` are in the order of the poses. */
export interface SelfieReviewProps {
  readonly photos: readonly Photo[];
  readonly onUse: () => void;
  readonly onRetake: () => void;
}

/** Shows the photos and asks whether to use them. */
export function SelfieReview({ photos, onUse, onRetake }: SelfieReviewProps) {
  const { say } = useWords();
  const { sending } = useAnswering();
  useSendAhead(photos);
  const label = useSendingLabel();
  const heading = useHeadingFocus();
  return (
    <>
      <h1 id="heading" ref={heading} tabIndex={-1}>
        {say('selfie.review.heading')}
      </h1>
      <p class="lead">{say('selfie.review.body')}</p>
      <ul class="faces">
        {poses.map((pose, index) => (
          <li key={pose}>
            <figure>
              <img src={photos[index]?.url ?? ''} alt="" />
              <figcaption>{say(`pose.file.${pose}`)}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <Actions>
        <button type="button" class="button" data-action="use-photo" disabled={sending} onClick={onUse}>
          {sending ? label : say('selfie.review.use')}
        </button>
        <button type="button" class="button quiet" data-action="retake" disabled={sending} onClick={onRetake}>
          {say('review.retake')}
        </button>
      </Actions>
    </>
  );
}
