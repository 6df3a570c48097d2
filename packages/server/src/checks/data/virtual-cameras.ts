/**
 * Camera names of programs that feed pictures into a browser, lower-case. Deliberately excluded: programs that connect
 * a phone's real camera to a computer (Camo, DroidCam, EpocCam, Iriun, Continuity Camera), and makers' programs that
 * only change the light of a real one.
 */
export const VIRTUAL_CAMERAS: readonly string[] = [
  'obs virtual camera',
  'obs-camera',
  'manycam',
  'snap camera',
  'xsplit vcam',
  'xsplit broadcaster',
  'mmhmm camera',
  'v4l2loopback',
  'v4l2 loopback',
  'dummy video device',
  'splitcam',
  'sparkocam',
  'youcam',
  'webcammax',
  'fakecam',
  'fake_device',
  'akvcam',
  'unity video capture',
  'vcam',
  'chromacam',
  'altercam',
  'virtual camera',
  'deepfacelive',
  'newtek ndi',
  'ndi webcam',
];

/** File endings of a film that replaces the camera of a browser. */
export const FILM_ENDINGS: readonly string[] = ['.mjpeg', '.y4m'];
