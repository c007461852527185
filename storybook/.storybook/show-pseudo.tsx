import type { Decorator } from '@storybook/react-vite';

type State = 'hover' | 'focus-visible' | 'active';
const states: readonly State[] = ['hover', 'focus-visible', 'active'];
/** Elements a state applies to: only focusable ones, not the text around them. */
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

/** Lets `parameters.pseudo` show a state that only pointer or keyboard can cause. */
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
