import { useEffect, useRef } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { items } from './toolbar';

type Globals = Record<string, string>;

interface AllThemesProps {
  id: string;
  name: string;
  globals: Globals;
  /** The controls' values, given on to each frame. */
  args?: object;
}

/** The part of a frame's Storybook that sets a story's arguments. */
interface Frame extends Window {
  __STORYBOOK_PREVIEW__?: { channel: { emit(event: string, detail: object): void } };
}

const shown = items.theme.filter(({ value }) => value !== 'all');

/** A story in every theme at once, each in a frame of its own, with the toolbar's other choices. */
export function AllThemes({ id, name, globals, args }: AllThemesProps) {
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const { contentWindow } of grid.current?.querySelectorAll('iframe') ?? [])
      (contentWindow as Frame | null)?.__STORYBOOK_PREVIEW__?.channel.emit('updateStoryArgs', {
        storyId: id,
        updatedArgs: args,
      });
  }, [id, args]);
  const { brand, text, motion, sight } = globals;
  return (
    <div ref={grid} className="all-themes">
      {shown.map(({ value, title }) => (
        <figure key={value}>
          <figcaption>{title}</figcaption>
          <iframe
            title={`${name}, ${title.toLowerCase()}`}
            src={`iframe.html?id=${id}&viewMode=story&globals=theme:${value};brand:${brand};text:${text};motion:${motion};sight:${sight}`}
            loading="lazy"
          />
        </figure>
      ))}
    </div>
  );
}

/** Replaces a story by all its themes while the toolbar says "All themes". */
export const showAllThemes: Decorator = (Story, { id, name, title, globals, args, viewMode }) =>
  globals.theme === 'all' && viewMode === 'story' ? (
    <AllThemes id={id} name={`${title}, ${name}`} globals={globals as Globals} args={args} />
  ) : (
    <Story />
  );
