import { honeypotName } from './honeypot-name';

/**
 * A field that no person sees, neither by Tab nor by screen reader, and that programs like to fill in. Text browsers show
 * it with its label. (The one of `remix-utils` hides itself by a style attribute, which the security policy forbids.)
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
