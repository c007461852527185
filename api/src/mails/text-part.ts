/** What the package that makes text of HTML gives a formatter; it has no types of its own. */
interface Tag {
  attribs: { href: string };
  children: Tag[];
}
type Walk = (children: Tag[], builder: Builder) => void;
interface Builder {
  openBlock(lines: { leadingLineBreaks: number }): void;
  closeBlock(lines: { trailingLineBreaks: number }): void;
  addInline(text: string, how?: { noWordTransform: boolean }): void;
  addLineBreak(): void;
}

/** A row of a table: its cells on one line, the first as a label. */
const row = (tag: Tag, walk: Walk, builder: Builder) => {
  builder.openBlock({ leadingLineBreaks: 1 });
  tag.children.forEach((cell, index) => {
    if (index === 1) builder.addInline(': ');
    walk(cell.children, builder);
  });
  builder.closeBlock({ trailingLineBreaks: 1 });
};

/** A button: its words, and below them an address that nothing else touches. */
const button = (tag: Tag, walk: Walk, builder: Builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  walk(tag.children, builder);
  builder.addInline(':');
  builder.addLineBreak();
  builder.addInline(tag.attribs.href, { noWordTransform: true });
  builder.closeBlock({ trailingLineBreaks: 2 });
};

/** How the plain-text part is made from the letter: headings as they are spelled, and no table. */
export const textPart = {
  formatters: { button, row },
  selectors: [
    { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 2 } },
    { selector: 'h2', options: { uppercase: false } },
    { selector: 'ol', options: { leadingLineBreaks: 1 } },
    { selector: 'a[data-text=button]', format: 'button' },
    { selector: 'tr[data-text=row]', format: 'row' },
  ],
};
