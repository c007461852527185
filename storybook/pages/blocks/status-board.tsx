import { useEffect, useState } from 'react';
import { readTitle } from '../../.storybook/titles';

interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  tags: string[];
}

interface Line {
  id: string;
  title: string;
  stories: number;
  status: string;
  areas: string;
}

function toLines(entries: Entry[]): Line[] {
  const docs = entries.filter(
    ({ type, tags }) => type === 'docs' && (tags.includes('stable') || tags.includes('draft')),
  );
  return docs.map(({ id, title, tags }) => ({
    id,
    title: readTitle(title).name.replace('/', ': '),
    stories: entries.filter((entry) => entry.type === 'story' && entry.title === title).length,
    status: tags.includes('stable') ? 'stable' : 'draft',
    areas: tags
      .filter((tag) => tag.startsWith('area:'))
      .map((tag) => tag.slice(5))
      .join(', '),
  }));
}

/** Every component with its maturity, part of the product and number of states, from Storybook's own index. */
export function StatusBoard() {
  const [lines, setLines] = useState<Line[]>([]);
  useEffect(() => {
    void fetch('index.json')
      .then((answer) => answer.json())
      .then(({ entries }: { entries: Record<string, Entry> }) => setLines(toLines(Object.values(entries))));
  }, []);
  return (
    <>
      <p>
        {lines.length} components, {lines.reduce((sum, { stories }) => sum + stories, 0)} states.
      </p>
      <table>
        <thead>
          <tr>
            <th>Component</th>
            <th>Maturity</th>
            <th>Part of the product</th>
            <th>States</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, title, stories, status, areas }) => (
            <tr key={id}>
              <td>
                <a href={`?path=/docs/${id}`} target="_top">
                  {title}
                </a>
              </td>
              <td>{status}</td>
              <td>{areas}</td>
              <td>{stories}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
