import { createFaceFinder, type FaceFinder } from '../faces/face-finder.ts';
import { BUILT_IN_MODEL, readAgeModel, readFaceModel } from '../faces/face-model.ts';

/** Folders of the operator's face models; empty if there is none. */
export interface ModelFolders {
  readonly faceModel: string;
  readonly ageModel: string;
}

/**
 * Loads the face finder with the operator's models.
 *
 * @throws FaceModelError if one of them cannot be used
 */
export async function loadFaceFinder({ faceModel, ageModel }: ModelFolders): Promise<FaceFinder> {
  return createFaceFinder(
    faceModel === '' ? BUILT_IN_MODEL : await readFaceModel(faceModel),
    ageModel === '' ? null : await readAgeModel(ageModel),
  );
}
