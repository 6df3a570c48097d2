/** Models by version; each stays, so that past decisions can be recomputed. */
import type { Model } from '../compare/score.ts';
import names1 from './names-1/weights.json' with { type: 'json' };
import names2 from './names-2/weights.json' with { type: 'json' };

export const models: Readonly<Record<string, Model>> = { [names1.version]: names1, [names2.version]: names2 };

export const currentModel: Model = names2;
