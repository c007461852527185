import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType, ReactElement } from 'react';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import type { About, StateName } from './about';
import { stateNames } from './about';
import { readComponentFacts } from '../../facts/component-facts';
import { criteriaOf } from './maturity';

type Story = StoryObj & { render?: (args: object, context: object) => ReactElement };
type StoryFile = { default: Meta } & Record<string, Story>;

const files = Object.entries(import.meta.glob<StoryFile>('../**/*.stories.tsx', { eager: true }));
const facts = readComponentFacts();
const components = Object.keys(import.meta.glob('../*/*.tsx')).flatMap((file) => {
  const [, folder, name] = /^\.\.\/([^/]+)\/([^/.]+)\.tsx$/.exec(file) ?? [];
  return folder && folder === name ? [folder] : [];
});

const everySource = import.meta.glob<string>('../*/*.tsx', { query: '?raw', import: 'default', eager: true });
const sources = (kind: 'stories' | 'components') =>
  Object.fromEntries(
    Object.entries(everySource).filter(([file]) =>
      kind === 'stories'
        ? file.endsWith('.stories.tsx')
        : !/\.(stories|test)\.tsx$|\/(stories|testing)\//.test(file),
    ),
  );

function htmlOf(meta: Meta, story: Story) {
  const args = { ...meta.args, ...story.args };
  const render = (story.render ?? meta.render) as Story['render'];
  return serverMarkup(render ? render(args, { args }) : createElement(meta.component as ComponentType, args));
}

/** Finds the story that shows a state, by its arguments or its name. */
const shows: Record<StateName, (name: string, story: Story) => boolean> = {
  hover: (_, { parameters }) => parameters?.pseudo === 'hover',
  focus: (name, { parameters }) => parameters?.pseudo === 'focus-visible' || /Focus/.test(name),
  empty: (name) => /^(Empty|AtMinimum|Closed|Cleared)/.test(name),
  filled: (name) => /Filled|Chosen|Ticked|Stored|Given|Applied|InBetween|Subscription/.test(name),
  error: (name, { args }) => Boolean(args && 'error' in args) || /Error|Declined|Wrong|Expired/.test(name),
  disabled: (name) => /Disabled/.test(name),
  busy: (name) => /Busy|SentOnce|Searches/.test(name),
  longText: (name) => /^LongText/.test(name),
};

/** Which states a component can have, according to its stories' HTML. */
function possibleStates(meta: Meta, stories: Story[]): StateName[] {
  const nodes = stories.flatMap((story) => htmlOf(meta, story).nodes);
  const has = (...tags: string[]) => nodes.some(({ tag }) => tags.includes(tag));
  const takesFocus =
    has('button', 'input', 'select', 'textarea', 'summary') ||
    nodes.some(({ tag, attributes }) => tag === 'a' && attributes.href !== undefined);
  const asks = nodes.some(
    ({ tag, attributes }) => ['input', 'select', 'textarea'].includes(tag) && attributes.type !== 'hidden',
  );
  const waits = nodes.some(({ attributes }) => attributes['data-busy-label'] !== undefined);
  return [
    ...(takesFocus ? (['hover', 'focus'] as const) : []),
    ...(asks ? (['empty', 'filled', 'error', 'disabled'] as const) : []),
    ...(waits ? (['busy'] as const) : []),
    'longText',
  ];
}

describe('every component', () => {
  it('has a page', () => {
    const shown = files.map(([file]) => file.split('/')[1]);
    expect(components.filter((name) => !shown.includes(name))).toEqual([]);
  });

  it('is in a story, or is part of a component that is', () => {
    const inStories = Object.values(sources('stories')).join('\n');
    const modules = Object.entries(sources('components'));
    const parts = modules.flatMap(([file, text]) =>
      [...text.matchAll(/^export (?:const|function) ([A-Z]\w*[a-z]\w*)/gm)].map(([, name]) => ({
        file,
        name,
      })),
    );
    const isNamed = (text: string, name = '') => new RegExp(`\\b${name}\\b`).test(text);
    const isPart = (name = '') => modules.some(([, text]) => text.includes(`<${name}`));
    const unseen = parts.filter(({ name }) => !isNamed(inStories, name) && !isPart(name));
    expect(parts.length).toBeGreaterThan(60);
    expect(unseen).toEqual([]);
  });
});

describe.each(files)('%s', (file, { default: meta, ...stories }) => {
  const about = meta.parameters?.about as About;
  const entries = Object.entries(stories);

  it('says when to use it and when not, what keys and screen readers do, and how to word it', () => {
    const takesFocus = possibleStates(meta, Object.values(stories)).includes('focus');
    const said = [about.use, about.avoid, about.content, about.reader, takesFocus ? about.keyboard : 'none'];
    expect(said.map((words) => words.length)).not.toContain(0);
  });

  it('has a maturity and its part of the product', () => {
    const tags = meta.tags ?? [];
    expect(tags.filter((tag) => ['stable', 'draft'].includes(tag))).toHaveLength(1);
    expect(tags.filter((tag) => tag.startsWith('area:'))).not.toEqual([]);
  });

  it('can be found by the names that other people use', () => {
    expect(meta.title).toMatch(/^[^()]+ \([^(),]+(, [^(),]+)*\)$/);
  });

  it('lists its changes with their dates, newest first', () => {
    const dates = about.changes.map(([date]) => date);
    expect(dates).not.toEqual([]);
    expect(dates.filter((date) => new Date(date).toISOString().slice(0, 10) !== date)).toEqual([]);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('meets the criteria of its maturity', () => {
    if (!meta.tags?.includes('stable')) return;
    const isPictured = entries.some(([, { tags }]) => tags?.includes('vrt'));
    const criteria = criteriaOf({ ...facts[file.slice('../'.length, -'.stories.tsx'.length)], isPictured });
    expect(criteria.filter(({ isMet }) => !isMet)).toEqual([]);
  });

  it('has a playground: its component accepts the controls', () => {
    expect(meta.component).toBeDefined();
  });

  it('shows each state it can have, or says why one does not apply', () => {
    const shown = stateNames.filter((state) => entries.some(([name, story]) => shows[state](name, story)));
    const excused = Object.keys(about.never ?? {});
    const possible = possibleStates(meta, Object.values(stories));
    expect(possible.filter((state) => !shown.includes(state) && !excused.includes(state))).toEqual([]);
    expect(shown.filter((state) => excused.includes(state))).toEqual([]);
  });
});
