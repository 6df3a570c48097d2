/** Causes of a refused camera; browsers give two names for at least six causes. */
import type { InquiryPage } from '../page.ts';

/** Ids of the causes; each has texts under `error.<id>` and an alternative way to continue. */
export type CameraProblem = 'E1' | 'E2' | 'E2b' | 'E2c' | 'E3' | 'E4' | 'E5' | 'E6' | 'E7' | 'E8';

/** Problems that the browser of an app causes too, which gives the camera to no page or never asks for it. */
const causedByApp = new Set<CameraProblem>(['E1', 'E2', 'E2b', 'E2c']);

/** Returns the problem to show on `page`: E5 where the app around it may be the cause, and the way to a browser is open. */
export const shownProblem = (page: Pick<InquiryPage, 'inApp' | 'handOff'>, problem: CameraProblem): CameraProblem =>
  page.inApp && page.handOff && causedByApp.has(problem) ? 'E5' : problem;

interface FeaturePolicy {
  allowsFeature(feature: string): boolean;
}

/** Returns true if the embedding website allows the camera in its frame; true where the browser does not say. */
function policyAllowsCamera(): boolean {
  const host = document as Document & { permissionsPolicy?: FeaturePolicy; featurePolicy?: FeaturePolicy };
  return (host.permissionsPolicy ?? host.featurePolicy)?.allowsFeature('camera') ?? true;
}

/** Returns the obstacle known before the permission prompt; null if the prompt may be shown. */
export function cameraPreflight(): CameraProblem | null {
  if (!isSecureContext) return 'E3';
  if (!policyAllowsCamera()) return 'E4';
  return navigator.mediaDevices?.getUserMedia === undefined ? 'E1' : null;
}

async function permissionState(): Promise<PermissionState | null> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state;
  } catch {
    return null;
  }
}

/** Returns the cause of a failed `getUserMedia`, from the error's name and the resulting permission. */
export async function cameraProblemOf(error: unknown): Promise<CameraProblem> {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotFoundError') return 'E1';
  if (name === 'OverconstrainedError') return 'E7';
  if (name !== 'NotAllowedError' && name !== 'SecurityError') return 'E6';
  const state = await permissionState();
  if (state === 'granted') return 'E2c';
  return state === 'prompt' ? 'E2b' : 'E2';
}

/** Returns the list of steps for the device. The user agent selects only the text; no decision depends on it. */
export function settingsGuide(): 'ios' | 'android' | 'other' {
  if (/android/i.test(navigator.userAgent)) return 'android';
  const tablet = /macintosh/i.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  return tablet || /iphone|ipad|ipod/i.test(navigator.userAgent) ? 'ios' : 'other';
}
