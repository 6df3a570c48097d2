/** Props of the part of an editor that a step kind adds. */
import type { Catalogue, Step } from '../../client/templates.ts';

export interface PartProps {
  readonly step: Step;
  readonly catalogue: Catalogue;
  readonly onChange: (step: Step) => void;
}
