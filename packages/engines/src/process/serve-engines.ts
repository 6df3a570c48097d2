/** The engine process: models are loaded by the first request that needs them and kept. */
import { constants, setPriority } from 'node:os';
import { extractSelfie } from '../faces/extract-selfie.ts';
import { createFaceFinder, type FaceFinder } from '../faces/face-finder.ts';
import type { NormalizedImage, SelfiePose } from '../facts.ts';
import { keepWhenLoaded } from './keep-when-loaded.ts';
import { type Operation, serveRequests } from './serve-requests.ts';

export interface SelfieRequest {
  readonly image: NormalizedImage;
  readonly pose: SelfiePose;
}

// The server shares the machine and has to answer meanwhile.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const faceFinder = keepWhenLoaded<FaceFinder>(createFaceFinder);

serveRequests(
  new Map<string, Operation>([
    ['extractSelfie', async ({ image, pose }: SelfieRequest) => extractSelfie(await faceFinder(), image, pose)],
    ['warm', async () => void (await faceFinder())],
  ]),
);
