select technique.step_id as "stepId", technique.id, technique.tech_step_id as "techStepId",
technique.source, technique.span_start as start, technique.span_end as "end",
technique.ingredients, technique.utensils, technique.duration, technique.temperature,
technique.during
from unnest($1::int[]) as wanted (id)
join step_technique technique on technique.step_id = wanted.id and technique.step_id between wanted.id and wanted.id
order by technique.step_id, technique.span_start, technique.id
