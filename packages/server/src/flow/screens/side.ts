/** Screens of the two sides of a government id. */
import { beginStep, progressOf, submitStep } from '../../resources/verification/inquiries/index.ts';
import { enterFiles } from '../../resources/verification/verifications/index.ts';
import { maxPhotoBytes } from '../upload-limit.ts';
import { choiceBefore, chosenCountry } from './choices.ts';
import { methodsOf } from './methods-of.ts';
import { defineScreen, photosOf, type ScreenDefinition, show, textOf, unanswered } from './screen.ts';

type Before = NonNullable<ScreenDefinition<'governmentId'>['before']>;

const sideScreen = (side: 'front' | 'back', member: 'frontFileId' | 'backFileId', before: Before) =>
  defineScreen<'governmentId'>({
    part: 'evidence',
    of: 'governmentId',
    accept: photosOf({ photo: side }),
    specimens: [side],
    before,
    page({ inquiry }, step) {
      const idClass = textOf(inquiry.fields['selected-id-class']) ?? step.idClasses[0] ?? 'dl';
      const country = chosenCountry(inquiry);
      return { step: side, idClass, country, maxBytes: maxPhotoBytes, captureMethods: methodsOf(step) };
    },
    /**
     * Stores the side. If this class of document has another side that is missing, requests it, else submits the step.
     */
    async answer(context, inquiry, step, { files: [file] }) {
      if (file === undefined) return unanswered(inquiry);
      await enterFiles(context, inquiry, [file]);
      const sides = { ...progressOf(inquiry.progress.step, 'governmentId'), [member]: file.id };
      const taken = { ...inquiry, progress: { ...inquiry.progress, step: sides } };
      const twoSided = step.twoSidedClasses.includes(String(inquiry.fields['selected-id-class'] ?? ''));
      if (twoSided && sides.backFileId === null) {
        return unanswered(await show(context, await beginStep(context, taken, step, [file.id]), 'back'));
      }
      return unanswered(await submitStep(context, taken, step, [sides.frontFileId, sides.backFileId]));
    },
  });

export const frontScreen = sideScreen('front', 'frontFileId', choiceBefore);
export const backScreen = sideScreen('back', 'backFileId', () => ({ screen: 'front' }));
