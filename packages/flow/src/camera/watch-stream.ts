/** Notices that a running camera sends no picture any more. */

/**
 * Reason why a camera is to be opened again: it was taken away while the page was hidden, its track is muted or has
 * ended, or its picture does not move.
 */
export type Loss = 'hidden' | 'muted' | 'stalled';

/** Looks without a new picture, one each 500 ms, after which a camera counts as lost. */
const looksMax = 6;
const looksEveryMs = 500;

/**
 * Calls `onLost` once: when the track ends, when the page is shown again and the track has ended or is muted, or when the
 * page was drawn six times, half a second apart, without a new picture after the first. Pictures are noticed by
 * `HTMLVideoElement.requestVideoFrameCallback` (WICG); a browser without it reports the track only. Returns a function
 * that stops looking.
 */
export function watchStream(
  video: HTMLVideoElement,
  track: MediaStreamTrack,
  onLost: (loss: Loss) => void,
): () => void {
  const countsFrames = 'requestVideoFrameCallback' in video;
  let hasPicture = false;
  let [looks, drawn, frame] = [0, 0, 0];
  const lose = (loss: Loss) => {
    stop();
    onLost(loss);
  };
  const onEnded = () => lose('stalled');
  const onReturn = () => {
    if (document.visibilityState === 'visible' && (track.muted || track.readyState === 'ended')) lose('hidden');
  };
  const onFrame = () => {
    hasPicture = true;
    if (!track.muted) looks = 0;
    frame = video.requestVideoFrameCallback(onFrame);
  };
  // Looks are counted where the page is drawn, not in time: a page that was hidden or busy had no new picture either.
  const look = () => {
    if (hasPicture || track.muted) looks += 1;
    if (looks >= looksMax) lose(track.muted ? 'muted' : 'stalled');
  };
  const timer = window.setInterval(() => {
    window.cancelAnimationFrame(drawn);
    drawn = window.requestAnimationFrame(look);
  }, looksEveryMs);
  if (countsFrames) frame = video.requestVideoFrameCallback(onFrame);
  track.addEventListener('ended', onEnded);
  document.addEventListener('visibilitychange', onReturn);
  function stop() {
    window.clearInterval(timer);
    window.cancelAnimationFrame(drawn);
    if (countsFrames) video.cancelVideoFrameCallback(frame);
    track.removeEventListener('ended', onEnded);
    document.removeEventListener('visibilitychange', onReturn);
  }
  return stop;
}
