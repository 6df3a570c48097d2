/** What people are shown of what the operator configured. */
import { defineSlice } from '../../../operations/slice.ts';
import { settingsEndpoints } from './endpoints.ts';
import type { SettingsParts } from './parts.ts';

export type { SettingsParts } from './parts.ts';

export const createSettingsSlice = (parts: SettingsParts) =>
  defineSlice({ kinds: [], endpoints: [], dashboard: settingsEndpoints(parts), events: [] });
