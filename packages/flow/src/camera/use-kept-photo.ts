import { useEffect, useLayoutEffect } from 'preact/hooks';
import { forgetPhoto, keepPhoto, keptPhoto, type PhotoScreen, type TakenPhoto } from './kept-photo.ts';
import { releasePhoto } from './photo.ts';

/**
 * Keeps the photo under review, null for none, over a reload; forgets it when the screen ends.
 *
 * @param show takes the photo of before the reload; must be the same function in each render
 */
export function useKeptPhoto(
  { inquiryId, step }: PhotoScreen,
  reviewed: TakenPhoto | null,
  show: (taken: TakenPhoto) => void,
): void {
  useEffect(() => {
    let isOpen = true;
    keptPhoto({ inquiryId, step }).then((taken) => {
      if (taken === null) return;
      if (isOpen) show(taken);
      else releasePhoto(taken.photo);
    });
    return () => {
      isOpen = false;
    };
  }, [inquiryId, step, show]);
  // Before the effects of the next screen, which would find the photo of this one.
  useLayoutEffect(() => () => void forgetPhoto(), []);
  useEffect(() => {
    if (reviewed === null) return;
    keepPhoto({ inquiryId, step }, reviewed);
    return () => void forgetPhoto();
  }, [inquiryId, step, reviewed]);
}
