/**
 * The pictures that tests ask for again and again. Where SPECIMEN_CACHE names a folder each is drawn once for the sources and
 * arguments it follows from; only a run of tests sets it.
 */
import { keepDrawn, keepingIn } from './keep-drawn.ts';
import { photograph as drawPhotograph } from './photograph.ts';
import { renderLicence as drawLicence } from './render-licence.ts';
import { renderPassport as drawPassport } from './render-passport.ts';
import { renderSelfie as drawSelfie } from './render-selfie.ts';

const folder = process.env['SPECIMEN_CACHE'] ?? '';
const keeping = folder === '' ? null : keepingIn(folder);

export const photograph = keepDrawn('photograph', drawPhotograph, keeping);
export const renderLicence = keepDrawn('renderLicence', drawLicence, keeping);
export const renderPassport = keepDrawn('renderPassport', drawPassport, keeping);
export const renderSelfie = keepDrawn('renderSelfie', drawSelfie, keeping);
