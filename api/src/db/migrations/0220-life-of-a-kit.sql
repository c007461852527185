-- When an order's box was packed, and when the laboratory had a kit's sample.
alter table orders add column packed_at timestamptz;
alter table kits add column received_at timestamptz;
