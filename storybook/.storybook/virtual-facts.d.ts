declare module 'virtual:component-facts' {
  import type { ComponentFacts } from '@larkwell/ui/stories/maturity';

  const facts: Record<string, ComponentFacts>;
  export default facts;
}
