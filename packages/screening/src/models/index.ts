/** The models by their version; each stays, so that what was decided with it can be computed again. */
import type { Model } from '../compare/score.ts';
import names1 from './names-1/weights.json' with { type: 'json' };

export const models: Readonly<Record<string, Model>> = { [names1.version]: names1 };

export const currentModel: Model = names1;
