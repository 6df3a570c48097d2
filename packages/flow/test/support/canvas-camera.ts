/** Camera of a page that is a canvas: a test sets whether it works, freezes or is taken by another program. */

declare global {
  interface Window {
    /** Tracks of the camera in the order in which they were opened. */
    opened: MediaStreamTrack[];
    /** True while the picture of the camera does not change. */
    isStill: boolean;
    /** True while another program has the camera. */
    isTaken: boolean;
  }
}

/** Replaces the camera with a canvas whose picture changes twenty times a second. Runs in the page. */
export function beCamera(): void {
  window.opened = [];
  window.isStill = false;
  window.isTaken = false;
  navigator.mediaDevices.getUserMedia = async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 });
    const context = canvas.getContext('2d');
    let drawn = 0;
    const draw = () => {
      drawn += 1;
      for (let at = 0; at < 8 && context !== null; at += 1) {
        context.fillStyle = `hsl(${drawn * 7 + at * 40} 60% 50%)`;
        context.fillRect(at * 160, 0, 160, 720);
      }
    };
    draw();
    setInterval(() => {
      if (!window.isStill || drawn < 5) draw();
    }, 50);
    const stream = canvas.captureStream(20);
    const [track] = stream.getVideoTracks();
    if (track === undefined) throw new Error('a canvas has one track');
    Object.defineProperty(track, 'muted', { get: () => window.isTaken });
    window.opened.push(track);
    return stream;
  };
}
