with refunded as (
  select key, count from attempt_counter where key = any ($1) order by key for update
),
decremented as (
  update attempt_counter counter set count = counter.count - 1
  from refunded where counter.key = refunded.key and refunded.count > 1
)
delete from attempt_counter counter
using refunded where counter.key = refunded.key and refunded.count <= 1
