-- A link names its file; the row that refers to the file says whether it may still be opened.
create index appointments_report on appointments (report_key) where report_key is not null;
-- Files from before sealing by person.
create index appointments_report_plain on appointments (id) where report_key not like '%.sealed';
create index insurance_images_plain on insurance_images (key) where appointment_id is not null and key not like '%.sealed';
