import type { KitEmblem } from '@larkwell/contracts/products/kit-contents';
import type { MailAttachment } from '../services';
import pictures from './emblem-pictures.json';
import { painted } from './paints';
import { codeFont, small, unclipped } from './type';

/** A kit's sign, as on its sleeve. */
export interface Sign {
  category: string;
  emblem: KitEmblem;
}

const drawn: Record<string, string> = pictures;
const keyOf = ({ category, emblem }: Sign) => `${category} ${emblem}`;
const cidOf = (sign: Sign) => `${sign.category}-${sign.emblem}@larkwell`;

/** The pictures of these signs, each once, to go along with a mail. A sign that was never drawn is left out. */
export function attachSigns(signs: readonly Sign[]): MailAttachment[] {
  const once = new Map(signs.map((sign) => [keyOf(sign), sign]));
  return [...once].flatMap(([key, sign]): MailAttachment[] =>
    drawn[key] === undefined
      ? []
      : [
          {
            filename: `${sign.emblem}.png`,
            contentType: 'image/png',
            content: drawn[key],
            encoding: 'base64',
            cid: cidOf(sign),
          },
        ],
  );
}

interface KitRowProps {
  sign: Sign;
  name: string;
  /** As printed inside the lid. */
  kitId: string;
  /** What goes along with the mail. */
  attached: readonly MailAttachment[];
}

/** A kit of a parcel: its sign, as on the box, beside its name and ID. */
export function KitRow({ sign, name, kitId, attached }: KitRowProps) {
  const hasPicture = attached.some(({ cid }) => cid === cidOf(sign));
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '12px 0' }}>
      <tbody>
        <tr>
          {hasPicture && (
            <td width={72} style={{ verticalAlign: 'top' }} data-skip-in-text="true">
              <img src={`cid:${cidOf(sign)}`} width={56} height={56} alt="" style={{ display: 'block' }} />
            </td>
          )}
          <td style={unclipped}>
            <strong>{name}</strong>
            <br />
            <span {...painted({ ink: 'quiet' }, small)}>
              Kit ID <span style={codeFont}>{kitId}</span>
              {hasPicture && <span data-skip-in-text="true">, on the box with this sign</span>}
            </span>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
