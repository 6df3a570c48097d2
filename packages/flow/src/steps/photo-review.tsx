/** Review of the photo as it will be sent, large, with one question: can every line be read? */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useAnswering } from '../answer-context.ts';
import type { Photo } from '../camera/photo.ts';
import { useWords } from '../language-context.ts';
import { Actions } from './actions.tsx';
import { useSendAhead } from './use-send-ahead.ts';
import { useSendingLabel } from './use-sending-label.ts';

/** Properties of the review; `onUse` sends the photo, which stays until the server has it. */
export interface PhotoReviewProps {
  readonly photo: Photo;
  readonly onUse: () => void;
  readonly onRetake: () => void;
}

/** Moves the focus to the heading of a part that appeared without a page change. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    scrollTo(0, 0);
  }, []);
  return heading;
}

function Picture({ photo }: { readonly photo: Photo }) {
  const { say } = useWords();
  const [closer, setCloser] = useState(false);
  const view = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // The document is in the middle of the photo, its table at the edges.
    const { current: shown } = view;
    if (closer && shown !== null) {
      shown.scrollTo((shown.scrollWidth - shown.clientWidth) / 2, (shown.scrollHeight - shown.clientHeight) / 2);
    }
  }, [closer]);
  if (photo.url === null) {
    return (
      <p class="notice">
        {say('upload.chosen')}: <bdi>{photo.file.name}</bdi>
      </p>
    );
  }
  return (
    <>
      {/* Keyboard users scroll the enlarged photo, so it takes the focus. */}
      <section
        ref={view}
        class={`photo ${closer ? 'closer' : ''}`}
        tabIndex={closer ? 0 : -1}
        aria-label={say('review.alt')}
      >
        <img src={photo.url} alt={say('review.alt')} />
      </section>
      <button type="button" class="button plain" aria-pressed={closer} onClick={() => setCloser(!closer)}>
        {say(closer ? 'review.whole' : 'review.closer')}
      </button>
    </>
  );
}

/** Shows the photo and asks whether to use it. */
export function PhotoReview({ photo, onUse, onRetake }: PhotoReviewProps) {
  const { say } = useWords();
  const { sending } = useAnswering();
  useSendAhead([photo]);
  const label = useSendingLabel();
  const heading = useHeadingFocus();
  // A file that the browser cannot display is shown by name; no claim is made that it is legible.
  const shown = photo.url !== null;
  return (
    <>
      <h1 id="heading" ref={heading} tabIndex={-1}>
        {say(shown ? 'review.heading' : 'review.file.heading')}
      </h1>
      <p class="lead">{say(shown ? 'review.body' : 'review.file.body')}</p>
      <Picture photo={photo} />
      <Actions>
        <button type="button" class="button" data-action="use-photo" disabled={sending} onClick={onUse}>
          {sending ? label : say(shown ? 'review.use' : 'review.file.use')}
        </button>
        <button type="button" class="button quiet" data-action="retake" disabled={sending} onClick={onRetake}>
          {say(shown ? 'review.retake' : 'review.file.again')}
        </button>
      </Actions>
    </>
  );
}
