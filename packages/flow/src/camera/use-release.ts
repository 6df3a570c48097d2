import { useEffect } from 'preact/hooks';
import { type Photo, releasePhoto } from './photo.ts';

/** Frees a photo when another one is shown, or none. */
export function useRelease(photo: Photo | null): void {
  useEffect(() => {
    return () => {
      if (photo !== null) releasePhoto(photo);
    };
  }, [photo]);
}
