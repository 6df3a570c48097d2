/**
 * Cached drawings for tests. If SPECIMEN_CACHE names a folder each picture is drawn once for its sources and arguments;
 * only test runs set it.
 */
import { keepDrawn, keepingIn } from './keep-drawn.ts';
import { photograph as drawPhotograph } from './photograph.ts';
import { drawIdentityCardBack as drawCardBack } from './render-identity-card.ts';
import { drawLicenceFront as drawFront, renderLicence as drawLicence } from './render-licence.ts';
import { renderPassport as drawPassport } from './render-passport.ts';
import { renderSelfie as drawSelfie } from './render-selfie.ts';
import { drawTravelPage as drawPage } from './render-travel-page.ts';
import { renderTurnedHead as drawTurnedHead, renderTurns as drawTurns } from './render-turns.ts';
import { retouchPhotograph as retouch } from './retouch.ts';

const folder = process.env['SPECIMEN_CACHE'] ?? '';
const keeping = folder === '' ? null : keepingIn(folder);

export const photograph = keepDrawn('photograph', drawPhotograph, keeping);
export const renderLicence = keepDrawn('renderLicence', drawLicence, keeping);
export const renderPassport = keepDrawn('renderPassport', drawPassport, keeping);
export const renderSelfie = keepDrawn('renderSelfie', drawSelfie, keeping);
export const drawIdentityCardBack = keepDrawn('drawIdentityCardBack', drawCardBack, keeping);
export const drawLicenceFront = keepDrawn('drawLicenceFront', drawFront, keeping);
export const drawTravelPage = keepDrawn('drawTravelPage', drawPage, keeping);
export const renderTurnedHead = keepDrawn('renderTurnedHead', drawTurnedHead, keeping);
export const renderTurns = keepDrawn('renderTurns', drawTurns, keeping);
export const retouchPhotograph = keepDrawn('retouchPhotograph', retouch, keeping);
