/** Settings slice: the operator's configuration as people see it, and the settings of an environment. */
import { defineSlice } from '../../../operations/slice.ts';
import { settingsEndpoints } from './endpoints.ts';
import { installationLines } from './go-live.ts';
import type { SettingsParts } from './parts.ts';

export type { SettingsParts } from './parts.ts';
export { findEmbeddingDomains } from './store.ts';

export const createSettingsSlice = (parts: SettingsParts) =>
  defineSlice({
    kinds: [],
    endpoints: [],
    dashboard: settingsEndpoints(parts),
    events: [],
    fills: installationLines(parts),
    keeps: [{ table: 'environment_settings', forever: 'in force until they are changed' }],
  });
