import { useLoaderData } from '@remix-run/react';

const kits = Array.from({ length: 20 }, (_, index) => ({
  id: `kit-${index}`,
  name: `Test kit ${index}`,
  description: `What kit ${index} measures, how the sample is taken and when the report arrives. `.repeat(2),
  price: 4900 + index * 500,
}));

export const loader = () => ({ kits });

export default function Home() {
  const data = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>Test kits</h1>
      <ul>
        {data.kits.map((kit) => (
          <li key={kit.id}>
            <h2>{kit.name}</h2>
            <p>{kit.description}</p>
            <p>${(kit.price / 100).toFixed(2)}</p>
            <a href={`/categories/${kit.id}`}>Learn More</a>
          </li>
        ))}
      </ul>
    </main>
  );
}
