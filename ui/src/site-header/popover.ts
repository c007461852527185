/** Attributes of a popover and of the button that opens it, which React's types do not know yet. */
export const popover = (id: string) => ({ id, popover: 'auto' });
export const opens = (id: string) => ({ popovertarget: id });
