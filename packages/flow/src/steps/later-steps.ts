/** Components of the steps after the first screens, whose scripts are loaded meanwhile: they are most of the whole. */
import type { ComponentChildren } from 'preact';
import type { FlowPage, FlowStep } from '../page.ts';
import { isLater, type LaterStep, laterSteps } from './later-step-names.ts';

/** Page of a step. */
type PageOf<Step extends FlowStep, Page = FlowPage> = Page extends { readonly step: infer Steps }
  ? Step extends Steps
    ? Page
    : never
  : never;

type StepComponent<Step extends FlowStep> = (props: { readonly page: PageOf<Step> }) => ComponentChildren;

type AnyComponent = (props: { readonly page: FlowPage }) => ComponentChildren;

const capture = async () => (await import('./capture.tsx')).Capture;

const loaders: { readonly [Step in LaterStep]: () => Promise<StepComponent<Step>> } = {
  front: capture,
  back: capture,
  selfie: async () => (await import('./selfie.tsx')).Selfie,
  paper: async () => (await import('./paper.tsx')).Paper,
  details: async () => (await import('./details.tsx')).Details,
  form: async () => (await import('./form.tsx')).Form,
  contact: async () => (await import('./contact.tsx')).Contact,
  'contact-code': async () => (await import('./contact.tsx')).ContactCode,
  'hand-off': async () => (await import('./hand-off.tsx')).HandOff,
  elsewhere: async () => (await import('./elsewhere.tsx')).Elsewhere,
  left: async () => (await import('./left.tsx')).Left,
};

const loaded = new Map<FlowStep, AnyComponent>();

/** Loads the component of a step before it is shown. Rejects without a connection. */
export async function loadStep(step: FlowStep): Promise<void> {
  if (isLater(step) && !loaded.has(step)) loaded.set(step, (await loaders[step]()) as AnyComponent);
}

/** Loads all components, for the server. */
export async function loadSteps(): Promise<void> {
  await Promise.all(laterSteps.map(loadStep));
}

/** Returns the component of a later step, which must be loaded; null for the first screens. */
export function laterStep(step: FlowStep): AnyComponent | null {
  if (!isLater(step)) return null;
  const component = loaded.get(step);
  if (component === undefined) throw new Error(`the step ${step} is shown before it is loaded`);
  return component;
}
