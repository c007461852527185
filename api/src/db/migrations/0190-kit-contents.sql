-- What a kit's picture is drawn from: its sign and what is in its box.
alter table products add column emblem text
  check (emblem in ('sun', 'four', 'wings', 'two', 'three', 'beans', 'fields', 'hex', 'curve', 'cells'));
alter table products add column contents jsonb not null default '[]' check (
  jsonb_typeof(contents) = 'array'
  and not jsonb_path_exists(contents, '$[*] ? (!(@.count >= 1 && @.count <= 12) ||
    !(@.piece == "card" || @.piece == "lancet" || @.piece == "tube" || @.piece == "swab" || @.piece == "cup" ||
      @.piece == "strip" || @.piece == "pouch" || @.piece == "bag" || @.piece == "mailer" || @.piece == "padded" ||
      @.piece == "steps"))')
);
-- Who measures and who reviews; shown only if known.
alter table products add column lab_name text;
alter table products add column clia_number text;
alter table products add column reviewer text;
