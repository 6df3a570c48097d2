/** Runs the camera while a component is mounted, and reports why it cannot. */
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type CameraProblem, cameraPreflight, cameraProblemOf } from './camera-problem.ts';
import { type Facing, hasLight, openCamera, otherCamera, stopCamera, switchLight } from './open-camera.ts';
import { type Loss, watchStream } from './watch-stream.ts';

/** State of the camera; `slow` means still starting after three seconds. */
export interface Camera {
  readonly state: 'starting' | 'slow' | 'live';
  /** True while the light is on, null when there is none. */
  readonly light: boolean | null;
  toggleLight(): void;
  /** Switches to another camera, null if there is only one. */
  readonly change: (() => void) | null;
}

const slowAfterMs = 3_000;
/** Times that a camera without a new picture is opened again before the person is told. */
const restartsMax = 2;

/** Shows the camera in `video`. `onProblem` is called once with the cause when it cannot be opened. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  facing: Facing,
  onProblem: (problem: CameraProblem) => void,
): Camera {
  const [state, setState] = useState<Camera['state']>('starting');
  const [light, setLight] = useState<boolean | null>(null);
  const [other, setOther] = useState<string | null>(null);
  // A new object reopens the camera: another device, or the same after the phone took it away.
  const [wanted, setWanted] = useState<{ readonly deviceId: string | null }>({ deviceId: null });
  const streaming = useRef<MediaStream | null>(null);
  const restarts = useRef(0);

  useEffect(() => {
    let stopped = false;
    let stopWatching: (() => void) | undefined;
    setState('starting');
    const slow = setTimeout(() => setState((now) => (now === 'starting' ? 'slow' : now)), slowAfterMs);
    const onLost = (loss: Loss) => {
      if (loss !== 'hidden') {
        if (restarts.current === restartsMax) return onProblem(loss === 'muted' ? 'E6' : 'E8');
        restarts.current += 1;
      }
      setWanted({ ...wanted });
    };
    async function start() {
      const problem = cameraPreflight();
      if (problem !== null) return onProblem(problem);
      const stream = await openCamera(facing, wanted.deviceId);
      if (stopped || video.current === null) return stopCamera(stream);
      streaming.current = stream;
      const track = stream.getVideoTracks()[0];
      if (track !== undefined) stopWatching = watchStream(video.current, track, onLost);
      video.current.srcObject = stream;
      await video.current.play();
      setState('live');
      setLight(hasLight(stream) ? false : null);
      const others = await otherCamera(stream);
      if (!stopped) setOther(others);
    }
    start().catch(async (error: unknown) => {
      const problem = await cameraProblemOf(error);
      if (!stopped) onProblem(problem);
    });
    return () => {
      stopped = true;
      clearTimeout(slow);
      stopWatching?.();
      if (streaming.current !== null) stopCamera(streaming.current);
      streaming.current = null;
    };
  }, [video, facing, wanted, onProblem]);

  const toggleLight = () => {
    if (streaming.current !== null) switchLight(streaming.current, light !== true);
    setLight(light !== true);
  };
  return { state, light, toggleLight, change: other === null ? null : () => setWanted({ deviceId: other }) };
}
