/** The pictures that tests ask for again and again, each drawn once for the sources and arguments it follows from. */
import { keepDrawn } from './keep-drawn.ts';
import { photograph as drawPhotograph } from './photograph.ts';
import { renderLicence as drawLicence } from './render-licence.ts';
import { renderPassport as drawPassport } from './render-passport.ts';
import { renderSelfie as drawSelfie } from './render-selfie.ts';

export const photograph = keepDrawn('photograph', drawPhotograph);
export const renderLicence = keepDrawn('renderLicence', drawLicence);
export const renderPassport = keepDrawn('renderPassport', drawPassport);
export const renderSelfie = keepDrawn('renderSelfie', drawSelfie);
