import { honeypotName } from './honeypot-name';

/**
 * A field hidden from people, including Tab and screen readers, that bots tend to fill in. Text browsers show it with
 * its label. (The one in `remix-utils` hides itself with a style attribute, which the security policy forbids.)
 */
export function HoneypotField() {
  return (
    <div hidden>
      <label>
        Leave this empty
        <input name={honeypotName} autoComplete="off" tabIndex={-1} />
      </label>
    </div>
  );
}
