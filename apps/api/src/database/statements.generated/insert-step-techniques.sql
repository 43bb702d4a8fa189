insert into step_technique (id, step_id, tech_step_id, source, span_start, span_end, ingredients, utensils, duration, temperature, during) overriding system value
select coalesce(record.id, nextval('step_technique_id_seq')), record.step_id, record.tech_step_id, record.source, record.span_start, record.span_end, record.ingredients, record.utensils, record.duration, record.temperature, record.during
from rows from (
  jsonb_to_recordset($1::jsonb) as ("stepId" integer, "techStepId" integer, "source" text, "spanStart" integer, "spanEnd" integer, "ingredients" jsonb, "utensils" jsonb, "duration" jsonb, "temperature" jsonb, "during" boolean, "id" int)
) with ordinality as record (step_id, tech_step_id, source, span_start, span_end, ingredients, utensils, duration, temperature, during, id, place) join step on step.id = record.step_id
