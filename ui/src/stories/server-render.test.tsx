import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { serverMarkup, textOf } from '../testing/read-markup';

type Story = StoryObj & { args?: object; render?: (args: object, context: object) => ReactElement };
type Decorator = (story: ComponentType, context: object) => ReactNode;

const modules = import.meta.glob<{ default: Meta } & Record<string, Story>>('../**/*.stories.tsx', {
  eager: true,
});

/** A story as the server would send it: its arguments, its render function, its decorators; no browser. */
function onServer(meta: Meta, story: Story): ReactElement {
  const args = { ...meta.args, ...story.args };
  const context = { args, parameters: {}, globals: {} };
  const render = (story.render ?? meta.render) as Story['render'];
  const inner: ComponentType = () =>
    render ? render(args, context) : createElement(meta.component as ComponentType, args);
  const decorators = [story.decorators, meta.decorators].flat().filter(Boolean) as unknown as Decorator[];
  return createElement(
    decorators.reduce<ComponentType>(
      (Shown, decorate) => () => decorate(Shown, context) as ReactElement,
      inner,
    ),
  );
}

describe.each(Object.entries(modules))('%s without script', (_, { default: meta, ...stories }) => {
  it.each(Object.entries(stories))('%s is complete', (_name, story) => {
    const { html, nodes, all, byId, labelOf } = serverMarkup(onServer(meta, story));
    const ids = nodes.map(({ attributes }) => attributes.id).filter(Boolean);
    expect(ids).toEqual([...new Set(ids)]);
    expect(html).not.toContain(' style=');
    for (const node of nodes) {
      for (const id of (node.attributes['aria-describedby'] ?? '').split(' ').filter(Boolean))
        expect(byId(id), id).toBeDefined();
    }
    for (const control of [...all('input'), ...all('select'), ...all('textarea')])
      if (control.attributes.type !== 'hidden') expect(labelOf(control), html).not.toBe('');
    for (const button of all('button'))
      expect(textOf(button) || labelOf(button) || button.children.length, html).toBeTruthy();
  });
});
