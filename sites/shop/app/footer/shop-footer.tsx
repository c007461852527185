import { SiteFooter } from '@larkwell/ui/site-footer/site-footer';
import { siteName, socialLinks, usefulLinks } from '../messages/site';

/** Useful and social links, the same on every page so that help is always in the same place (WCAG 3.2.6). */
export function ShopFooter({ bookingUrl, year }: { bookingUrl: string; year?: number }) {
  const columns = [...usefulLinks(bookingUrl), { title: 'Follow us', links: socialLinks }];
  return (
    <SiteFooter
      columns={columns.map(({ title, links }) => ({
        title,
        links: links.map(({ label, to }) => ({ label, href: to })),
      }))}
      help={<p>At-home test kits. Samples are measured in labs certified by CAP and CLIA.</p>}
      note={
        <p>
          {year && `© ${year} `}
          {siteName}. A test result is not a diagnosis. Talk to a doctor or nurse about your health.
        </p>
      }
    />
  );
}
