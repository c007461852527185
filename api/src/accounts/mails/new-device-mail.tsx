import { formatInZone, SHOP_ZONE } from '@larkwell/contracts/time';
import { ActionLink, Letter, Paragraph, TextLink } from '../../mails';

export interface NewDeviceMailProps {
  /** The time of the sign-in, an instant in UTC. */
  at: string;
  /** Browser and platform in words; null when the browser did not say. */
  device: string | null;
  forgotLink: string;
  sessionsLink: string;
}

/** `Friday, November 20, 2026 at 10:07 PM Eastern Time`. */
export const newDeviceTime = (at: string): string =>
  `${formatInZone(at, SHOP_ZONE, 'dddd, MMMM D, YYYY [at] h:mm A')} Eastern Time`;

/** Tells an account's owner about a sign-in from a new device. */
export function NewDeviceMail({ at, device, forgotLink, sessionsLink }: NewDeviceMailProps) {
  return (
    <Letter preview="Someone signed in on a new device" heading="A new sign-in to your account">
      <Paragraph>
        Someone signed in to your account with your password on a new device.
        <br />
        <strong>When:</strong> {newDeviceTime(at)}
        <br />
        <strong>Device:</strong> {device ?? 'Unknown'}
      </Paragraph>
      <Paragraph>If that was you, you do not need to do anything.</Paragraph>
      <Paragraph>If not, set a new password right away. That signs out every device.</Paragraph>
      <ActionLink href={forgotLink}>Set a new password</ActionLink>
      <Paragraph>
        <TextLink href={sessionsLink}>See where you are signed in</TextLink>
      </Paragraph>
    </Letter>
  );
}
