import { paths } from '../paths';

export const siteName = 'Larkwell';

export const socialLinks = [
  { label: 'Instagram', to: 'https://www.instagram.com/' },
  { label: 'Facebook', to: 'https://www.facebook.com/' },
  { label: 'LinkedIn', to: 'https://www.linkedin.com/' },
  { label: 'YouTube', to: 'https://www.youtube.com/' },
] as const;

/** Columns of the footer. The booking site's address comes from the environment. */
export const usefulLinks = (bookingUrl: string) => [
  {
    title: 'Shop',
    links: [
      { label: 'All Tests', to: paths.categories() },
      { label: 'Register a kit', to: paths.registerKit() },
      { label: 'COVID-19 test visits', to: bookingUrl },
    ],
  },
  {
    title: 'Help',
    links: [
      { label: 'Help center', to: paths.help() },
      { label: 'Contact support', to: paths.support() },
      { label: 'Return policy', to: paths.page('return-policy') },
    ],
  },
  {
    title: 'Larkwell',
    links: [
      { label: 'About us', to: paths.page('about-us') },
      { label: 'Privacy policy', to: paths.page('privacy-policy') },
    ],
  },
];
