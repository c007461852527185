/** Findings that stay, each with the reason. A finding is what the checker says, and the beginning of the element. */
export const allowed: { finding: RegExp; reason: string }[] = [
  {
    finding: /^nu: The “role” attribute must not be used on a “(tr|th|td)” element/,
    reason:
      'Tables become lists of values on phones by `display`, and Safari then drops the roles of cells unless they are written out.',
  },
  {
    finding:
      /(^nu: Bad value “(shipping )?street-address”|1_3_5\.H98 <input [^>]*autocomplete="(shipping )?street-address")/,
    reason:
      'The field takes house, street and apartment in one line. `address-line1` would leave the apartment out, and the parcel goes to the wrong door.',
  },
  {
    finding: /^nu: The value of the “for” attribute of the “label” element must be the ID of a non-hidden/,
    reason:
      'The label of the card field: Stripe puts its frame into that element, and a press on the label goes to the field in the frame.',
  },
  {
    finding:
      /^sniffer: \S+1_3_1_AAA\.G141\S* <h2 [^>]*(data-dialog-title|class="\w+-\w+">(There is a problem|Time Expired))/,
    reason:
      'Titles of closed dialogs, and the summary of errors, which stands before the level 1 heading so that it is read first.',
  },
  {
    finding:
      /^sniffer: \S+(H91\.Button\.Name|H91\.A\.NoContent) <(button|a) [^>]*><svg [^>]*role="img" aria-label="/,
    reason:
      'The name is the label of the drawing inside; the sniffer reads labels of `img` only. axe reads it.',
  },
  {
    finding: /^sniffer: \S+1_3_5\.H98 <input type="email" autocomplete="username"/,
    reason: 'The HTML standard allows `username` on a field for email; the sniffer does not know.',
  },
  {
    finding: /^sniffer: \S+2_4_8\.H59\.1 <link rel="modulepreload"/,
    reason: 'The HTML standard allows `modulepreload` in the body, where Remix puts it.',
  },
  {
    finding:
      /^sniffer: \S+(H91\.Button\.Name <button type="submit" [^>]*hidden|1_4_6\.G17\.Fail <button tabindex="-1">)/,
    reason:
      'The button that Enter presses: it stands first in the form, is drawn nowhere and has no place in the Tab order.',
  },
];
