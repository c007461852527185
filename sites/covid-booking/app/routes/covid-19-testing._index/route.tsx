import type { MetaFunction } from '@remix-run/node';

export const meta: MetaFunction = () => [{ title: 'Get tested – Larkwell' }];

export default function LandingPage() {
  return (
    <main>
      <h1>Get Tested</h1>
    </main>
  );
}
