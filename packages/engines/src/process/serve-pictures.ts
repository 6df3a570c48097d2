/** Entry of the picture thread. The name of a task selects a part of the engines; its arguments are sent as a list. */
import { workerData } from 'node:worker_threads';
import type { PictureParts } from '../documents/extractor-parts.ts';
import { createPictureParts } from '../documents/picture-parts.ts';
import { loadOpenCv } from '../images/opencv.ts';
import { collectPictures } from './collect-pictures.ts';
import { keepWhenLoaded } from './keep-when-loaded.ts';
import { loadFaceFinder } from './load-face-finder.ts';

const faceFinder = keepWhenLoaded(() => loadFaceFinder(workerData));
const parts = createPictureParts(async (jpeg) => (await faceFinder()).findFaces(jpeg));

type Part = keyof PictureParts;
type Task<Name extends Part> = (args: Parameters<PictureParts[Name]>) => ReturnType<PictureParts[Name]>;

/** Wraps a part to collect its pictures after its answer is sent. */
function task<Name extends Part>(work: Task<Name>): Task<Name> {
  return (args) => {
    const answer = work(args);
    const collect = (): void => void setImmediate(collectPictures);
    answer.then(collect, collect);
    return answer;
  };
}

export const searchBack = task<'searchBack'>((args) => parts.searchBack(...args));
export const readBarcode = task<'readBarcode'>((args) => parts.readBarcode(...args));
export const readCodes = task<'readCodes'>((args) => parts.readCodes(...args));
export const measureQuality = task<'measureQuality'>((args) => parts.measureQuality(...args));
export const measureSurface = task<'measureSurface'>((args) => parts.measureSurface(...args));
export const findFaces = task<'findFaces'>((args) => parts.findFaces(...args));
export const warm = async (): Promise<void> => void (await Promise.all([faceFinder(), loadOpenCv()]));
