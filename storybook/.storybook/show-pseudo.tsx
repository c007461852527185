import type { Decorator } from '@storybook/react-vite';

type State = 'hover' | 'focus-visible' | 'active';
const states: readonly State[] = ['hover', 'focus-visible', 'active'];
/** What a state can befall: focus only what takes it, not the words around. */
const reached: Record<State, string> = {
  hover: '*',
  'focus-visible': ':where(a[href], button, input, select, textarea, summary, [tabindex])',
  active: '*',
};
const seen = new WeakSet<CSSStyleSheet>();

function rewrite(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      for (const state of states) {
        const marked = `:is(:${state}, [data-pseudo='${state}'] ${reached[state]})`;
        const plain = new RegExp(`(?<!\\(|is\\():${state}(?![-\\w])`, 'g');
        if (rule.selectorText.includes(`:${state}`) && !rule.selectorText.includes('data-pseudo'))
          rule.selectorText = rule.selectorText.replace(plain, marked);
      }
    }
    if ('cssRules' in rule) rewrite(rule.cssRules as CSSRuleList);
  }
}

/** Lets `parameters.pseudo` show a state that only a pointer or the keyboard can make. */
export const showPseudo: Decorator = (Story, { parameters }) => {
  const { pseudo } = parameters as { pseudo?: State };
  if (!pseudo) return <Story />;
  for (const sheet of document.styleSheets) {
    if (seen.has(sheet)) continue;
    seen.add(sheet);
    rewrite(sheet.cssRules);
  }
  return (
    <div data-pseudo={pseudo}>
      <Story />
    </div>
  );
};
