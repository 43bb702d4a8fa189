/**
 * The techniques of a row `step` as JSON, in text order: `StepTechniqueView` in step-technique.view.ts.
 * Leaves out the rows that mean "no technique here".
 */
const STEP_TECHNIQUES = `coalesce((
  select json_agg(json_build_object(
    'id', shown.id,
    'order', shown.position,
    'techStepId', shown.tech_step_id,
    'key', tech_step.key,
    'source', shown.source,
    'start', shown.span_start,
    'end', shown.span_end,
    'ingredients', shown.ingredients,
    'utensils', shown.utensils,
    'duration', shown.duration,
    'temperature', shown.temperature
  ) order by shown.position)
  from (
    select technique.*, row_number() over (order by span_start, technique.id) as position
    from step_technique technique
    where technique.step_id = step.id and technique.tech_step_id is not null
  ) shown
  join tech_step on tech_step.id = shown.tech_step_id
), '[]')`;

/**
 * What was detected in a row `step`, as fields of its JSON. A correction by a person may also mean "no
 * technique here".
 */
export const DETECTION_FIELDS = `
  'analysed', step.detector_version is not null,
  'corrected', exists (
    select from step_technique technique
    where technique.step_id = step.id and technique.source = 'manual'
  ),
  'techSteps', ${STEP_TECHNIQUES}`;

/** `$1` the step. */
export const TECHNIQUES_OF_STEP = `select ${STEP_TECHNIQUES} as "techSteps" from step where step.id = $1`;
