/** id_public_figure_detection: the portrait is not the face of a public figure. */
import { defineCheck } from '../check.ts';
import { judgeGallerySearch } from '../shared/judge-gallery-search.ts';

export const idPublicFigureDetection = defineCheck({
  name: 'id_public_figure_detection',
  kind: 'government-id',
  type: 'fraud',
  summary: 'Compares the portrait with the faces of the gallery that the operator connects with PUBLIC_FIGURES_DIR.',
  limits: 'Knows only the people of that gallery. A lookalike is mistaken for the person.',
  fooledBy: 'The picture of a known person who is not in the gallery.',
  measuredBy: ['face'],
  needs: { publicFigure: 'not_enabled', document: null, portrait: null },
  reasons: ['not_enabled', 'public_figure_detected'],
  defaultRequirement: 'not_required',
  /**
   * Largest distance at which two faces are the same; null for the border at the accepted false match rate, which
   * decreases with the number of faces.
   */
  defaultSettings: { maximumDistance: null as number | null },
  revision: 3,
  evaluate: ({ publicFigure }, { maximumDistance }) =>
    judgeGallerySearch(publicFigure, maximumDistance, 'public_figure_detected'),
});
