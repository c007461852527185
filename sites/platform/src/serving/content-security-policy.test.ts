import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy';

it('lets a plain page load only its own files', () => {
  const policy = contentSecurityPolicy({});
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-src 'none'");
  expect(policy).not.toMatch(/unsafe|nonce|stripe/);
});

it("allows a style's nonce without allowing scripts", () => {
  const policy = contentSecurityPolicy({ styleNonce: 'abc' });
  expect(policy).toContain("style-src 'self' 'nonce-abc'");
  expect(policy).toContain("script-src 'self';");
});

it('lets a card page talk to Stripe and post to its hosted page', () => {
  const policy = contentSecurityPolicy({ scriptNonce: 'abc', stripeScript: 'http://127.0.0.1:4242/v3/' });
  expect(policy).toMatch(/script-src [^;]*http:\/\/127\.0\.0\.1:4242 [^;]*https:\/\/js\.stripe\.com/);
  expect(policy).toMatch(/form-action [^;]*https:\/\/checkout\.stripe\.com https:\/\/hooks\.stripe\.com/);
});

it('lets a page that leads to Stripe post there, but run none of its script', () => {
  const policy = contentSecurityPolicy({ stripePage: 'http://127.0.0.1:4242/v3/' });
  expect(policy).toMatch(/form-action [^;]*127\.0\.0\.1:4242 [^;]*https:\/\/checkout\.stripe\.com/);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-src 'none'");
});
