import type { MetaFunction } from '@remix-run/node';

export const meta: MetaFunction = () => [{ title: 'Larkwell' }];

export default function HomePage() {
  return (
    <main>
      <h1>Know what’s going on. From home.</h1>
    </main>
  );
}
