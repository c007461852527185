import { callApi, type Reply, type StripeError } from './api-calls';
import type { CardChange, CardOptions, CardQuestion, FromFrame, ToFrame } from './card-messages';
import {
  brandOf,
  type CardText,
  digitsOf,
  type FieldName,
  groupExpiry,
  groupNumber,
  rules,
} from './card-rules';

const NAMES: FieldName[] = ['number', 'expiry', 'cvc', 'zip'];
const byId = <Type extends HTMLElement>(id: string) => document.getElementById(id) as Type;
const inputs = Object.fromEntries(NAMES.map((id) => [id, byId<HTMLInputElement>(id)])) as Record<
  FieldName,
  HTMLInputElement
>;
const form = byId<HTMLFormElement>('card');
const left = new Set<string>();
let port: MessagePort | undefined;
let lastChange = '';
let asksZip = true;

const tell = (message: FromFrame) => port?.postMessage(message);
const asked = () => NAMES.filter((name) => name !== 'zip' || asksZip);
const typed = () => Object.fromEntries(NAMES.map((name) => [name, inputs[name].value])) as CardText;

/** The first error; an incomplete field counts once the person has left it, or at the end. */
function findProblem(isAtEnd: boolean): { name: FieldName; error: StripeError } | null {
  for (const name of asked()) {
    const error = rules[name](typed(), new Date());
    const isUnfinished = error?.code?.startsWith('incomplete_');
    const isWorthSaying = !isUnfinished || isAtEnd || (left.has(name) && inputs[name].value !== '');
    if (error && isWorthSaying) return { name, error };
  }
  return null;
}

function tellChange(isAtEnd = false): void {
  const found = findProblem(isAtEnd);
  for (const name of asked()) {
    const isWrong = found?.name === name;
    if (isWrong) inputs[name].setAttribute('aria-invalid', 'true');
    else inputs[name].removeAttribute('aria-invalid');
    byId(`${name}-error`).textContent = isWrong ? found.error.message : '';
  }
  const event: CardChange = {
    elementType: 'card',
    empty: asked().every((name) => inputs[name].value === ''),
    complete: asked().every((name) => !rules[name](typed(), new Date())),
    error: found?.error,
    brand: brandOf(inputs.number.value).brand,
    value: { postalCode: inputs.zip.value },
  };
  const change = JSON.stringify(event);
  if (change !== lastChange) tell({ type: 'change', event });
  lastChange = change;
}

/** Writes the grouped text back without moving the caret from where the person types. */
function regroup(input: HTMLInputElement, group: (text: string) => string): void {
  const caret = input.selectionStart ?? input.value.length;
  const digitsBefore = digitsOf(input.value.slice(0, caret)).length;
  const isAtEnd = caret === input.value.length;
  const grouped = group(input.value);
  if (grouped === input.value) return;
  input.value = grouped;
  if (isAtEnd) return;
  let place = 0;
  for (let seen = 0; seen < digitsBefore && place < grouped.length; place += 1) {
    if (/\d/.test(grouped.charAt(place))) seen += 1;
  }
  input.setSelectionRange(place, place);
}

function applyOptions({ style, hidePostalCode, disabled, value }: CardOptions): void {
  const { color, fontFamily, fontSize } = style?.base ?? {};
  const looks = {
    '--color': color,
    '--font': fontFamily,
    '--size': fontSize,
    '--bad': style?.invalid?.color,
    '--hint': style?.base?.['::placeholder']?.color,
  };
  for (const [name, look] of Object.entries(looks)) {
    if (look) document.documentElement.style.setProperty(name, look);
  }
  if (hidePostalCode !== undefined) {
    asksZip = !hidePostalCode;
    byId('zip-field').hidden = hidePostalCode;
  }
  if (disabled !== undefined) for (const name of NAMES) inputs[name].disabled = disabled;
  if (value?.postalCode !== undefined) inputs.zip.value = value.postalCode;
}

/** Sends the card to this frame's own server and answers with the token or method for it. */
async function send({ type, data: { key, card: more, ...data } }: CardQuestion): Promise<Reply> {
  const found = findProblem(true);
  if (found) {
    tellChange(true);
    return { error: found.error };
  }
  const { number, expiry, cvc, zip } = typed();
  const [exp_month, exp_year] = expiry.split(' / ');
  const card = { number: digitsOf(number), exp_month, exp_year, cvc };
  const place = asksZip && zip.trim() !== '' ? zip.trim() : undefined;
  if (type === 'token') {
    return callApi(key, 'POST', '/v1/tokens', { card: { ...card, address_zip: place, ...(more as object) } });
  }
  const details = (data.billing_details ?? {}) as { address?: object };
  const billing = { ...details, address: { postal_code: place, ...details.address } };
  return callApi(key, 'POST', '/v1/payment_methods', { ...data, card, billing_details: billing });
}

async function hear(message: ToFrame): Promise<void> {
  if (message.type === 'update') applyOptions(message.options);
  else if (message.type === 'take-focus') inputs.number.focus();
  else if (message.type === 'give-focus') (document.activeElement as HTMLElement | null)?.blur();
  else if (message.type === 'clear') {
    for (const name of NAMES) inputs[name].value = '';
    left.clear();
    tellChange();
  } else if ('id' in message) tell({ type: 'reply', id: message.id, reply: await send(message) });
}

const groups: Partial<Record<FieldName, (text: string) => string>> = {
  number: groupNumber,
  expiry: groupExpiry,
  cvc: digitsOf,
};

function regroupField(name: FieldName): void {
  const group = groups[name];
  if (group) regroup(inputs[name], group);
}

form.addEventListener('input', ({ target }) => {
  regroupField((target as HTMLInputElement).id as FieldName);
  tellChange();
});
form.addEventListener('focusin', () => tell({ type: 'focus' }));
form.addEventListener('focusout', ({ target, relatedTarget }) => {
  left.add((target as HTMLElement).id);
  tellChange();
  if (!relatedTarget) tell({ type: 'blur' });
});
form.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') tell({ type: 'escape' });
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  tell({ type: 'submit' });
});

window.addEventListener(
  'message',
  ({ data, ports, source }: MessageEvent<{ type: string; options: CardOptions }>) => {
    if (port || source !== window.parent || data.type !== 'open') return;
    port = ports[0];
    if (!port) return;
    port.onmessage = (message: MessageEvent<ToFrame>) => void hear(message.data);
    const isTypedEarly = NAMES.some((name) => inputs[name].value !== '');
    applyOptions(data.options);
    const height = () => Math.ceil(form.getBoundingClientRect().height);
    new ResizeObserver(() => tell({ type: 'height', height: height() })).observe(form);
    tell({ type: 'ready' });
    if (!isTypedEarly) return;
    NAMES.forEach(regroupField);
    lastChange = '';
    tellChange();
  },
);
