/** What a person does in a browser, whichever it is. Each step fails if the person cannot do it. */
export interface Browser {
  open(url: string): Promise<void>;
  /** Waits until the page says so. */
  see(text: string): Promise<void>;
  /** Types into the field of this label. */
  fill(label: string, value: string): Promise<void>;
  /** Chooses an answer of a question. */
  choose(question: string, answer: string): Promise<void>;
  /** Checks the box whose label begins so. */
  check(label: string): Promise<void>;
  /** Presses the next link or button whose name begins so. */
  press(name: string): Promise<void>;
  /** What can be read at the moment. */
  read(): Promise<string>;
  /** How many keys were pressed so far; clicks count as one. */
  keys(): number;
  close(): Promise<void>;
}
