/**
 * The photo that was taken and is not sent yet, kept over a reload: encrypted in the browser's database (AES-GCM), with
 * its key in the storage of the tab, which ends with the tab. Where a browser has neither, nothing is kept. A photo is
 * shown again for an hour; an older one, of a closed tab too, is removed when a camera screen is next opened.
 */
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import type { Photo } from './photo.ts';

export type CaptureMethod = 'auto' | 'manual' | 'upload';

/** A photo with the way it was taken. */
export interface TakenPhoto {
  readonly photo: Photo;
  readonly method: CaptureMethod;
}

/** Screen that a photo belongs to. */
export interface PhotoScreen {
  readonly inquiryId: string;
  readonly step: string;
}

interface Kept {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly screen: string;
  readonly vector: Uint8Array<ArrayBuffer>;
  readonly encrypted: ArrayBuffer;
  readonly name: string;
  readonly type: string;
  readonly method: CaptureMethod;
  /** True if the browser can show it. */
  readonly isShown: boolean;
}

const keptForMs = 60 * 60_000;
const storageName = 'countersign-photo-key';
let opened: UseStore | undefined;
/** Returns the database of photos, opened at its first use: the server has none. */
const photos = (): UseStore => (opened ??= createStore('countersign-photos', 'photos'));
const screenOf = ({ inquiryId, step }: PhotoScreen): string => `${inquiryId}/${step}`;

interface TabKey {
  /** Name of this tab's entry in the database. */
  readonly entry: string;
  readonly key: CryptoKey;
}

const exported = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const imported = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

async function tabKey(): Promise<TabKey> {
  const stored = sessionStorage.getItem(storageName)?.split(' ');
  const [entry = crypto.randomUUID(), text] = stored ?? [];
  if (text !== undefined) {
    return {
      entry,
      key: await crypto.subtle.importKey('raw', imported(text), 'AES-GCM', false, ['encrypt', 'decrypt']),
    };
  }
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt', 'decrypt']);
  sessionStorage.setItem(storageName, `${entry} ${exported(await crypto.subtle.exportKey('raw', key))}`);
  return { entry, key };
}

async function store(screen: PhotoScreen, { photo, method }: TakenPhoto): Promise<void> {
  const { entry, key } = await tabKey();
  const vector = crypto.getRandomValues(new Uint8Array(12));
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: vector }, key, await photo.file.arrayBuffer());
  const { name, type } = photo.file;
  const isShown = photo.url !== null;
  const kept: Kept = { at: Date.now(), screen: screenOf(screen), vector, encrypted, name, type, method, isShown };
  await set(entry, kept, photos());
}

async function removeOld(): Promise<void> {
  const all = await entries<string, Kept>(photos());
  // A clock that was set back leaves entries of the future.
  const old = all.filter(([, { at }]) => Math.abs(Date.now() - at) > keptForMs);
  await Promise.all(old.map(([entry]) => del(entry, photos())));
}

async function read(screen: PhotoScreen): Promise<TakenPhoto | null> {
  await removeOld();
  if (sessionStorage.getItem(storageName) === null) return null;
  const { entry, key } = await tabKey();
  const kept = await get<Kept>(entry, photos());
  if (kept === undefined) return null;
  if (kept.screen !== screenOf(screen)) {
    await del(entry, photos());
    return null;
  }
  const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: kept.vector }, key, kept.encrypted);
  const file = new File([bytes], kept.name, { type: kept.type });
  return { photo: { file, url: kept.isShown ? URL.createObjectURL(file) : null }, method: kept.method };
}

async function remove(): Promise<void> {
  const [entry] = sessionStorage.getItem(storageName)?.split(' ') ?? [];
  if (entry !== undefined) await del(entry, photos());
}

let last: Promise<unknown> = Promise.resolve();

/** Runs one after the other, so that a removal is never overtaken; a browser that refuses keeps nothing. */
function inTurn<Result>(act: () => Promise<Result>): Promise<Result | null> {
  const next = last.then(act).catch(() => null);
  last = next;
  return next;
}

/** Keeps the photo of this screen in place of any other one of this tab. */
export async function keepPhoto(screen: PhotoScreen, taken: TakenPhoto): Promise<void> {
  await inTurn(() => store(screen, taken));
}

/** Returns the photo of this screen that was taken less than an hour ago in this tab; null if there is none. */
export const keptPhoto = (screen: PhotoScreen): Promise<TakenPhoto | null> => inTurn(() => read(screen));

/** Removes the photo of this tab: it was sent, or is not wanted. */
export async function forgetPhoto(): Promise<void> {
  await inTurn(remove);
}
