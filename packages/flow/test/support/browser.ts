/** Chromium for the tests, with a camera that is not there. */
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { signalsOfRunner } from '../../../engines/test/support/signals-of-runner.ts';

/** Path of the browser, null where there is none. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : null);

/** The size of a phone, on which every screen is looked at. */
export const phone = { width: 390, height: 844 };

/** Launches the browser; `film` is an MJPEG file that the camera shows, `camera` false takes the camera away. */
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
