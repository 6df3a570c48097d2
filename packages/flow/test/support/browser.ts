/** Chromium for the tests, with a fake camera. */
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { signalsOfRunner } from '../../../engines/test/support/signals-of-runner.ts';

/** Path of the browser, null if there is none. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : null);

/** Viewport of a phone, used for every screen. */
export const phone = { width: 390, height: 844 };

/** Launches the browser; `film` is an MJPEG file that the camera shows, and `camera` refuses or removes the camera. */
export function launchBrowser(
  options: { camera?: 'granted' | 'refused' | 'none'; film?: string } = {},
): Promise<Browser> {
  const { camera = 'granted', film } = options;
  const args = ['--no-sandbox'];
  if (camera !== 'none') args.push('--use-fake-device-for-media-stream');
  if (camera === 'granted') args.push('--use-fake-ui-for-media-stream');
  if (film !== undefined) args.push(`--use-file-for-fake-video-capture=${film}`);
  return chromium.launch({ ...signalsOfRunner, executablePath: chromiumPath ?? undefined, args });
}
