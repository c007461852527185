import { intervals } from './packages-in-words';
import { inWords } from '@larkwell/contracts/numbers/words';
import { KITS_SOLD, RESULT_DAYS } from '@larkwell/contracts/numbers/shop';
/** Ours: the specification has no return policy. */
const returnDays = 30;

/** The three content pages, as HTML below the page's own heading. */
export const demoPages = [
  {
    slug: 'about-us',
    title: 'About us',
    content: `<p>Larkwell sends test kits to your home. You collect a sample, mail it back, and sign in to read the result.</p>
<h2>What we do</h2>
<p>We sell ${inWords(KITS_SOLD)} kits in five categories. You can buy a kit once, or have it sent every ${intervals} months for less.</p>
<p>The box is plain. Results come in ${RESULT_DAYS.join(' to ')} days from a lab that is certified by CAP and CLIA.</p>
<h2>What we do not do</h2>
<p>We do not diagnose and we do not prescribe. A result is a number with its usual range. Medical services are offered for next steps.</p>
<h2>For organizations</h2>
<p>An organization can order for its people, pay with one card and see which tests were ordered.</p>`,
  },
  {
    slug: 'return-policy',
    title: 'Return policy',
    content: `<p>You can return an unopened kit within ${returnDays} days after it arrives. You get back what you paid for it.</p>
<h2>How to return a kit</h2>
<ol><li>Write to us from the support page with your order number.</li><li>We email you a return label.</li><li>Mail the box. We refund your card within 5 business days after we get it.</li></ol>
<h2>What we cannot take back</h2>
<p>A kit that was opened, because its parts must stay clean. If a part was missing or broken, tell us and we’ll send a new kit.</p>
<h2>Subscriptions</h2>
<p>You can cancel at any time on the Subscriptions page. A kit that is already paid for is still sent. You can return it within the same ${returnDays} days.</p>`,
  },
  {
    slug: 'privacy-policy',
    title: 'Privacy policy',
    content: `<p>This page says what we keep about you, why, and for how long.</p>
<h2>What we keep</h2>
<ul><li>Your name, email, phone number and address, to send kits and answer you.</li><li>Your orders and subscriptions.</li><li>The kits you registered and their reports.</li></ul>
<h2>What we do not keep</h2>
<p>Card numbers. They go from your browser to our payment provider and never reach us.</p>
<h2>Who gets what</h2>
<p>The lab gets your kit’s number and what it needs to read the sample. The carrier gets your address. If your organization’s card pays for your test, they see that you took it. They see the report only if their agreement with us says so. We share nothing for advertising.</p>
<h2>Cookies</h2>
<p>We set a cookie when you sign in, and one that holds your cart. A saved shipping address stays in your own browser, encrypted.</p>
<h2>Your choice</h2>
<p>Write to us from the support page to see or delete what we keep.</p>`,
  },
];
