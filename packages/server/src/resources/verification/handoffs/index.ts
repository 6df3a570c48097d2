/** Exports of hand-offs for the hosted flow. */
import { defineSlice } from '../../../operations/slice.ts';
import { erases, keeps } from './privacy.ts';

export { type Handoff, isRunning, needsNumber } from './handoff.ts';
export { chooseNumber, confirmHandoff, refuseHandoff, renewLink, startHandoff, stopHandoff } from './operations.ts';
export { findHandoffFrom, findHandoffTo } from './store.ts';

export const handoffsSlice = defineSlice({ kinds: [], endpoints: [], events: [], erases, keeps });
