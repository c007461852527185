/** What a person looks for in a page. */
export type Sought =
  { kind: 'field' | 'box' | 'control'; name: string } | { kind: 'answer'; name: string; question: string };

/**
 * Runs in the page: finds what a person would press or type into, after what was pressed last, and marks it as `data-hand`.
 * The label of a choice is pressed, as its input can be drawn by the style sheet. A button that Tab leaves out is not seen.
 *
 * @returns whether there is one
 */
function markInPage(sought: Sought): boolean {
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const all = <Found extends Element>(selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll<Found>(selector),
  ];
  const labels = all<HTMLLabelElement>('main label');
  const find = (): Element[] => {
    switch (sought.kind) {
      case 'field':
        return labels
          .filter((label) => textOf(label).startsWith(sought.name))
          .flatMap(({ control }) =>
            control && !/^(radio|checkbox)$/.test((control as HTMLInputElement).type) ? [control] : [],
          );
      case 'box':
        return labels.filter((label) => textOf(label).startsWith(sought.name));
      case 'answer':
        return all('fieldset')
          .filter((group) => textOf(group.querySelector('legend')).startsWith(sought.question))
          .flatMap((group) => all('label', group).filter((label) => textOf(label) === sought.name));
      case 'control':
        return all('main a, main button:not([tabindex="-1"])').filter((control) =>
          textOf(control).startsWith(sought.name),
        );
    }
  };
  const last = document.querySelector('[data-hand]');
  const isAhead = (element: Element) =>
    !last || (last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const found = find();
  const next = found.find(isAhead) ?? found[0];
  if (!next) return false;
  last?.removeAttribute('data-hand');
  next.setAttribute('data-hand', '');
  return true;
}

/** Where `markInPage` leaves its mark. */
export const marked = '[data-hand]';

/** The expression that runs `markInPage` in a page. */
export const scriptThatMarks = (sought: Sought) => `(${markInPage.toString()})(${JSON.stringify(sought)})`;
