/** Exports of hand-offs for the hosted flow. */
import { defineSlice } from '../../../operations/slice.ts';
import { erases, keeps } from './privacy.ts';

export { type Handoff, isNoteDue, isRunning, isSilent, needsNumber } from './handoff.ts';
export {
  chooseNumber,
  confirmHandoff,
  noteSeen,
  refuseHandoff,
  renewLink,
  restartHandoff,
  startHandoff,
  stopHandoff,
} from './operations.ts';
export { carriersOf, sendLink } from './send-link.ts';
export { findHandoffFrom, findHandoffTo } from './store.ts';

export const handoffsSlice = defineSlice({ kinds: [], endpoints: [], events: [], erases, keeps });
