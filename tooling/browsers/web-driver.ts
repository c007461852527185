import type { Tab } from './graphic-browser';

/** Sends one command of W3C WebDriver and gives its value. */
export type SendCommand = (command: WebDriverCommand) => Promise<unknown>;

/** The commands that a tab needs, as Firefox names them. */
export type WebDriverCommand =
  | { name: 'Navigate'; url: string }
  | { name: 'FindElement'; using: 'css selector'; value: string }
  | { name: 'ElementClick' | 'ElementClear'; id: string }
  | { name: 'ElementSendKeys'; id: string; text: string }
  | { name: 'ExecuteScript'; script: string; args: [] };

/** A tab of a browser that is driven by W3C WebDriver, however its commands travel. */
export function openWebDriverTab(send: SendCommand, close: () => Promise<void>): Tab {
  const find = async (value: string): Promise<string> => {
    const found = await send({ name: 'FindElement', using: 'css selector', value });
    return String(Object.values(found as Record<string, string>)[0]);
  };
  return {
    open: async (url) => void (await send({ name: 'Navigate', url })),
    // Between two pages there is nothing to ask.
    evaluate: (expression) =>
      send({ name: 'ExecuteScript', script: `return ${expression}`, args: [] }).catch(() => undefined),
    click: async (selector) => void (await send({ name: 'ElementClick', id: await find(selector) })),
    async type(selector, text) {
      const id = await find(selector);
      await send({ name: 'ElementClear', id });
      await send({ name: 'ElementSendKeys', id, text });
    },
    close,
  };
}
