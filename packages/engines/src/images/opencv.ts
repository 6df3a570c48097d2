/** Part of OpenCV (WebAssembly build) that the engines use, with narrow types, loaded once. */
import { createRequire } from 'node:module';

export interface Mat {
  readonly rows: number;
  readonly cols: number;
  readonly data: Uint8Array;
  readonly data32S: Int32Array;
  readonly data32F: Float32Array;
  readonly data64F: Float64Array;
  delete(): void;
}

interface MatVector {
  size(): number;
  get(index: number): Mat;
  delete(): void;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

type Scalar = readonly [number, number, number, number];

export interface OpenCv {
  Mat: { new (): Mat; new (rows: number, columns: number, type: number): Mat };
  MatVector: new () => MatVector;
  Size: new (width: number, height: number) => Size;
  Scalar: new (red: number, green: number, blue: number, alpha: number) => Scalar;
  readonly CV_8UC1: number;
  readonly CV_8UC3: number;
  readonly CV_8UC4: number;
  readonly CV_16S: number;
  readonly CV_32FC1: number;
  readonly CV_32FC2: number;
  readonly DFT_COMPLEX_OUTPUT: number;
  readonly RETR_LIST: number;
  readonly CHAIN_APPROX_NONE: number;
  readonly INTER_LINEAR: number;
  readonly BORDER_REPLICATE: number;
  readonly MORPH_RECT: number;
  GaussianBlur(source: Mat, target: Mat, size: Size, sigma: number): void;
  Canny(source: Mat, target: Mat, low: number, high: number): void;
  /** Runs Canny on gradients computed before. */
  Canny1(across: Mat, down: Mat, target: Mat, low: number, high: number): void;
  Sobel(
    source: Mat,
    target: Mat,
    depth: number,
    across: number,
    down: number,
    size: number,
    scale: number,
    delta: number,
    border: number,
  ): void;
  HoughLines(source: Mat, lines: Mat, rho: number, theta: number, threshold: number): void;
  dilate(source: Mat, target: Mat, kernel: Mat): void;
  getStructuringElement(shape: number, size: Size): Mat;
  findContours(source: Mat, contours: MatVector, hierarchy: Mat, mode: number, method: number): void;
  contourArea(contour: Mat): number;
  arcLength(contour: Mat, closed: boolean): number;
  convexHull(points: Mat, hull: Mat): void;
  approxPolyDP(curve: Mat, target: Mat, epsilon: number, closed: boolean): void;
  isContourConvex(contour: Mat): boolean;
  /** Computes the discrete Fourier transform; complex numbers are pairs with DFT_COMPLEX_OUTPUT. */
  dft(source: Mat, target: Mat, flags: number): void;
  findHomography(from: Mat, to: Mat): Mat;
  getPerspectiveTransform(from: Mat, to: Mat): Mat;
  warpPerspective(
    source: Mat,
    target: Mat,
    transform: Mat,
    size: Size,
    interpolation: number,
    border: number,
    value: Scalar,
  ): void;
}

interface LoadingOpenCv extends OpenCv {
  onRuntimeInitialized?: () => void;
  /** The module looks like a promise that never settles; awaiting it would hang. */
  then?: unknown;
}

let loading: Promise<{ readonly cv: OpenCv }> | null = null;

/**
 * Loads the library at the first call: about 0.5 s and 115 MB. Wrapped in an object, since the module itself must not
 * be awaited.
 */
export function loadOpenCv(): Promise<{ readonly cv: OpenCv }> {
  loading ??= load();
  return loading;
}

function load(): Promise<{ readonly cv: OpenCv }> {
  const before = listeners();
  const module: LoadingOpenCv = createRequire(import.meta.url)('@techstark/opencv-js');
  removeAddedListeners(before);
  return new Promise((resolve) => {
    const finish = (): void => {
      delete module.then;
      resolve({ cv: module });
    };
    if (module.Mat === undefined) module.onRuntimeInitialized = finish;
    else finish();
  });
}

type Listeners = ReadonlySet<unknown>;

function listeners(): Listeners {
  return new Set([...process.listeners('uncaughtException'), ...process.listeners('unhandledRejection')]);
}

/** Removes the library's listeners, which end the process on any unhandled rejection; the host decides on those. */
function removeAddedListeners(before: Listeners): void {
  for (const listener of process.listeners('uncaughtException')) {
    if (!before.has(listener)) process.off('uncaughtException', listener);
  }
  for (const listener of process.listeners('unhandledRejection')) {
    if (!before.has(listener)) process.off('unhandledRejection', listener);
  }
}

/** Frees everything passed to `keep` at the end of `use`; memory of the library is not garbage collected. */
export function withMats<T>(use: (keep: <M extends { delete(): void }>(mat: M) => M) => T): T {
  const kept: { delete(): void }[] = [];
  try {
    return use((mat) => {
      kept.push(mat);
      return mat;
    });
  } finally {
    for (const mat of kept) mat.delete();
  }
}
