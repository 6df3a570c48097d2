/** Client that shows the flow in a dialog over the page. */
import { setupEvents } from './events.ts';
import { setupIframe } from './frame.ts';
import { type ClientOptions, originOf, parentIn } from './options.ts';

/** Milliseconds without a message after which loading the frame has failed. */
const silentMs = 20_000;

let created = 0;

const dialogStyle = {
  padding: '0',
  border: '0',
  inlineSize: 'min(100%, 480px)',
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  overflow: 'hidden',
};

const overPage = { blockSize: 'min(100%, 720px)', borderRadius: '8px' };
const wholeScreen = { blockSize: '100%', borderRadius: '0' };

/**
 * Shows the flow in a dialog. The frame loads at once, but no inquiry is created until `open`. Throws for options that
 * contradict each other, and for a parent that is not in the page.
 */
export class Client {
  readonly #options: ClientOptions;
  readonly #dialog: HTMLDialogElement;
  readonly #frame: HTMLIFrameElement;
  readonly #stop: () => void;
  readonly #silence: ReturnType<typeof setTimeout>;
  #isLoading = true;

  constructor(options: ClientOptions) {
    this.#options = options;
    const parent = parentIn(options.parent === undefined ? document.body : options.parent);
    created += 1;
    const containerId = `countersign-${created}-${Math.random().toString(36).slice(2)}`;
    this.#frame = setupIframe(document.createElement('iframe'), containerId, 'embedded', options);
    this.#frame.style.blockSize = '100%';
    this.#dialog = document.createElement('dialog');
    this.#dialog.id = containerId;
    this.#dialog.setAttribute('aria-label', this.#frame.title);
    Object.assign(this.#dialog.style, dialogStyle);
    // The Escape key requires a confirmation from the person, like the flow's own button.
    this.#dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      // A frame that never loaded cannot show the confirmation.
      if (this.#isLoading) this.#dialog.close();
      else this.cancel(false);
    });
    this.#stop = setupEvents(containerId, this.#callbacks());
    this.#silence = setTimeout(() => this.#isLoading && this.#fail('no answer'), silentMs);
    this.#dialog.append(this.#frame);
    parent.append(this.#dialog);
  }

  /** True until the frame is loaded. */
  get isLoading(): boolean {
    return this.#isLoading;
  }

  get isOpen(): boolean {
    return this.#dialog.open;
  }

  /**
   * Shows the dialog; an inquiry that was left continues at the same step. The page receives `application_error` if it
   * removed the dialog.
   */
  open(): void {
    if (!this.#dialog.isConnected) {
      this.#fail('the dialog is no longer in the page');
      return;
    }
    const isNarrow = matchMedia('(max-width: 600px)').matches;
    Object.assign(this.#dialog.style, isNarrow ? wholeScreen : overPage);
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#post('open', {});
  }

  /** Leaves the flow. Without `force` the person has to confirm it first. */
  cancel(force: boolean): void {
    this.#post('exit', { force });
  }

  /** Removes the dialog and its message listeners. */
  destroy(): void {
    clearTimeout(this.#silence);
    this.#post('destroy', {});
    this.#stop();
    this.#dialog.remove();
  }

  #post(action: 'open' | 'exit' | 'destroy', metadata: Readonly<Record<string, unknown>>): void {
    this.#frame.contentWindow?.postMessage({ action, metadata }, originOf(this.#options));
  }

  #fail(message: string): void {
    this.#options.onError?.({ status: 0, code: 'application_error', message });
  }

  #callbacks(): ClientOptions {
    const options = this.#options;
    return {
      ...options,
      onLoad: () => {
        this.#isLoading = false;
        options.onLoad?.();
      },
      onComplete: (result) => {
        this.#dialog.close();
        options.onComplete?.(result);
      },
      onCancel: (result) => {
        this.#dialog.close();
        options.onCancel?.(result);
      },
      onError: (error) => {
        this.#isLoading = false;
        options.onError?.(error);
      },
    };
  }
}
