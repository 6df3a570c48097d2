/** Opens and stops the camera, and its light if it has one. */
import { signal } from '../embed/in-document.ts';

/** Rear camera for documents, front camera for faces. */
export type Facing = 'environment' | 'user';

// Camera constraints; browsers default to 640 × 480, too small to read a document.
const wishes: Readonly<Record<Facing, MediaTrackConstraints>> = {
  environment: { facingMode: { ideal: 'environment' }, width: { ideal: 2560 }, height: { ideal: 1440 } },
  user: { facingMode: { ideal: 'user' }, width: { ideal: 1280 }, height: { ideal: 960 } },
};

/** Requests the camera; if the constraints cannot be met, any camera. Rejects as `getUserMedia` does. */
export async function openCamera(facing: Facing, deviceId: string | null): Promise<MediaStream> {
  const wish =
    deviceId === null ? wishes[facing] : { ...wishes[facing], facingMode: undefined, deviceId: { exact: deviceId } };
  const opened = await request(wish);
  signal('flow-camera-open');
  return opened;
}

async function request(wish: MediaTrackConstraints): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: false, video: wish });
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'OverconstrainedError') throw error;
    return navigator.mediaDevices.getUserMedia({ audio: false, video: true });
  }
}

/** Switches the camera off. */
export function stopCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Returns true if the camera has a light that can be switched. */
export function hasLight(stream: MediaStream): boolean {
  const track = stream.getVideoTracks()[0];
  return track?.getCapabilities !== undefined && 'torch' in track.getCapabilities();
}

/** Switches the light; a camera that refuses stays as it is. */
export async function switchLight(stream: MediaStream, on: boolean): Promise<void> {
  // The light is in the media capture extensions (image capture, section 4), which the type library omits.
  const constraint: MediaTrackConstraintSet & { torch: boolean } = { torch: on };
  await stream
    .getVideoTracks()[0]
    ?.applyConstraints({ advanced: [constraint] })
    .catch(() => undefined);
}

/**
 * Returns the cameras of the device; empty where the browser hides the list, which it may do although the camera works.
 */
export async function listCameras(): Promise<readonly MediaDeviceInfo[]> {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.filter(({ kind }) => kind === 'videoinput');
  } catch {
    return [];
  }
}

/** Returns another camera than the current one, null if there is only one or the list is not available. */
export async function otherCamera(stream: MediaStream): Promise<string | null> {
  const ids = (await listCameras()).map(({ deviceId }) => deviceId);
  const current = stream.getVideoTracks()[0]?.getSettings().deviceId;
  return ids.length < 2 ? null : (ids[(ids.indexOf(current ?? '') + 1) % ids.length] ?? null);
}
