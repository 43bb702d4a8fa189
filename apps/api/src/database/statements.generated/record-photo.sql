insert into photo (id, width, height, widths, placeholder, bytes, delete_after) select record.id, record.width, record.height, record.widths, record.placeholder, record.bytes, now() + $2::int * interval '1 hour' from rows from (
  jsonb_to_recordset($1::jsonb) as ("id" uuid, "width" integer, "height" integer, "widths" integer[], "placeholder" text, "bytes" integer)
) with ordinality as record (id, width, height, widths, placeholder, bytes, place)
