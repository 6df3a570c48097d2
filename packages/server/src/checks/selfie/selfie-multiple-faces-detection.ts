/** selfie_multiple_faces_detection: all poses show one person, the same in each. */
import { defineCheck, failed, passed } from '../check.ts';
import { prominentFaces } from '../shared/largest-face.ts';

export const selfieMultipleFacesDetection = defineCheck({
  name: 'selfie_multiple_faces_detection',
  kind: 'selfie',
  type: 'user_action',
  asks: { part: 'selfie', remedy: 'several_faces', remedyByReason: { face_conflict: 'not_accepted' } },
  readFrom: ['selfie'],
  summary: 'Counts the faces in each picture and compares the center face with the turned faces.',
  limits:
    'A turned face compares less reliably, so only a clear mismatch fails. Small faces in the background are ignored.',
  fooledBy: 'Pictures of lookalikes, or one face pasted into all pictures.',
  measuredBy: ['face'],
  needs: { selfies: null },
  reasons: ['multiple_faces_detected', 'face_conflict'],
  defaultRequirement: 'required',
  /** Share of the largest face's area from which another face counts, and detector score from which it does, 0 to 1. */
  defaultSettings: { minimumAreaShare: 0.25, minimumScore: 0.6 },
  revision: 1,
  evaluate({ selfies, selfieToSelfie }, { minimumAreaShare, minimumScore }) {
    const crowded = Object.values(selfies ?? {})
      .filter((selfie) => prominentFaces(selfie, minimumAreaShare, minimumScore).length > 1)
      .map((selfie) => selfie.pose);
    const metadata = {
      'poses-with-several-faces': crowded,
      'similarity-left': selfieToSelfie.left?.similarity ?? null,
      'similarity-right': selfieToSelfie.right?.similarity ?? null,
    };
    const conflict = [selfieToSelfie.left, selfieToSelfie.right].some((each) => each?.band === 'mismatch');
    const reasons = [
      ...(crowded.length > 0 ? (['multiple_faces_detected'] as const) : []),
      ...(conflict ? (['face_conflict'] as const) : []),
    ];
    return reasons.length > 0 ? failed(reasons, metadata) : passed(metadata);
  },
});
