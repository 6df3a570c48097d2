/** Settings slice: the operator's configuration as people see it. */
import { defineSlice } from '../../../operations/slice.ts';
import { settingsEndpoints } from './endpoints.ts';
import type { SettingsParts } from './parts.ts';

export type { SettingsParts } from './parts.ts';

export const createSettingsSlice = (parts: SettingsParts) =>
  defineSlice({ kinds: [], endpoints: [], dashboard: settingsEndpoints(parts), events: [] });
