/**
 * Sends large files in parts by the tus protocol, so that one that breaks off continues after its last part. A file may
 * be sent ahead, while the person still looks at it; the answer then names it. Loaded with the first large file.
 */
import { DetailedError, type HttpRequest, Upload } from 'tus-js-client';
import { partBytes } from './part-bytes.ts';

/** A part takes longer only where nothing arrives any more. */
const partTimeoutMs = 60_000;
/** The server deletes an upload that no answer named after an hour. */
const keptMs = 45 * 60_000;

interface Sending {
  readonly upload: Upload;
  /** Milliseconds since 1970. */
  readonly begunAt: number;
  /** Id of the upload; null if the server takes none. Rejects without a connection. Null while nothing runs. */
  result: Promise<string | null> | null;
  /** Bytes that have arrived. */
  sent: number;
  onSent: () => void;
  /** True if an answer has named it. */
  isNamed: boolean;
}

const sendings = new WeakMap<File, Sending>();

/** Returns the address at which uploads begin: it names the session, as the page's action does. */
function uploadsAt(action: string): string {
  const url = new URL(action, location.href);
  url.pathname += '/uploads';
  return url.href;
}

/** Makes a request end that hears nothing: the client of the protocol waits for ever. */
function limitTime(request: HttpRequest): void {
  const exchange: XMLHttpRequest = request.getUnderlyingObject();
  exchange.timeout = partTimeoutMs;
  exchange.ontimeout = (event) => exchange.onerror?.(event);
}

function sendingOf(file: File, action: string): Sending {
  const known = sendings.get(file);
  if (known !== undefined && Date.now() - known.begunAt < keptMs) return known;
  const upload = new Upload(file, {
    endpoint: uploadsAt(action),
    chunkSize: partBytes,
    uploadDataDuringCreation: true,
    storeFingerprintForResuming: false,
    retryDelays: [0, 1000, 3000],
    onBeforeRequest: limitTime,
    onProgress(sent) {
      sending.sent = sent;
      sending.onSent();
    },
  });
  const sending: Sending = { upload, begunAt: Date.now(), result: null, sent: 0, onSent: () => {}, isNamed: false };
  sendings.set(file, sending);
  return sending;
}

const idOf = ({ url }: Upload): string | null => new URL(url ?? '', location.href).pathname.split('/').at(-1) ?? null;

/** Sends what has not arrived yet. */
function complete(sending: Sending): Promise<string | null> {
  const { upload } = sending;
  sending.result ??= new Promise<string | null>((resolve, reject) => {
    upload.options.onSuccess = () => resolve(idOf(upload));
    upload.options.onError = (error) => {
      const isRefused = error instanceof DetailedError && error.originalResponse !== null;
      if (isRefused) return resolve(null);
      // The next call continues where this one stopped.
      sending.result = null;
      reject(error);
    };
    upload.start();
  });
  return sending.result;
}

/** Begins to send a file that an answer will probably name. */
export function sendAhead(file: File, action: string): void {
  complete(sendingOf(file, action)).catch(() => undefined);
}

/** Stops sending a file that no answer named, and has the server delete what arrived. */
export function discard(file: File): void {
  const sending = sendings.get(file);
  if (sending === undefined || sending.isNamed) return;
  sendings.delete(file);
  sending.upload.abort(true).catch(() => undefined);
}

/**
 * Returns the answer with its large files named instead of held; one that the server does not take in parts stays.
 * Rejects without a connection.
 *
 * @param onShare receives the part of the bytes that have arrived, 0 to 1
 */
export async function inParts(answer: FormData, action: string, onShare: (share: number) => void): Promise<FormData> {
  const large = [...answer].flatMap(([name, value]) =>
    value instanceof File && value.size > partBytes ? [{ name, file: value, sending: sendingOf(value, action) }] : [],
  );
  const size = large.reduce((sum, { file }) => sum + file.size, 0);
  const tell = () => onShare(large.reduce((sum, { sending }) => sum + sending.sent, 0) / size);
  const named = new FormData();
  for (const [name, value] of answer) named.append(name, value);
  await Promise.all(
    large.map(async ({ name, sending }) => {
      sending.isNamed = true;
      sending.onSent = tell;
      const id = await complete(sending);
      if (id === null) return;
      named.delete(name);
      named.set(`${name}-upload`, id);
    }),
  );
  return named;
}
