import { Links, UNSAFE_RemixContext, useMatches } from '@remix-run/react';
import { useContext } from 'react';

/**
 * The style sheets of a page, without those of parts of the frame that it does not show.
 * @param later the names in `vite.config` of the parts that it shows
 */
export function PageStyles({ later }: { later: readonly string[] }) {
  const routes = useContext(UNSAFE_RemixContext)?.manifest.routes;
  const matches = useMatches();
  // There Vite serves each module's styles by itself. Written so that the build drops it.
  if (import.meta.env.DEV) return <Links />;
  const sheets = matches.flatMap(({ id }) => routes?.[id]?.css ?? []);
  const shown = sheets.filter((sheet) => {
    const part = /\/later-([\w-]+)-[0-9a-f]{8}\.css$/.exec(sheet)?.[1];
    return part === undefined || later.includes(part);
  });
  return (
    <>
      {shown.map((sheet) => (
        <link key={sheet} rel="stylesheet" href={sheet} />
      ))}
    </>
  );
}
