/** The frame element that shows the flow. */
import { type FlowType, frameAddress } from './frame-address.ts';
import type { ClientOptions } from './options.ts';

/** Sandbox tokens that the flow requires. */
const neededTokens = ['allow-scripts', 'allow-same-origin', 'allow-popups'];

const usualTokens = ['allow-forms', 'allow-modals', 'allow-top-navigation-by-user-activation'];

const inCss = (size: string | number): string => (typeof size === 'number' ? `${size}px` : size);

/** Maximum width of the frame. */
const widest = '768px';

/**
 * Sets the address, permissions and size of the frame. Throws for another kind of element, and for options that
 * contradict each other.
 */
export function setupIframe(
  frame: HTMLIFrameElement | null,
  containerId: string,
  flowType: FlowType,
  options: ClientOptions,
): HTMLIFrameElement {
  if (frame?.tagName !== 'IFRAME') throw new Error('frame must be an iframe element');
  const { frameHeight = '', frameWidth = widest, iframeTitle = 'Verify your identity' } = options;
  const address = frameAddress(options, containerId, flowType, location.origin);
  frame.title = iframeTitle;
  frame.allow = 'camera';
  frame.setAttribute('sandbox', [...neededTokens, ...(options.sandboxAttributes ?? usualTokens)].join(' '));
  // A script sets the styles as properties, which a strict content security policy allows.
  Object.assign(frame.style, {
    border: '0',
    inlineSize: '100%',
    maxWidth: inCss(frameWidth),
    maxHeight: inCss(frameHeight),
  });
  frame.src = address;
  return frame;
}
