/** Files of the networks that find faces and their landmarks, with the built-in recognition network's table of weights. */

export interface NetworkFile {
  /** Name inside the `model` folder of the package. */
  readonly file: string;
  readonly sha256: string;
}

/** All three networks come with this package (MIT). */
export const NETWORK_PACKAGE = '@vladmandic/face-api';

export const FINDER_FILES: readonly NetworkFile[] = [
  {
    file: 'ssd_mobilenetv1_model-weights_manifest.json',
    sha256: '888f744dffbc84f5f060d1f8427d9742341943a2dfaaf9205d10029b7e7a2955',
  },
  {
    file: 'ssd_mobilenetv1_model.bin',
    sha256: '2835640602d53718aa6ae9a42896327eaa21beefed056c218d32ca7d79e1e2f8',
  },
  {
    file: 'face_landmark_68_model-weights_manifest.json',
    sha256: 'ca4886639f86e99b39fed0c155f81b63317225773bd9616716e887b0153389c9',
  },
  {
    file: 'face_landmark_68_model.bin',
    sha256: '4611ef65c87d836d03d684b30eec4d195d8b219fa1dd58fc58945831c6b9299b',
  },
];

/** Says how the bytes of the built-in recognition network are to be read. */
export const RECOGNITION_TABLE: NetworkFile = {
  file: 'face_recognition_model-weights_manifest.json',
  sha256: 'cbaffa501b0b9275a12b63357a6843e7e30c054e1c9151e1a5f879b26e32986b',
};
