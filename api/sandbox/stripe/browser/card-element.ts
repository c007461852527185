import { ORIGIN, type Reply } from './api-calls';
import type { CardChange, CardOptions, FromFrame, ToFrame } from './card-messages';

type Listener = (event: unknown) => void;

/** The card element: a frame from this server inside the page's `div`. Card data stays in the frame. */
export class CardElement {
  onDestroy = () => {};
  private readonly listeners = new Map<string, Listener[]>();
  private readonly waiting = new Map<string, (reply: Reply) => void>();
  private readonly frame = document.createElement('iframe');
  private place: HTMLElement | null = null;
  private port: MessagePort | null = null;

  constructor(private options: CardOptions = {}) {
    this.frame.title = 'Secure card payment input frame';
    const looks = { border: '0', width: '100%', height: '28px', display: 'block' };
    for (const [name, value] of Object.entries(looks)) this.frame.style.setProperty(name, value);
    this.frame.addEventListener('load', () => this.connect());
  }

  mount(target: string | HTMLElement): void {
    const place = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
    if (!place) throw new Error(`The selector you specified (${String(target)}) applies to no DOM elements.`);
    this.place = place;
    this.frame.src = `${ORIGIN}/frames/card`;
    place.replaceChildren(this.frame);
    place.classList.add('StripeElement', 'StripeElement--empty');
    document.addEventListener('click', this.focusByLabel);
  }

  private readonly focusByLabel = ({ target }: Event) => {
    const label = target instanceof Element ? target.closest('label') : null;
    if (this.place?.id && label?.htmlFor === this.place.id) this.focus();
  };

  private connect(): void {
    if (!this.frame.contentWindow) return;
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    port1.onmessage = ({ data }: MessageEvent<FromFrame>) => this.hear(data);
    this.frame.contentWindow.postMessage({ type: 'open', options: plain(this.options) }, ORIGIN, [port2]);
  }

  private hear(message: FromFrame): void {
    const classes = this.place?.classList;
    if (message.type === 'height') this.frame.style.setProperty('height', `${message.height}px`);
    else if (message.type === 'submit') this.place?.closest('form')?.requestSubmit();
    else if (message.type === 'reply') this.waiting.get(message.id)?.(message.reply);
    else if (message.type === 'change') {
      this.mark(message.event);
      this.tell('change', message.event);
    } else if (message.type === 'escape') this.tell('escape', { elementType: 'card' });
    else {
      classes?.toggle('StripeElement--focus', message.type === 'focus');
      this.tell(message.type, { elementType: 'card' });
    }
  }

  private mark({ empty, complete, error }: CardChange): void {
    this.place?.classList.toggle('StripeElement--empty', empty);
    this.place?.classList.toggle('StripeElement--complete', complete);
    this.place?.classList.toggle('StripeElement--invalid', Boolean(error));
  }

  private tell(type: string, event: unknown): void {
    for (const listener of [...(this.listeners.get(type) ?? [])]) listener(event);
  }

  private post(message: ToFrame): void {
    this.port?.postMessage(message);
  }

  /**
   * Asks the frame to create a token or a payment method for the typed card; returns this server's answer.
   */
  ask(type: 'token' | 'method', data: { key: string; [field: string]: unknown }): Promise<Reply> {
    if (!this.port) return Promise.reject(new Error('The card element is not ready yet.'));
    const id = String(Math.random());
    return new Promise((resolve) => {
      this.waiting.set(id, (reply) => {
        this.waiting.delete(id);
        resolve(reply);
      });
      this.post({ type, id, data });
    });
  }

  on(type: string, listener: Listener): this {
    this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener]);
    return this;
  }

  once(type: string, listener: Listener): this {
    const only: Listener = (event) => {
      this.off(type, only);
      listener(event);
    };
    return this.on(type, only);
  }

  off(type: string, listener?: Listener): this {
    const left = listener ? (this.listeners.get(type) ?? []).filter((each) => each !== listener) : [];
    this.listeners.set(type, left);
    return this;
  }

  update(options: CardOptions): void {
    this.options = { ...this.options, ...options };
    this.post({ type: 'update', options: plain(options) });
  }

  focus(): void {
    this.frame.focus();
    this.post({ type: 'take-focus' });
  }

  blur(): void {
    this.post({ type: 'give-focus' });
  }

  clear(): void {
    this.post({ type: 'clear' });
  }

  unmount(): void {
    document.removeEventListener('click', this.focusByLabel);
    this.port?.close();
    this.port = null;
    this.frame.remove();
    this.place = null;
  }

  destroy(): void {
    this.unmount();
    this.listeners.clear();
    this.onDestroy();
  }
}

/** Only data can cross into the frame. */
function plain(options: CardOptions): CardOptions {
  return JSON.parse(JSON.stringify(options ?? {}));
}
