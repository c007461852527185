import { noteSlowWork } from '../log';

export interface TextMessage {
  /** Ten digits, as the forms keep them. */
  to: string;
  body: string;
}

export interface TextMessageService {
  /**
   * @returns false when the provider refuses the message for good: a repeat would be refused as well
   * @throws when the provider is away or busy
   */
  send(message: TextMessage): Promise<boolean>;
}

export interface TextMessageSettings {
  /** Takes form posts as Twilio's Messages resource does; its user name and password go into basic auth. */
  url: string;
  /** The number that messages come from, such as `+14025550143`. */
  from: string;
}

const timeoutMs = 10_000;
const busy = 429;

/** Sends text messages by the form posts of Twilio's API, which other providers take as well. */
export function createTextMessageService({ url, from }: TextMessageSettings): TextMessageService {
  const address = new URL(url);
  const credentials = [address.username, address.password].map(decodeURIComponent).join(':');
  address.username = '';
  address.password = '';
  return {
    async send({ to, body }) {
      noteSlowWork('text message');
      const response = await fetch(address, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
        body: new URLSearchParams({ To: `+1${to}`, From: from, Body: body }),
      });
      await response.body?.cancel();
      if (response.ok) return true;
      if (response.status === 400) return false;
      throw new Error(
        response.status === busy
          ? 'The text message provider is busy.'
          : `The text message provider answered ${response.status}.`,
      );
    },
  };
}
