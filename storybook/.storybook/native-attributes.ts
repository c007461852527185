import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Attributes of HTML that a component passes on; no table of ours describes them. */
const native =
  /^(aria-.*|data-.*|autoComplete|defaultValue|disabled|href|inputMode|type|rows|placeholder|required|className)$/;

function describe(name: string): string | undefined {
  if (name === 'children') return 'What is inside it.';
  return native.test(name) ? `The attribute ${name.toLowerCase()} of HTML.` : undefined;
}

/** Describes what a story sets beside its component's own props. */
export const nativeAttributes: ArgTypesEnhancer = ({ argTypes, initialArgs }) => ({
  ...argTypes,
  ...Object.fromEntries(
    Object.keys({ ...argTypes, ...initialArgs })
      .filter((name) => !argTypes[name]?.description && describe(name))
      .map((name) => [name, { name, ...argTypes[name], description: describe(name) }]),
  ),
});
